import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../../vitest.config.ts';
import { root } from '../src/config.ts';

type Project = { test: { name: string; include: string[]; exclude?: string[] } };

const projects = (config as { test: { projects: Project[] } }).test.projects.map((project) => project.test);

test('every test file of the repository is run, and by one kind of test only', () => {
  const folders = '{packages,services}/*/{src,test}/**';
  const files = [folders, '{storefront,admin}/{src,test}/**', 'docs/**'].flatMap((folder) =>
    globSync(`${folder}/*.test.{ts,tsx}`, { cwd: root }),
  );
  const homesOf = (file: string) =>
    projects
      .filter(({ include }) => include.some((pattern) => matchesGlob(file, pattern)))
      .filter(({ exclude = [] }) => !exclude.some((pattern) => matchesGlob(file, pattern)))
      .map(({ name }) => name);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => homesOf(file).length !== 1)).toEqual([]);
});
