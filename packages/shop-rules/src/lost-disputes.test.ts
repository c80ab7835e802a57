import { expect, test } from 'vitest';
import { lostWithoutReturns } from './lost-disputes.ts';

test('a lost dispute that was taken by a reversal counts once, others beside what went back', () => {
  expect(lostWithoutReturns([4_000], [4_000])).toBe(0);
  expect(lostWithoutReturns([4_000, 4_000], [4_000])).toBe(4_000);
  expect(lostWithoutReturns([4_000], [3_000])).toBe(4_000);
  expect(lostWithoutReturns([], [4_000])).toBe(0);
});
