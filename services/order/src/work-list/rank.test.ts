import { expect, test } from 'vitest';
import { rankBetween, rankByAge } from './rank.ts';

const lines = (count: number) => Array.from({ length: count }, (_, line) => rankByAge(new Date(1e12), line));

test('older lines come first, and a line of one order after the one before it', () => {
  const ranks = [rankByAge(new Date(5), 49), ...lines(50), rankByAge(new Date(2e12), 0)];
  expect(ranks.toSorted()).toEqual(ranks);
  expect(new Set(ranks.map(({ length }) => length)).size).toBe(1);
});

test.each(['always above the same one', 'always below the same one', 'anywhere'])(
  'two hundred pieces are put between others, %s',
  (where) => {
    const ranks = lines(3);
    for (let step = 0; step < 200; step += 1) {
      const all = where === 'anywhere' ? (step * 7) % ranks.length : 1;
      const at = where === 'always below the same one' ? ranks.length - 1 : all;
      const [low = '', high = null] = [ranks[at - 1], ranks[at]];
      const rank = rankBetween(low, high);
      expect(rank > low && (high === null || rank < high), `${low} ${rank} ${high}`).toBe(true);
      ranks.splice(at, 0, rank);
    }
    expect(ranks.toSorted()).toEqual(ranks);
  },
);

test('there is room before the first rank and after the last', () => {
  const [first = ''] = lines(1);
  expect(rankBetween('', first) < first).toBe(true);
  let last = first;
  for (let step = 0; step < 200; step += 1) {
    const next = rankBetween(last, null);
    expect(next > last).toBe(true);
    last = next;
  }
});
