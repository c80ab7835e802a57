import { expect, test } from 'vitest';
import { spaceOf } from './disk.ts';

const GB = 1_000_000_000;

test.each([
  [{ freeBytes: 0.9 * GB, totalBytes: 5 * GB }, 'wrong', '900 MB of 5.0 GB free (18 %)'],
  [{ freeBytes: 9 * GB, totalBytes: 100 * GB }, 'look', '9.0 GB of 100.0 GB free (9 %)'],
])('a disk with little space is found: %o', (space, level, words) => {
  expect(spaceOf({ name: 'MAIL_DIR', ...space })).toEqual([
    expect.objectContaining({ level, says: expect.stringContaining(`The disk of MAIL_DIR has ${words}`) }),
  ]);
});

test('a disk with a tenth free is fine', () => {
  expect(spaceOf({ name: 'MAIL_DIR', freeBytes: 10 * GB, totalBytes: 100 * GB })).toEqual([]);
});
