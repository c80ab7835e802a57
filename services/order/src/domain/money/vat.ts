import { vatByRate, vatPermille, type Taxed, type VatClass, type VatPart } from '@shop/money';
import type { StoredOrder } from '../order.ts';
import { lineCents } from './totals.ts';

/** `at` is the day whose rates apply. */
export type SellersVat = { isLiable: boolean; at: Date };

/** In thousandths; 0 when the seller is not liable. */
export function rateOf(vatClass: VatClass, { isLiable, at }: SellersVat): number {
  return isLiable ? vatPermille(vatClass, at) : 0;
}

export function taxedLines({ lines }: Pick<StoredOrder, 'lines'>): Taxed[] {
  return lines.map((line) => ({ cents: lineCents(line), permille: line.vatPermille }));
}

/** VAT by rate; delivery and other amounts beside the lines are spread over them. */
export function vatOf(order: Pick<StoredOrder, 'lines' | 'totalCents'>): VatPart[] {
  const lines = taxedLines(order);
  const goodsCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  return vatByRate({ lines, extraCents: order.totalCents - goodsCents });
}
