import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { documents, givenIds, provingTests, rowsOf, withProofs } from './documents.ts';

const ids = givenIds();
const proofs = provingTests();

test('each id is given once, and a test that runs proves it', () => {
  expect(
    ids.filter((id, index) => ids.indexOf(id) !== index),
    'ids given twice',
  ).toEqual([]);
  expect(
    ids.filter((id) => !proofs.has(id)),
    'ids that no test title ends with',
  ).toEqual([]);
});

test('no test claims to prove a row that does not exist', () => {
  expect(
    [...proofs.keys()].filter((id) => !ids.includes(id)),
    'ids in test titles without a row',
  ).toEqual([]);
});

test.each(documents.map((path) => [basename(path), path]))(
  '%s names the tests as they are now',
  (name, path) => {
    const document = readFileSync(path, 'utf8');
    const command = 'npx node packages/testing/src/proofs/write-documents.ts';
    expect(withProofs(document, proofs), `${name} differs: run ${command}`).toBe(document);
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
