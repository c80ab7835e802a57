import type { OrderLine } from '@shop/contracts';
import { expect, test } from 'vitest';
import { linePicture, lineText } from './order-text.ts';

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

test('a line says its size, its model when there are several, and how many', () => {
  expect(lineText(line)).toBe('S · Malli 2 · 2 kpl');
  expect(lineText({ ...line, images: ['/one'], size: 'ONE', quantity: 1 })).toBe('Yksi koko · 1 kpl');
  expect(linePicture(line)).toBe('/two');
  expect(linePicture({ ...line, variant: 9 })).toBe('/one');
});
