import { expect, test } from 'vitest';
import {
  asCall,
  changesFromStorage,
  idsFromStorage,
  mergedChanges,
  pendingAfter,
  undoing,
  withChanges,
} from './wishlist-ids.ts';

test('a stored list is read, and nonsense is an empty one', () => {
  expect(idsFromStorage('["a","b","a",1,null,""]')).toEqual(['a', 'b']);
  for (const bad of [null, '', '{', '{"a":1}', '"a"']) expect(idsFromStorage(bad)).toEqual([]);
});

test('stored changes are read, and nonsense is none', () => {
  expect(changesFromStorage('{"a":true,"b":false,"c":1}')).toEqual({ a: true, b: false });
  for (const bad of [null, '', '{', '[]', '"a"', '3']) expect(changesFromStorage(bad)).toEqual({});
});

test('a product is in the list once, the newest first [spec-80]', () => {
  expect(withChanges(['a'], { b: true, c: true })).toEqual(['c', 'b', 'a']);
  expect(withChanges(['b', 'a'], { a: true })).toEqual(['b', 'a']);
  expect(withChanges(['b', 'a'], { b: false, x: false })).toEqual(['a']);
});

test('the last word on a product counts, and comes last', () => {
  const merged = mergedChanges({ a: true, b: true }, { a: false });
  expect(Object.entries(merged)).toEqual([
    ['b', true],
    ['a', false],
  ]);
  expect(asCall(mergedChanges(merged, { c: true }))).toEqual({ add: ['c', 'b'], remove: ['a'] });
});

test('applied changes are not pending, unless the visitor changed them again', () => {
  expect(pendingAfter({ a: true, b: false }, { a: true, b: true })).toEqual({ b: false });
});

test('undoing touches only what really changed', () => {
  expect(undoing(['a'], { a: true, b: true })).toEqual({ b: false });
  expect(undoing(['a'], { a: false, b: false })).toEqual({ a: true });
});
