import { expect, test } from 'vitest';
import { bestTitles } from './best-titles.ts';

const products = ['Kulta-koru', 'Aamu-laukku', 'Lämpö-huivi', 'Lampi', 'Villapaita lampaasta'].map(
  (title) => ({
    title,
  }),
);
const best = (words: string) => bestTitles(products, words).map(({ title }) => title);

test('titles that begin so come first, then those with such a word; the given order decides among equals', () => {
  expect(best('LAM')).toEqual(['Lämpö-huivi', 'Lampi', 'Villapaita lampaasta', 'Kulta-koru', 'Aamu-laukku']);
  expect(best('lau aa')[0]).toBe('Aamu-laukku');
  expect(best('')).toEqual(products.map(({ title }) => title));
});
