import { expect, test } from 'vitest';
import { centsFromEuros, centsFromText, eurosText, formatEuro, formatMoney } from './index.ts';

test.each([
  ['129', 12900],
  ['129,9', 12990],
  [' 0.10 ', 10],
  ['999999.99', 99999999],
  ['1 249,90', 124990],
  ['1\u00a0249,90', 124990],
  ['12\u202f000', 1200000],
  ['1\u00a0249,90\u00a0€', 124990],
  ['35€', 3500],
])('%s is read as %i cents', (text, cents) => {
  expect(centsFromText(text)).toBe(cents);
});

test.each([
  '',
  '-1',
  '19.999',
  '1e3',
  '1 00',
  '1  000',
  '10 0000',
  '1 000 000',
  '1000 000',
  '1\n000',
  '€',
  '1 € 50',
  '1000000',
  'NaN',
  '٣',
])('%j is not an amount', (text) => {
  expect(centsFromText(text)).toBeNull();
});

test.each([Number.NaN, -1, Number.POSITIVE_INFINITY, 0.001, null, undefined, {}, [12]])(
  '%s is not an amount',
  (value) => {
    expect(centsFromEuros(value)).toBeNull();
  },
);

test('every cent up to 2,000 euros survives the way to euros and back', () => {
  for (let cents = 0; cents <= 200_000; cents += 1) {
    expect(centsFromEuros(cents / 100)).toBe(cents);
  }
});

test('what the shop shows is read back as the same amount', () => {
  for (const cents of [1, 99, 99_999, 100_000, 124_990, 99_999_999])
    expect(centsFromText(formatEuro(cents))).toBe(cents);
});

test('prices are shown with no-break spaces and a comma [spec-5]', () => {
  expect(formatEuro(124900)).toBe('1\u00a0249,00\u00a0€');
  expect(eurosText(124905)).toBe('1249.05');
});

test('an amount in another currency keeps its currency, also an unknown one', () => {
  expect(formatMoney(1, 'EUR')).toBe('0,01\u00a0€');
  expect(formatMoney(12_345, 'USD')).toBe('123,45\u00a0$');
  expect(formatMoney(500, 'x1')).toBe('5,00\u00a0x1');
});
