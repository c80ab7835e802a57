import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

test('an item moves and the others close up', () => {
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a'], 0, 0)).toEqual(['a']);
});
