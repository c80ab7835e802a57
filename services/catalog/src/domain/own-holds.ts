import type { ProductSnapshot } from '@shop/contracts';
import type { Pieces, Workshop } from '@shop/shop-rules';
import { stepAt, type PricePlan } from './price-plan.ts';
import type { Hold, Places, StoredProduct } from './product.ts';
import { reductionOf } from './reduction.ts';

export type LookedUpProduct = Omit<ProductSnapshot, 'placeholder' | 'reduction' | 'toOrder'> & {
  own: { v: Hold }[];
  ownPlaces: { v: Places }[];
  toOrder?: StoredProduct['toOrder'];
  queue?: StoredProduct['queue'];
  plan: PricePlan;
  lowestCents: number | null;
};

export type WorkshopState = Pick<Workshop, 'daysPerWeek' | 'closedWeeks'> & { queuedDays: number };

/** Asks for the workshop only where a product is made to order. */
export async function allWithOwn(
  products: readonly LookedUpProduct[],
  at: Date,
  workshop: () => Promise<WorkshopState | null>,
): Promise<Omit<ProductSnapshot, 'placeholder'>[]> {
  const needsWorkshop = products.some(({ stock, toOrder }) => stock === 0 && toOrder);
  const state = needsWorkshop ? await workshop() : null;
  return products.map((product) => withOwn(product, at, state));
}

/** Prices a product for a moment and counts the buyer's own unpaid holds as free. */
function withOwn(
  { own, ownPlaces, toOrder, queue, ...looked }: LookedUpProduct,
  at: Date,
  workshop: WorkshopState | null,
): Omit<ProductSnapshot, 'placeholder'> {
  const product = withSale(looked, at);
  const stock = product.stock + own.reduce((sum, { v }) => sum + v.quantity, 0);
  if (stock === 0 && toOrder && workshop) {
    const { pieces: _none, ...unsized } = product;
    const sumOf = (part: 'quantity' | 'days') => ownPlaces.reduce((sum, { v }) => sum + v[part], 0);
    const waiting = (queue?.places ?? 0) - sumOf('quantity');
    return {
      ...unsized,
      stock: Math.max(0, toOrder.maxQueue - waiting),
      toOrder: {
        ...workshop,
        daysOfWork: toOrder.daysOfWork,
        waiting,
        queuedDays: workshop.queuedDays - sumOf('days'),
        ...(toOrder.measures ? { measures: toOrder.measures } : {}),
      },
    };
  }
  const held = product.stock === 0 && stock > 0 ? { isOwnHold: true as const } : {};
  if (!product.pieces) return { ...product, ...held, stock };
  const pieces: Pieces = { ...product.pieces };
  for (const [size, n] of own.flatMap(({ v }) => Object.entries(v.bySize))) {
    pieces[size] = (pieces[size] ?? 0) + n;
  }
  return { ...product, ...held, stock, pieces };
}

type Unpriced = Omit<LookedUpProduct, 'own' | 'ownPlaces' | 'toOrder' | 'queue'>;

function withSale({ plan, lowestCents, ...product }: Unpriced, at: Date) {
  const step = stepAt({ plan }, at);
  const salePriceCents = step ? step.saleCents : product.salePriceCents;
  if (salePriceCents === null) return { ...product, salePriceCents };
  return {
    ...product,
    salePriceCents,
    reduction: reductionOf(salePriceCents, step ? step.lowestCents : lowestCents),
  };
}
