import { expect, test } from 'vitest';
import type { z } from 'zod';
import { newDiscountCodeSchema } from './discount.ts';
import { priceCents, variant, wholeNumber } from './fields.ts';
import { productEditSchema } from './product-input.ts';

test.each([
  ['129,90', 12_990],
  [1249.9, 124_990],
  ['1 249,90', 124_990],
  ['1\u00a0249,90', 124_990],
  ['1\u202f249', 124_900],
  ['1\u00a0249,90\u00a0€', 124_990],
  [' 999 999.99 ', 99_999_999],
])('the price %j is %i cents', (price, cents) => {
  expect(priceCents.parse(price)).toBe(cents);
});

const messageOf = (value: unknown, schema: z.ZodType = priceCents) =>
  schema.safeParse(value).error?.issues[0]?.message.replaceAll('\u00a0', ' ');

test('an invalid price and a price that is too high have different messages', () => {
  for (const price of ['', '0', '-1', '1 24,90', '12 49', '1  249', '19,999', 'paljon', Number.NaN])
    expect(messageOf(price)).toBe('Anna hinta euroina, esimerkiksi 129,90.');
  for (const price of ['1000000', '1 000 000,00', '1 000 000,00 €', 1_000_000, '9999999999999'])
    expect(messageOf(price)).toBe('Enintään 999 999,99 €.');
});

test('an invalid or too high sale price is refused like a price', () => {
  const messageOfSale = (salePrice: unknown) => messageOf({ salePrice }, productEditSchema);
  for (const price of ['0', '-1', '12 49', 'paljon', 0])
    expect(messageOfSale(price)).toBe('Anna hinta euroina, esimerkiksi 129,90.');
  for (const price of ['1000000', '1 000 000,00 €', 1_000_000])
    expect(messageOfSale(price)).toBe('Enintään 999 999,99 €.');
  for (const none of ['', null])
    expect(productEditSchema.parse({ salePrice: none })).toEqual({ salePrice: null });
});

test('a number that is too high is refused with the bound, however long it is', () => {
  for (const count of ['101', '99999999999', 1_000_000])
    expect(messageOf(count, wholeNumber(1, 100))).toBe('Enintään 100.');
  for (const count of ['', '1,5', 'x', '1 0', '10 00', '1  000', '-1', Number.NaN])
    expect(messageOf(count, wholeNumber(1, 100))).toBe('Anna kokonaisluku.');
});

test.each(['1200', '1 200', '1\u00a0200', ' 1\u202f200 ', 1200])('the count %j is 1200', (count) => {
  expect(wholeNumber(0, 1_000_000).parse(count)).toBe(1200);
});

test('a code for many uses is limited by a number as people write it', () => {
  const terms = { code: 'SYYS', kind: 'percent', percent: '10', perBuyer: '' };
  expect(newDiscountCodeSchema.parse({ ...terms, limit: '1 200' })).toMatchObject({
    limit: 1200,
    perBuyer: null,
  });
  for (const limit of ['1 20', 'x', '1,5'])
    expect(newDiscountCodeSchema.safeParse({ ...terms, limit }).error?.issues).toMatchObject([
      { path: ['limit'], message: 'Anna kokonaisluku.' },
    ]);
});

test('invalid terms of a new code are refused at their fields, each with its own message', () => {
  const errorsOf = (terms: object) =>
    Object.fromEntries(
      newDiscountCodeSchema
        .safeParse({ code: 'SYYS', kind: 'percent', percent: '10', ...terms })
        .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
    );
  for (const sum of ['-5', '5,555', 'paljon', null]) {
    expect(errorsOf({ kind: 'amount', amount: sum, minimum: sum })).toEqual({
      amount: 'Anna summa euroina, esimerkiksi 10,00.',
      minimum: 'Anna summa euroina, esimerkiksi 50,00.',
    });
  }
  expect(errorsOf({ minimum: '1000000' }).minimum).toMatch(/^Enintään 999/);
  for (const percent of ['', '20 %', '1,5', '100', 0, null])
    expect(errorsOf({ percent })).toEqual({ percent: 'Anna kokonaisluku 1–99.' });
  expect(errorsOf({ amount: '', minimum: ' ' })).toEqual({});
});

test('a model that is no number is refused, and a missing one is the first', () => {
  expect(messageOf('sininen', variant)).toBe('Anna kokonaisluku.');
  expect([undefined, null, '2', 3].map((model) => variant.parse(model))).toEqual([1, 1, 2, 3]);
});
