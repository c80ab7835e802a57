import { orderTotals, unitPriceCents, type DeliveryPrice } from '@shop/shop-rules';
import type { StoredDiscount, StoredLine } from '../order.ts';
import { spread } from './spread.ts';

export type Totals = { deliveryFeeCents: number; totalCents: number };

export type ChosenDiscount = Omit<StoredDiscount, 'discountCents'>;

type Priced = Pick<StoredLine, 'priceCents' | 'salePriceCents' | 'quantity'>;
type Costs<Line> = { lines: Line[]; totals: Totals; discount: StoredDiscount | null };

const priceCentsOf = (line: Priced): number => unitPriceCents(line) * line.quantity;

/** Price of a line less its share of the discount, in cents. */
export const lineCents = (line: Priced & Pick<StoredLine, 'discountCents'>): number =>
  priceCentsOf(line) - (line.discountCents ?? 0);

export const goodsCentsOf = (lines: readonly Priced[]): number =>
  lines.reduce((sum, line) => sum + priceCentsOf(line), 0);

/** Spreads the discount over the lines, so that refunds, VAT and accounting use what was paid for each. */
export function costsOf<Line extends Priced>(
  lines: readonly Line[],
  method: DeliveryPrice,
  chosen: ChosenDiscount | null,
): Costs<Line & Pick<StoredLine, 'discountCents'>> {
  const { discountCents, ...totals } = orderTotals(goodsCentsOf(lines), method, chosen);
  const shares = spread(discountCents, lines.map(priceCentsOf));
  return {
    lines: lines.map((line, index) => {
      const share = shares[index] ?? 0;
      return share > 0 ? { ...line, discountCents: share } : { ...line };
    }),
    totals,
    discount: chosen && { ...chosen, discountCents },
  };
}
