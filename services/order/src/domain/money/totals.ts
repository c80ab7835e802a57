import { orderTotals, unitPriceCents, type DeliveryPrice } from '@shop/shop-rules';
import type { StoredDiscount, StoredLine } from '../order.ts';
import { spread } from './spread.ts';

export type Totals = { deliveryFeeCents: number; totalCents: number };

/** A discount code as it is chosen, before anything is computed with it. */
export type ChosenDiscount = Omit<StoredDiscount, 'takenCents'>;

type Priced = Pick<StoredLine, 'priceCents' | 'salePriceCents' | 'quantity'>;
type Costs<Line> = { lines: Line[]; totals: Totals; discount: StoredDiscount | null };

/** What a line costs by its prices alone, in cents. */
const priceCentsOf = (line: Priced): number => unitPriceCents(line) * line.quantity;

/** What a line costs its buyer, in cents: its price less its share of the order's discount. */
export const lineCents = (line: Priced & Pick<StoredLine, 'discountCents'>): number =>
  priceCentsOf(line) - (line.discountCents ?? 0);

/** What lines cost together by their prices, in cents. */
export const goodsCentsOf = (lines: readonly Priced[]): number =>
  lines.reduce((sum, line) => sum + priceCentsOf(line), 0);

/**
 * What an order costs, with its discount spread over the lines to the cent: what is refunded, taxed and booked of a line
 * later is what was paid for it.
 */
export function costsOf<Line extends Priced>(
  lines: readonly Line[],
  method: DeliveryPrice,
  chosen: ChosenDiscount | null,
): Costs<Line & Pick<StoredLine, 'discountCents'>> {
  const { discountCents, ...totals } = orderTotals(goodsCentsOf(lines), method, chosen);
  const shares = spread(discountCents, lines.map(priceCentsOf));
  return {
    lines: lines.map((line, place) => {
      const share = shares[place] ?? 0;
      return share > 0 ? { ...line, discountCents: share } : { ...line };
    }),
    totals,
    discount: chosen && { ...chosen, takenCents: discountCents },
  };
}
