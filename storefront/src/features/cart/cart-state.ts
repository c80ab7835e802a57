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

/** The cart as the server last told it; null until it has. */
export const $cart = atom<Cart | null>(null);
export const $cartFailed = atom(false);
/** How many changes are still on their way; the total is old while there are any. */
export const $cartBusy = atom(0);
const storedCount = (): number => Number(readLocal(localKeys.cartCount)) || 0;
/** The number on the cart's button: the last known one of this browser until the server has told. */
export const $cartCount = atom(storedCount());
/** The lines that were taken out last and can be put back; empty when there are none. */
export const $removed = atom<readonly CartItem[]>([]);
/** The lines' prices as the shopper last saw them. */
export const $seenPrices = atom<SeenPrices>({});

/** The cart's lines, none while it is not known. */
export const items = (): readonly CartItem[] => $cart.get()?.items ?? [];

/** Shows a cart that an answer brought, for example a checkout that was refused because it had changed. */
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

/** The shopper has read the prices as they are now, where there were any to read. */
export function acceptPrices(): void {
  if (!$cart.get()) return;
  const seen = seenPricesOf(items(), {});
  writeSession(sessionKeys.seenPrices, JSON.stringify(seen));
  $seenPrices.set(seen);
}

/** Empties this browser's picture of the cart; the server's is asked for afterwards. */
export function dropCart(): void {
  $cart.set(null);
  setCount(0);
}

/** What another page of this browser has made of the number on the cart's button. */
export const rereadCount = (): void => $cartCount.set(storedCount());

/** The number on the cart's button, here and in this browser's other windows. */
export function setCount(count: number): void {
  $cartCount.set(count);
  writeLocal(localKeys.cartCount, String(count));
}

/** What has left the shop cannot be put back. */
export const offerBack = (removed: readonly CartItem[]): void =>
  $removed.set(removed.filter(({ problem }) => problem !== 'gone' && problem !== 'model-gone'));

export const forgetRemoved = (): void => $removed.set([]);
