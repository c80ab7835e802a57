import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../../vitest.config.ts';
import { root } from '../src/config.ts';

type Project = { test: { name: string; include: string[]; exclude?: string[] } };

const projects = (config as { test: { projects: Project[] } }).test.projects.map((project) => project.test);

const homesOf = (file: string) =>
  projects
    .filter(({ include }) => include.some((pattern) => matchesGlob(file, pattern)))
    .filter(({ exclude = [] }) => !exclude.some((pattern) => matchesGlob(file, pattern)))
    .map(({ name }) => name);

type Run = { place: string; project: string | undefined; file: string };

/** The test files that commands and documents run by name, each with the project that it is looked for in. */
function runsOf(place: string): Run[] {
  // As a program's arguments in a list, or as a line that somebody types.
  const words = readFileSync(join(root, place), 'utf8').replaceAll(/[\s'",`*]+/g, ' ');
  return [...words.matchAll(/vitest run (?:--project (\S+) )?(\S+\.test\.tsx?)/g)].map(
    ([, project, file = '']) => ({ place, project, file }),
  );
}

test('every test file of the repository is run, and by one kind of test only', () => {
  const folders = '{packages,services}/*/{src,test}/**';
  const files = [folders, '{storefront,admin}/{src,test}/**', 'docs/**'].flatMap((folder) =>
    globSync(`${folder}/*.test.{ts,tsx}`, { cwd: root }),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => homesOf(file).length !== 1)).toEqual([]);
});

test('a test file that a command or a document runs by name is there, in the project that is named with it', () => {
  const places = [
    'package.json',
    '*.md',
    'docs/**/*.md',
    '{packages,services}/*/*.md',
    'packages/*/{src,test}/**/*.ts',
  ];
  const runs = places.flatMap((place) => globSync(place, { cwd: root })).flatMap(runsOf);
  const isThere = ({ project, file }: Run) =>
    existsSync(join(root, file)) && (project === undefined || homesOf(file).includes(project));
  for (const name of ['security', 'fuzz'])
    expect(runs.map(({ file }) => file)).toContain(`packages/testing/test/${name}.test.ts`);
  expect(runs.filter((run) => !isThere(run))).toEqual([]);
});
