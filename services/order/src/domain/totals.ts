import { FREE_DELIVERY_ABOVE_CENTS, unitPriceCents } from '@shop/contracts';
import type { StoredLine } from './order.ts';

export type Totals = { deliveryFeeCents: number; totalCents: number };

/**
 * What an order costs, in integer cents: the sum of its lines, plus the delivery fee unless it is free.
 * @param feeCents the delivery fee that the shop asks, 0 for none
 */
export function totalsOf(
  lines: Pick<StoredLine, 'priceCents' | 'salePriceCents' | 'quantity'>[],
  feeCents: number,
): Totals {
  const itemsCents = lines.reduce((sum, line) => sum + unitPriceCents(line) * line.quantity, 0);
  const deliveryFeeCents = itemsCents > FREE_DELIVERY_ABOVE_CENTS ? 0 : feeCents;
  return { deliveryFeeCents, totalCents: itemsCents + deliveryFeeCents };
}
