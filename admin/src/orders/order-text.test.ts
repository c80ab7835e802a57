import type { OrderLine } from '@shop/contracts';
import { expect, test } from 'vitest';
import { dateText, euroText, linePicture, lineText, momentText, unitCents } from './order-text.ts';

const line: OrderLine = {
  productID: 'p',
  title: 'Sarastus-villapaita',
  images: ['/one', '/two'],
  price: '179.00',
  salePrice: '159.00',
  quantity: 2,
  size: 'S',
  variant: 2,
};

test('a moment is told in Finnish time', () => {
  expect(dateText('2026-11-22T22:30:00.000Z')).toBe('23.11.2026');
  expect(momentText('2026-11-23T06:12:00.000Z')).toBe('23.11.2026 klo 8.12');
});

test.each([undefined, '', 'soon'])('%s is no date', (iso) => {
  expect(dateText(iso)).toBe('N/A');
});

test('the sale price counts when it is above zero', () => {
  expect(unitCents(line)).toBe(15900);
  expect(unitCents({ ...line, salePrice: '' })).toBe(17900);
  expect(unitCents({ ...line, salePrice: '0.00' })).toBe(17900);
});

test('euros have two decimals and a no-break space', () => {
  expect(euroText(1249)).toBe('1\u00a0249,00\u00a0€');
  expect(euroText(undefined)).toBe('0,00\u00a0€');
});

test('a line says its size, its model when there are several, and how many', () => {
  expect(lineText(line)).toBe('S · Malli 2 · 2 kpl');
  expect(lineText({ ...line, images: ['/one'], size: 'ONE', quantity: 1 })).toBe('Yksi koko · 1 kpl');
  expect(linePicture(line)).toBe('/two');
  expect(linePicture({ ...line, variant: 9 })).toBe('/one');
});
