import { MAX_WISHLIST } from '@shop/contracts/limits';
import { expect, test } from 'vitest';
import { idsFromStorage, joined, withId, withoutId } from './wishlist-ids.ts';

test('a stored list is read, and nonsense is an empty one', () => {
  expect(idsFromStorage('["a","b","a",1,null,""]')).toEqual(['a', 'b']);
  for (const bad of [null, '', '{', '{"a":1}', '"a"']) expect(idsFromStorage(bad)).toEqual([]);
});

test('a product is in the list once, the newest first', () => {
  expect(withId(['a'], 'b')).toEqual(['b', 'a']);
  expect(withId(['b', 'a'], 'a')).toEqual(['b', 'a']);
  expect(withoutId(['b', 'a'], 'b')).toEqual(['a']);
});

test('a login joins this browser’s own list with the account’s', () => {
  expect(joined(['a', 'b'], ['b', 'c'], false)).toEqual(['a', 'b', 'c']);
});

test('a list that is an account’s already gives way to what the account says', () => {
  expect(joined(['a'], ['b'], true)).toEqual(['b']);
});

test('a joined list keeps to its bound', () => {
  const many = Array.from({ length: 150 }, (_, index) => `l${index}`);
  const more = Array.from({ length: 150 }, (_, index) => `r${index}`);
  expect(joined(many, more, false)).toHaveLength(MAX_WISHLIST);
});
