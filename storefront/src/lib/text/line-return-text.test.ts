import { expect, test } from 'vitest';
import { lineReturnMarks } from './line-return-text.ts';

const back = { quantity: 1, amount: 54, currency: 'EUR' } as const;
const texts = (...parts: Parameters<typeof lineReturnMarks>[0] & object) =>
  lineReturnMarks(parts).map(({ text }) => text);

test('of a line its buyer reads how many pieces are taken back, and what of their money', () => {
  expect(
    texts(
      { ...back, state: 'withdrawn', amount: 0 },
      { ...back, state: 'arrived', quantity: 2, amount: 0 },
      { ...back, state: 'pending' },
      { ...back, state: 'succeeded' },
    ),
  ).toEqual([
    'Peruutettu 1\u00a0kpl',
    'Peruutettu ja saapunut meille 2\u00a0kpl',
    'Palautus käsittelyssä 1\u00a0kpl, 54,00\u00a0€',
    'Palautettu 1\u00a0kpl, 54,00\u00a0€',
  ]);
  expect(lineReturnMarks()).toEqual([]);
});

test('money refunded by another payment than its pieces is shown as a sum alone', () => {
  expect(texts({ ...back, state: 'succeeded', quantity: 0 })).toEqual(['Palautettu, 54,00\u00a0€']);
});
