import type { Pieces, ProductSnapshot } from '@shop/contracts';
import { saleCentsAt, type PricePlan } from './price-plan.ts';
import type { Hold } from './product.ts';

/** A product as the database answers the lookup, with the holds of the buyer who asks. */
export type Looked = Omit<ProductSnapshot, 'placeholder'> & { own: { v: Hold }[]; plan?: PricePlan };

/**
 * A product as its buyer can have it at a moment: at that moment's price; what the own unpaid checkouts hold counts as free,
 * by size too.
 */
export function withOwn({ own, plan, ...looked }: Looked, at: Date): Omit<ProductSnapshot, 'placeholder'> {
  const product = { ...looked, salePriceCents: saleCentsAt({ ...looked, ...(plan ? { plan } : {}) }, at) };
  const stock = product.stock + own.reduce((sum, { v }) => sum + v.q, 0);
  if (!product.pieces) return { ...product, stock };
  const pieces: Pieces = { ...product.pieces };
  for (const [size, n] of own.flatMap(({ v }) => Object.entries(v.s ?? {}))) {
    pieces[size] = (pieces[size] ?? 0) + n;
  }
  return { ...product, stock, pieces };
}
