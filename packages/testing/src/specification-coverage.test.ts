import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const read = (document: string): string => readFileSync(resolve(root, 'docs', document), 'utf8');
const text = read('specification-coverage.md');

/** `path/to/file.test.ts › title`, as a document names a test. */
const namedIn = (document: string) =>
  [...document.matchAll(/`([\w./-]+\.test\.tsx?) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));
const rows = text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:Point|---)/.test(line));

/** The titles of a file's tests, as they stand in its source. */
function titlesOf(file: string): string[] {
  const source = readFileSync(resolve(root, file), 'utf8');
  return [...source.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])+)\1,\s*(?:async\b|\(|\{)/g)].map(
    ([, , title = '']) => title,
  );
}

test.each([
  ['specification-coverage.md', 100],
  ['security.md', 30],
  ['law.md', 15],
])('every test that %s names exists', (document, atLeast) => {
  const named = namedIn(read(document));
  const titles = new Map<string, string[]>();
  const missing = named.filter(({ file, title }) => {
    if (!existsSync(resolve(root, file))) return true;
    if (!titles.has(file)) titles.set(file, titlesOf(file));
    return !titles.get(file)?.includes(title);
  });
  expect(missing.map(({ file, title }) => `${file} › ${title}`)).toEqual([]);
  expect(named.length).toBeGreaterThan(atLeast);
});

test('every point of the specification is done or a deviation, and names what proves it', () => {
  const unproven = rows.filter((row) => !/^\| .+ \| (?:done|deviation) \| .*› .*\|$/.test(row));
  expect(unproven).toEqual([]);
  expect(rows.length).toBeGreaterThan(80);
});
