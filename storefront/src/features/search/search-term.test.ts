import { expect, test } from 'vitest';
import { searchAddress, searchTerm } from './search-term.ts';

test('a term has at least three characters without the blanks around it [spec-49 spec-107]', () => {
  expect(searchTerm('  vi ')).toBe('');
  expect(searchTerm(' villa ')).toBe('villa');
  expect(searchTerm('a\u0308iti'.slice(0, 3))).toBe('');
  expect(searchTerm('')).toBe('');
});

test('a very long term is cut', () => {
  expect(searchTerm('a'.repeat(500))).toHaveLength(64);
});

test('an empty text leaves no keyword in the address [spec-107]', () => {
  expect(searchAddress('/shop/search', ' villa & pellava ')).toBe('/shop/search?keyword=villa+%26+pellava');
  expect(searchAddress('/shop/search', '   ')).toBe('/shop/search');
});
