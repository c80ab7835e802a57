import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readReport } from './test-report.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-report-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function report(testResults: object[]) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ testResults }));
  return readReport(file, '/shop');
}

test('tests that passed are counted, tests that failed are named with their reason', () => {
  const assertionResults = [
    { fullName: 'adds up', status: 'passed' },
    { fullName: 'rounds', status: 'failed', failureMessages: ['expected 1 to be 2\n    at …'] },
  ];
  expect(report([{ name: '/shop/a.test.ts', status: 'failed', assertionResults }])).toEqual({
    passed: 1,
    failures: ['a.test.ts › rounds: expected 1 to be 2'],
  });
});

test('a file that did not load counts as one failure', () => {
  const result = {
    name: '/shop/b.test.ts',
    status: 'failed',
    message: 'Cannot find x',
    assertionResults: [],
  };
  expect(report([result])).toEqual({ passed: 0, failures: ['b.test.ts: Cannot find x'] });
});

test('no report counts nothing', () => {
  expect(readReport(join(folder, 'none.json'), '/shop')).toEqual({ passed: 0, failures: [] });
});
