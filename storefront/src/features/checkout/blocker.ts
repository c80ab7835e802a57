import type { Cart, CartItem } from '@shop/contracts/cart';
import type { PriceChange, TooManyUnpaid } from '@shop/contracts/checkout';
import { refusalOf, wordsOf, type Outcome } from '@shop/shop-client';
import { unitPrice } from '@shop/shop-rules/unit-price';

export type Seen = { items: readonly CartItem[]; delivery: number; discount: number; total: number };

export type Terms = { delivery: string; code: string };

export type Method = 'paypal' | 'card';

/** Must be resolved on the page before the payment can continue. */
export type Blocker =
  | { kind: 'price'; seen: Seen; now: PriceChange; terms: Terms }
  | { kind: 'pieces'; message: string; now: TooManyUnpaid }
  | { kind: 'unavailable'; method: Method; alternative: Method | null };

export function blockerIn(outcome: Outcome<unknown>, seen: Seen, terms: Terms): Blocker | null {
  const prices = refusalOf(outcome, 'price-changed');
  if (prices) return { kind: 'price', seen, now: prices, terms };
  const pieces = refusalOf(outcome, 'too-many-unpaid');
  return pieces ? { kind: 'pieces', message: wordsOf(outcome, '').message, now: pieces } : null;
}

/** @param before of the previous try: after both methods neither is offered */
export function unavailableIn(
  outcome: Outcome<unknown>,
  method: Method,
  before: Blocker | null,
): Blocker | null {
  const codes: readonly unknown[] = ['card-unavailable', 'paypal-unavailable'];
  if (outcome.outcome !== 'failed' || !codes.includes(outcome.code)) return null;
  const triedBoth =
    before?.kind === 'unavailable' && (before.alternative === null || before.alternative === method);
  return {
    kind: 'unavailable',
    method,
    alternative: triedBoth ? null : method === 'card' ? 'paypal' : 'card',
  };
}

/** False where cart, delivery or code have changed since. */
export function appliesTo(blocker: Blocker, cart: Cart, { delivery, code }: Terms): boolean {
  if (blocker.kind === 'unavailable') return true;
  if (blocker.kind === 'price' && (blocker.terms.delivery !== delivery || blocker.terms.code !== code))
    return false;
  return blocker.now.version === cart.version && blocker.now.total === cart.total;
}

/** `item` is null for delivery and discount; a discount is negative. */
export type PriceRow = { key: string; item: CartItem | null; before: number; now: number };

const keyOf = ({ productID, size, variant, customID = '' }: CartItem): string =>
  `${productID}_${size}_${variant}${customID && `_${customID}`}`;
const costOf = (item: CartItem): number => (Math.round(unitPrice(item) * 100) * item.quantity) / 100;

/** In euros: whole lines, then discount and delivery. */
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
