import { expect, test } from 'vitest';
import { soldUnitCents, unitPrice, unitPriceCents } from './unit-price.ts';

test('the sale price counts when there is one, however prices are written', () => {
  expect(unitPriceCents({ priceCents: 17_900, salePriceCents: 15_900 })).toBe(15_900);
  expect(unitPriceCents({ priceCents: 17_900, salePriceCents: null })).toBe(17_900);
  expect(unitPrice({ price: 179, salePrice: 159.5 })).toBe(159.5);
  expect(unitPrice({ price: 179, salePrice: 0 })).toBe(179);
  expect(soldUnitCents({ price: '179.00', salePrice: '159.00' })).toBe(15_900);
  expect(soldUnitCents({ price: '179.00', salePrice: '' })).toBe(17_900);
  expect(soldUnitCents({ price: '179.00', salePrice: '0.00' })).toBe(17_900);
});
