import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { missingTests } from './named-tests.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (document: string): string => readFileSync(resolve(root, 'docs', document), 'utf8');
const text = read('specification-coverage.md');

/** The names of tests in a document: `path/to/file.test.ts › title`, in backticks. */
const namedIn = (document: string): string[] =>
  [...document.matchAll(/`([\w./-]+\.test\.tsx? › [^`]+)`/g)].map(([, name = '']) => name);
const rows = text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:Point|---)/.test(line));

test.each([
  ['specification-coverage.md', 100],
  ['security.md', 30],
  ['law.md', 15],
])('every test that %s names exists', (document, atLeast) => {
  const named = namedIn(read(document));
  expect(missingTests(named)).toEqual([]);
  expect(named.length).toBeGreaterThan(atLeast);
});

test('every point of the specification is done or a deviation, and names what proves it', () => {
  const unproven = rows.filter((row) => !/^\| .+ \| (?:done|deviation) \| .*› .*\|$/.test(row));
  expect(unproven).toEqual([]);
  expect(rows.length).toBeGreaterThan(80);
});
