import type { Cart, CartItem } from '@shop/contracts/cart';
import type { PriceChange, TooManyUnpaid } from '@shop/contracts/checkout';
import { refusalOf, wordsOf, type Outcome } from '@shop/shop-client';
import { unitPrice } from '@shop/shop-rules/unit-price';

/** What the shopper has before their eyes when they press a pay button; sums in euros. */
export type Seen = { items: readonly CartItem[]; delivery: number; discount: number; total: number };

/** What a sum hangs on beside the cart: the delivery method's id, and the discount code, '' for none. */
export type Terms = { delivery: string; code: string };

/** The two ways to pay. */
export type Method = 'paypal' | 'card';

/** What has to be settled on the page itself before the payment can go on. */
export type Obstacle =
  | { kind: 'price'; seen: Seen; now: PriceChange; terms: Terms }
  | { kind: 'pieces'; message: string; now: TooManyUnpaid }
  /** The provider does not answer; `other` is the way to pay that may still work. */
  | { kind: 'away'; method: Method; other: Method | null };

/** Reads a refusal that the shopper can do something about here; null for every other one. */
export function obstacleIn(outcome: Outcome<unknown>, seen: Seen, terms: Terms): Obstacle | null {
  const prices = refusalOf(outcome, 'price-changed');
  if (prices) return { kind: 'price', seen, now: prices, terms };
  const pieces = refusalOf(outcome, 'too-many-unpaid');
  return pieces ? { kind: 'pieces', message: wordsOf(outcome, '').message, now: pieces } : null;
}

/**
 * Reads that a provider did not answer.
 * @param before what the try before this one has met: who has tried both ways is offered neither
 */
export function awayIn(outcome: Outcome<unknown>, method: Method, before: Obstacle | null): Obstacle | null {
  const codes: readonly unknown[] = ['card-unavailable', 'paypal-unavailable'];
  if (outcome.outcome !== 'failed' || !codes.includes(outcome.code)) return null;
  const triedBoth = before?.kind === 'away' && (before.other === null || before.other === method);
  return { kind: 'away', method, other: triedBoth ? null : method === 'card' ? 'paypal' : 'card' };
}

/** Whether an obstacle is about what is shown, and not about a cart, a delivery or a code from before they were changed. */
export function isAbout(obstacle: Obstacle, cart: Cart, { delivery, code }: Terms): boolean {
  if (obstacle.kind === 'away') return true;
  if (obstacle.kind === 'price' && (obstacle.terms.delivery !== delivery || obstacle.terms.code !== code))
    return false;
  return obstacle.now.version === cart.version && obstacle.now.total === cart.total;
}

/** `item` is null for the delivery and for the discount, which is below zero. */
export type PriceRow = { key: string; item: CartItem | null; before: number; now: number };

const keyOf = ({ productID, size, variant }: CartItem): string => `${productID}_${size}_${variant}`;
const costOf = (item: CartItem): number => (Math.round(unitPrice(item) * 100) * item.quantity) / 100;

/** What has another price than was shown: lines as a whole, then the discount and the delivery. In euros. */
export function priceRows(seen: Seen, now: PriceChange): PriceRow[] {
  const shown = new Map(seen.items.map((item) => [keyOf(item), costOf(item)]));
  const lines = now.items.map((item) => {
    const key = keyOf(item);
    return { key, item, before: shown.get(key) ?? costOf(item), now: costOf(item) };
  });
  const delivery = { key: 'delivery', item: null, before: seen.delivery, now: now.deliveryFee };
  const discount = { key: 'discount', item: null, before: -seen.discount, now: -now.discountAmount };
  return [...lines, discount, delivery].filter((row) => row.before !== row.now);
}
