import type { Cart, CartItem } from '@shop/contracts/cart';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oldPrice } from './cart-lines.ts';
import { $cart, $seenPrices, acceptPrices, takeCart } from './cart-state.ts';

const line = { productID: 'p1', size: 'M', variant: 1, quantity: 1, price: 129, salePrice: 0 } as CartItem;
const cartAt = (price: number): Cart => ({ items: [{ ...line, price }], version: 1, total: price });
const shownOldPrice = () => oldPrice({ ...line, price: 149 }, $seenPrices.get());

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  $cart.set(null);
});
afterEach(() => void vi.unstubAllGlobals());

test('closing the cart before its prices arrive does not mark them as seen', () => {
  takeCart(cartAt(129));
  // The next page: the drawer opens and closes before the cart arrives.
  $cart.set(null);
  acceptPrices();
  takeCart(cartAt(149));
  expect(shownOldPrice()).toBe(129);
  acceptPrices();
  expect(shownOldPrice()).toBeNull();
});
