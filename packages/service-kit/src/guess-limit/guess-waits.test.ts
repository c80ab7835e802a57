import { expect, test } from 'vitest';
import { FAILURE_WINDOW_MS, waitsOfPlace, waitsOfStrangers } from './guess-waits.ts';

test('the first five mistakes cost nothing, then the pause doubles up to the window', () => {
  const waits = waitsOfPlace('production');
  expect([0, 4, 5, 6, 7].map((count) => waits[count])).toEqual([0, 0, 15_000, 30_000, 60_000]);
  expect(waits.at(-1)).toBe(FAILURE_WINDOW_MS);
});

test('strangers have ten tries together, then the whole window', () => {
  const waits = waitsOfStrangers('production');
  expect([0, 9, 10].map((count) => waits[count])).toEqual([0, 0, FAILURE_WINDOW_MS]);
});

test('a developer who tries the shop at home is not locked out', () => {
  expect([49, 50].map((count) => waitsOfPlace('local')[count])).toEqual([0, 15_000]);
  expect([99, 100].map((count) => waitsOfStrangers('local')[count])).toEqual([0, FAILURE_WINDOW_MS]);
});
