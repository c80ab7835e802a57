import { expect, test } from 'vitest';
import { countedSearch, withoutHalfTyped } from './search-miss.ts';

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

test('what was only half typed is left out beside the whole', () => {
  const miss = (words: string) => ({ words, times: 1, lastAt: '' });
  const whole = withoutHalfTyped(['pol', 'polyes', 'polyesteri', 'nylon'].map(miss));
  expect(whole.map(({ words }) => words)).toEqual(['polyesteri', 'nylon']);
});
