import { expect, test } from 'vitest';
import { recentFromStorage, withVisit } from './recent.ts';

test('a visited product is remembered once, the newest first, and the oldest are forgotten', () => {
  expect(withVisit(['b', 'a'], 'a')).toEqual(['a', 'b']);
  const many = Array.from({ length: 20 }, (_, index) => `p${index}`).reduce(withVisit, [] as string[]);
  expect(many).toHaveLength(12);
  expect(many[0]).toBe('p19');
});

test('a stored list is read, and nonsense is an empty one', () => {
  expect(recentFromStorage('["a",1,"b"]')).toEqual(['a', 'b']);
  for (const bad of [null, '', '{', '{"a":1}', '3']) expect(recentFromStorage(bad)).toEqual([]);
});
