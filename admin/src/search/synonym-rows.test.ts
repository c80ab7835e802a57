import { expect, test } from 'vitest';
import { groupsOf, rowOf } from './synonym-rows.ts';

test('a row is words with commas, and one of nothing is none', () => {
  expect(groupsOf(['poncho,  viitta ,', ' ', 'pyörö'])).toEqual([['poncho', 'viitta'], ['pyörö']]);
  expect(groupsOf([rowOf(['poncho', 'viitta'])])).toEqual([['poncho', 'viitta']]);
});
