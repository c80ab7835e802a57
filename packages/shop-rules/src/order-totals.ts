import { deliveryCents, type DeliveryPrice } from './delivery-price.ts';

export const discountKinds = ['percent', 'amount', 'delivery'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** `percent` or `cents` off the goods, or free delivery. */
export type DiscountTerms = { kind: DiscountKind; percent: number; cents: number };

/** Integer cents; `discountCents` is subtracted from the goods. */
export type OrderTotals = { deliveryFeeCents: number; discountCents: number; totalCents: number };

/** Least paid sum: providers refuse orders of nothing. */
const LEAST_PAID_CENTS = 100;

/**
 * The only place that adds up an order. Free delivery ignores the discount, so that no code makes it dearer.
 * @param goodsCents sum of lines
 */
export function orderTotals(
  goodsCents: number,
  method: DeliveryPrice,
  discount: DiscountTerms | null,
): OrderTotals {
  const deliveryFeeCents = discount?.kind === 'delivery' ? 0 : deliveryCents(method, goodsCents);
  const discountCents = discount ? discountOf(goodsCents, discount) : 0;
  return { deliveryFeeCents, discountCents, totalCents: goodsCents + deliveryFeeCents - discountCents };
}

function discountOf(goodsCents: number, { kind, percent, cents }: DiscountTerms): number {
  const meant = { percent: Math.round((goodsCents * percent) / 100), amount: cents, delivery: 0 }[kind];
  return Math.max(0, Math.min(meant, goodsCents - LEAST_PAID_CENTS));
}
