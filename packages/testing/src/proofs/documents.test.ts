import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { documents, givenIds, provingTests, rowsOf, withProofs } from './documents.ts';

const ids = givenIds();
const proofs = provingTests();

test('each id is given once, and a test that runs proves it', () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !proofs.has(id))).toEqual([]);
});

test('no test claims to prove a row that does not exist', () => {
  expect([...proofs.keys()].filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(documents.map((path) => [basename(path), path]))(
  '%s names the tests as they are now',
  (_, path) => {
    const document = readFileSync(path, 'utf8');
    expect(withProofs(document, proofs)).toBe(document);
  },
);

test('no row of a table of proofs lacks its id', () => {
  const rows = documents.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.includes('.test.ts')),
  );
  expect(rows.filter((row) => rowsOf(row).length === 0 && row.startsWith('|'))).toEqual([]);
  expect(rows.length).toBeGreaterThan(250);
});

test('every point of the specification is done or a deviation on purpose', () => {
  const [coverage = ''] = documents;
  const states = new Set(rowsOf(readFileSync(coverage, 'utf8')).map(({ cells }) => cells.at(-1)));
  expect(states).toEqual(new Set(['deviation', 'done']));
});
