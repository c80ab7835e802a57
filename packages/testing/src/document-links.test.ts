import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const files = globSync(['**/*', '.{github,devcontainer}/**/*'], {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|dist|\.astro|\.turbo|\.git|\.data.*|originals)$/.test(name),
});
const documents = files.filter((file) => file.endsWith('.md'));

const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
const FILE_IN_CODE = /`((?:[\w@.[\]-]+\/)+[\w.[\]-]+\.(?:astro|cjs|json|mjs|tsx?|ya?ml))`/g;

/** Returns links that lead to no file, and paths in backticks that no file of the repository ends with. */
function broken(file: string, text: string): string[] {
  const links = [...text.replaceAll(/`[^`\n]*`/g, '').matchAll(LINK)].map(([, link = '']) => link);
  const paths = [...text.matchAll(FILE_IN_CODE)].map(([, path = '']) => path);
  return [
    ...links.filter((link) => !existsSync(join(root, dirname(file), link))),
    ...paths.filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`))),
  ].map((reference) => `${file}: ${reference}`);
}

test('every link and every file name in the documents leads to a file', () => {
  expect(documents.length).toBeGreaterThan(80);
  const found = documents.flatMap((file) => broken(file, readFileSync(join(root, file), 'utf8')));
  expect(found, 'links and paths in backticks without a file').toEqual([]);
});

test('a link to no file and a name of no file are found', () => {
  expect(broken('docs/some.md', '[a](none.md#b) [c](security.md#d) `http/none.ts` `src/app.ts`')).toEqual([
    'docs/some.md: none.md',
    'docs/some.md: http/none.ts',
  ]);
});
