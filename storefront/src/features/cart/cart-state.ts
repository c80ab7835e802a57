import type { Cart, CartItem } from '@shop/contracts/cart';
import { atom } from 'nanostores';
import {
  localKeys,
  readLocal,
  readSession,
  sessionKeys,
  writeLocal,
  writeSession,
} from '../../lib/browser/browser-storage.ts';
import { countOf, seenPricesOf, type SeenPrices } from './cart-lines.ts';

/** Null until the server has answered. */
export const $cart = atom<Cart | null>(null);
export const $cartFailed = atom(false);
/** Changes not yet answered; the total is outdated meanwhile. */
export const $cartBusy = atom(0);
const storedCount = (): number => Number(readLocal(localKeys.cartCount)) || 0;
/** The browser's last count until the server has answered. */
export const $cartCount = atom(storedCount());
export const $removed = atom<readonly CartItem[]>([]);
export const $seenPrices = atom<SeenPrices>({});

export const items = (): readonly CartItem[] => $cart.get()?.items ?? [];

export function takeCart(cart: Cart): void {
  const seen = seenPricesOf(cart.items, storedPrices());
  writeSession(sessionKeys.seenPrices, JSON.stringify(seen));
  $seenPrices.set(seen);
  $cart.set(cart);
  $cartFailed.set(false);
  setCount(countOf(cart.items));
}

function storedPrices(): SeenPrices {
  try {
    const stored: unknown = JSON.parse(readSession(sessionKeys.seenPrices) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as SeenPrices) : {};
  } catch {
    return {};
  }
}

export function acceptPrices(): void {
  if (!$cart.get()) return;
  const seen = seenPricesOf(items(), {});
  writeSession(sessionKeys.seenPrices, JSON.stringify(seen));
  $seenPrices.set(seen);
}

export function dropCart(): void {
  $cart.set(null);
  setCount(0);
}

export const reloadCount = (): void => $cartCount.set(storedCount());

export function setCount(count: number): void {
  $cartCount.set(count);
  writeLocal(localKeys.cartCount, String(count));
}

/** Products that are no longer sold cannot be restored. */
export const offerBack = (removed: readonly CartItem[]): void =>
  $removed.set(
    removed.filter(({ problem }) => problem !== 'gone' && problem !== 'model-gone' && problem !== 'measures'),
  );

export const forgetRemoved = (): void => $removed.set([]);
