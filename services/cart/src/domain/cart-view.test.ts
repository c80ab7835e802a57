import type { ProductSnapshot } from '@shop/contracts';
import { expect, test } from 'vitest';
import { cartOf } from './cart-view.ts';

const product = (_id: string, fields: Partial<ProductSnapshot> = {}): ProductSnapshot => ({
  _id,
  title: _id,
  images: [],
  placeholder: '',
  priceCents: 1_010,
  salePriceCents: null,
  stock: 2,
  sizes: ['M', 'L'],
  ...fields,
});
const line = (productID: string, quantity: number, size = 'M') => ({
  productID,
  quantity,
  size,
  variant: 1,
  since: 1,
});

test('the total is exact in cents, takes sale prices, and leaves out what cannot be bought', () => {
  const lines = [line('a', 2), line('b', 1), line('gone', 1), line('c', 2), line('c', 1, 'L')];
  const products = [product('a'), product('b', { salePriceCents: 5 }), product('c')];
  const cart = cartOf({ version: 3, lines }, products);
  expect([cart.total, cart.version]).toEqual([20.25, 3]);
  expect(cart.items.map(({ problem }) => problem)).toEqual([undefined, undefined, 'gone', 'short', 'short']);
});
