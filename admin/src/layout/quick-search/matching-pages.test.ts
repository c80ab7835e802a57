import { expect, test } from 'vitest';
import { matchingPages } from './matching-pages.ts';

const pages = ['Lähetettävät', 'Kaupan peruutukset', 'Asiakkaat'].map((label) => ({ label }));
const found = (words: string) => matchingPages(pages, words).map(({ label }) => label);

test('a page is found by the beginnings of its words, without accents and in any order', () => {
  expect(found('LAHE')).toEqual(['Lähetettävät']);
  expect(found('peru kaup')).toEqual(['Kaupan peruutukset']);
  expect(found('a')).toEqual(['Asiakkaat']);
});

test('nothing is found without words, or when one of them fits nothing', () => {
  expect(found('  ')).toEqual([]);
  expect(found('kaupan asiakkaat')).toEqual([]);
});
