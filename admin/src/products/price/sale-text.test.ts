import { expect, test } from 'vitest';
import { saleNote, saleNow } from './sale-text.ts';

const product = {
  price: 100,
  salePrice: 80,
  saleStart: '2026-11-27T07:00:00.000Z',
  saleEnd: '2026-11-30T22:00:00.000Z',
};
const campaign = { id: 'abcdefgh', salePrice: 60, saleStart: '2026-12-05T10:00:00.000Z', saleEnd: '' };

test('the current price is the product’s own sale, unless the server says otherwise', () => {
  expect(saleNow(product)).toBe(80);
  expect(saleNow({ ...product, priceNow: 100 })).toBe(0);
  expect(saleNow({ ...product, priceNow: 60 })).toBe(60);
});

test('the note beside the price says when the sale ends, or when the next one begins', () => {
  expect(saleNote(product, new Date('2026-11-01T00:00Z'))).toBe('alennus 27.11.2026 klo 9.00 alkaen');
  expect(saleNote({ ...product, campaigns: [campaign] }, new Date('2026-11-28T00:00Z'))).toBe(
    'alennus 1.12.2026 klo 0.00 asti',
  );
  expect(saleNote({ ...product, campaigns: [campaign] }, new Date('2026-12-02T00:00Z'))).toBe(
    'alennus 5.12.2026 klo 12.00 alkaen',
  );
  expect(saleNote({ ...product, saleStart: '', saleEnd: '' }, new Date())).toBe('');
});
