import { expect, test } from 'vitest';
import { countedSearch, dropHalfTyped } from './search-miss.ts';

test('a search is counted by its words alone, however it is written', () => {
  expect(countedSearch('  Polyesteri   Paita ')).toBe('polyesteri paita');
  expect(countedSearch('x'.repeat(500))).toHaveLength(64);
});

test.each(['ab', '  ', '12 34', 'anna@example.fi', 'anna 040 123 4567', '🧶🧶🧶'])(
  '%j is not counted',
  (keyword) => {
    expect(countedSearch(keyword)).toBeNull();
  },
);

test('a half-typed word is left out when the complete word was searched too', () => {
  const miss = (words: string) => ({ words, times: 1, lastAt: '' });
  const completeWords = dropHalfTyped(['pol', 'polyes', 'polyesteri', 'nylon'].map(miss));
  expect(completeWords.map(({ words }) => words)).toEqual(['polyesteri', 'nylon']);
});
