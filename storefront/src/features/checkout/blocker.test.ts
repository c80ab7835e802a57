import type { CartItem } from '@shop/contracts/cart';
import type { PriceChange } from '@shop/contracts/checkout';
import type { Outcome } from '@shop/shop-client';
import { expect, test } from 'vitest';
import { appliesTo, blockerIn, priceRows, type Seen, type Terms } from './blocker.ts';

const item = (productID: string, price: number, fields: Partial<CartItem> = {}): CartItem =>
  ({ productID, size: 'M', variant: 1, quantity: 1, price, salePrice: 0, ...fields }) as CartItem;
const seen: Seen = {
  items: [item('a', 78), item('b', 10.05, { quantity: 3 })],
  delivery: 5.9,
  discount: 0,
  total: 114.05,
};
const now: PriceChange = {
  items: [item('a', 128), item('b', 10.05, { quantity: 3 })],
  version: 2,
  total: 158.15,
  seenTotal: 114.05,
  totalAmount: 158.15,
  deliveryFee: 0,
  discountAmount: 0,
};
const terms: Terms = { delivery: 'posti', code: 'VILLA' };
const refusal = (code: string, data: unknown): Outcome<unknown> =>
  ({ outcome: 'failed', status: 409, message: 'Liikaa.', code, data, errors: {} }) as Outcome<unknown>;

test('old and new stand side by side for what has changed: lines, and the delivery', () => {
  expect(priceRows(seen, now)).toEqual([
    { key: 'a_M_1', item: now.items[0], before: 78, now: 128 },
    { key: 'delivery', item: null, before: 5.9, now: 0 },
  ]);
});

test('a discount that is smaller now stands among what has changed, below zero', () => {
  const rows = priceRows(
    { ...seen, delivery: 0, items: now.items, discount: 10 },
    { ...now, discountAmount: 5 },
  );
  expect(rows).toEqual([{ key: 'discount', item: null, before: -10, now: -5 }]);
});

test('a sale that ended counts as a price, each size and model by itself', () => {
  const before = {
    ...seen,
    delivery: 0,
    items: [item('a', 100, { salePrice: 80 }), item('a', 100, { size: 'S' })],
  };
  const after = { ...now, items: [item('a', 100), item('a', 100, { size: 'S' })] };
  expect(priceRows(before, after)).toMatchObject([{ key: 'a_M_1', before: 80, now: 100 }]);
});

test('a risen price and too many pieces are settled on the page; anything else is not', () => {
  expect(blockerIn(refusal('price-changed', now), seen, terms)).toEqual({ kind: 'price', seen, now, terms });
  expect(blockerIn(refusal('too-many-unpaid', now), seen, terms)).toEqual({
    kind: 'pieces',
    message: 'Liikaa.',
    now,
  });
  expect(blockerIn(refusal('cart-changed', now), seen, terms)).toBeNull();
  expect(blockerIn({ outcome: 'network' }, seen, terms)).toBeNull();
});

test('a blocker no longer applies after the cart has changed', () => {
  const blocker = { kind: 'price', seen, now, terms } as const;
  expect(appliesTo(blocker, now, terms)).toBe(true);
  expect(appliesTo(blocker, { ...now, version: 3 }, terms)).toBe(false);
  expect(appliesTo(blocker, { ...now, total: 1 }, terms)).toBe(false);
  // An unavailable provider blocks every cart.
  const away = { kind: 'unavailable', method: 'card', alternative: 'paypal' } as const;
  expect(appliesTo(away, { ...now, version: 3 }, terms)).toBe(true);
});

test('a changed price no longer applies after another delivery method or code', () => {
  const price = { kind: 'price', seen, now, terms } as const;
  const pieces = { kind: 'pieces', message: 'Liikaa.', now: { ...now, pieces: 21, maxPieces: 20 } } as const;
  for (const otherTerms of [
    { ...terms, delivery: 'verstas' },
    { ...terms, code: '' },
  ]) {
    expect(appliesTo(price, now, otherTerms)).toBe(false);
    // Too many pieces block at any price.
    expect(appliesTo(pieces, now, otherTerms)).toBe(true);
  }
});
