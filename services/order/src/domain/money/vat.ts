import { vatByRate, vatPermille, type Taxed, type VatClass, type VatPart } from '@shop/money';
import type { StoredOrder } from '../order.ts';
import { lineCents } from './totals.ts';

/** Whether the seller pays VAT at all, and the day whose rates hold. */
export type SellersVat = { isLiable: boolean; at: Date };

/** The rate at which a product is sold, in thousandths; 0 where the seller is not liable. */
export function rateOf(vatClass: VatClass, { isLiable, at }: SellersVat): number {
  return isLiable ? vatPermille(vatClass, at) : 0;
}

/** What each line comes to, its discount taken off, at its own rate. */
export function taxedLines({ lines }: Pick<StoredOrder, 'lines'>): Taxed[] {
  return lines.map((line) => ({ cents: lineCents(line), permille: line.vatPermille }));
}

/** An order's VAT by rate; what the total holds besides the lines is spread over them. */
export function vatOf(order: Pick<StoredOrder, 'lines' | 'totalCents'>): VatPart[] {
  const lines = taxedLines(order);
  const goodsCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  return vatByRate({ lines, besidesCents: order.totalCents - goodsCents });
}
