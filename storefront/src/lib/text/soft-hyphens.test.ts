import { expect, test } from 'vitest';
import { softHyphens } from './soft-hyphens.ts';

const visible = (text: string): string => softHyphens(text).replaceAll('\u00ad', '·');

test('a long compound may be broken at its syllables, but not close to its ends', () => {
  expect(visible('Kirjoneulottu suomenlampaanvillapaita')).toBe('Kirjoneulottu suomen·lam·paan·vil·la·paita');
});

test('a word as long as a search accepts may be broken at each of its syllables', () => {
  const word = 'villasukkalankakerä'.repeat(3);
  const [first = '', ...others] = visible(word).split('·');
  expect([first, ...others].join('')).toBe(word);
  expect(first).toBe('villa');
  expect(others.every((syllable) => syllable.length <= 5)).toBe(true);
});

test('words that fit on a line stay as they are', () => {
  for (const text of ['Sarastus-villapaita', 'Rinne-lanka, kolme vyyhtiä', 'Pesty pellava'])
    expect(softHyphens(text)).toBe(text);
});
