import { expect, test } from 'vitest';
import { lostBesideReturns } from './lost-disputes.ts';

test('a lost dispute that was taken by a reversal counts once, others beside what went back', () => {
  expect(lostBesideReturns([4_000], [4_000])).toBe(0);
  expect(lostBesideReturns([4_000, 4_000], [4_000])).toBe(4_000);
  expect(lostBesideReturns([4_000], [3_000])).toBe(4_000);
  expect(lostBesideReturns([], [4_000])).toBe(0);
});
