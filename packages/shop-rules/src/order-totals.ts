import { deliveryCents, type DeliveryPrice } from './delivery-price.ts';

/*
 * What an order costs. It stands apart from the schemas, because the checkout's page computes with it and should not ship
 * zod.
 */

export const discountKinds = ['percent', 'amount', 'delivery'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** What of a discount code decides what it gives: `percent` of the goods, or so many `cents` of them, or the delivery. */
export type DiscountTerms = { kind: DiscountKind; percent: number; cents: number };

/** Integer cents; `deliveryFeeCents` as it is paid, `discountCents` what is taken off the goods. */
export type OrderTotals = { deliveryFeeCents: number; discountCents: number; totalCents: number };

/** So much of the goods is always paid: no provider takes an order of nothing. */
const LEAST_PAID_CENTS = 100;

/**
 * What an order costs: its goods, its delivery, less its discount. The only place in which that is summed.
 * A method is free by what the goods cost without the discount, so that no code makes a delivery dearer.
 * @param goodsCents the sum of the lines at their prices
 * @param discount null for an order without a code
 */
export function orderTotals(
  goodsCents: number,
  method: DeliveryPrice,
  discount: DiscountTerms | null,
): OrderTotals {
  const deliveryFeeCents = discount?.kind === 'delivery' ? 0 : deliveryCents(method, goodsCents);
  const discountCents = discount ? takenOff(goodsCents, discount) : 0;
  return { deliveryFeeCents, discountCents, totalCents: goodsCents + deliveryFeeCents - discountCents };
}

function takenOff(goodsCents: number, { kind, percent, cents }: DiscountTerms): number {
  const meant = { percent: Math.round((goodsCents * percent) / 100), amount: cents, delivery: 0 }[kind];
  return Math.max(0, Math.min(meant, goodsCents - LEAST_PAID_CENTS));
}
