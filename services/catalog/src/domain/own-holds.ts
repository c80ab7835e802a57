import type { ProductSnapshot } from '@shop/contracts';
import type { Pieces } from '@shop/shop-rules';
import { stepAt, type PricePlan } from './price-plan.ts';
import type { Hold } from './product.ts';
import { reductionOf } from './reduction.ts';

export type LookedUpProduct = Omit<ProductSnapshot, 'placeholder' | 'reduction'> & {
  own: { v: Hold }[];
  plan: PricePlan;
  lowestCents: number | null;
};

/** Prices a product for a moment and counts the buyer's own unpaid holds as free. */
export function withOwn({ own, ...looked }: LookedUpProduct, at: Date): Omit<ProductSnapshot, 'placeholder'> {
  const product = withSale(looked, at);
  const stock = product.stock + own.reduce((sum, { v }) => sum + v.quantity, 0);
  if (!product.pieces) return { ...product, stock };
  const pieces: Pieces = { ...product.pieces };
  for (const [size, n] of own.flatMap(({ v }) => Object.entries(v.bySize))) {
    pieces[size] = (pieces[size] ?? 0) + n;
  }
  return { ...product, stock, pieces };
}

function withSale({ plan, lowestCents, ...product }: Omit<LookedUpProduct, 'own'>, at: Date) {
  const step = stepAt({ plan }, at);
  const salePriceCents = step ? step.saleCents : product.salePriceCents;
  if (salePriceCents === null) return { ...product, salePriceCents };
  return {
    ...product,
    salePriceCents,
    reduction: reductionOf(salePriceCents, step ? step.lowestCents : lowestCents),
  };
}
