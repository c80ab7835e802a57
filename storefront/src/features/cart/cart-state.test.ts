import type { Cart, CartItem } from '@shop/contracts/cart';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oldPrice } from './cart-lines.ts';
import { $cart, $seenPrices, acceptPrices, takeCart } from './cart-state.ts';

const line = { productID: 'p1', size: 'M', variant: 1, quantity: 1, price: 129, salePrice: 0 } as CartItem;
const cartAt = (price: number): Cart => ({ items: [{ ...line, price }], version: 1, total: price });
const told = () => oldPrice({ ...line, price: 149 }, $seenPrices.get());

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  $cart.set(null);
});
afterEach(() => void vi.unstubAllGlobals());

test('a cart that is closed before its prices have come has told nobody that one of them has changed', () => {
  takeCart(cartAt(129));
  // The next page, where the drawer is opened and closed while the cart is on its way.
  $cart.set(null);
  acceptPrices();
  takeCart(cartAt(149));
  expect(told()).toBe(129);
  acceptPrices();
  expect(told()).toBeNull();
});
