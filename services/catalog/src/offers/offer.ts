import { unitPriceCents, type Workshop } from '@shop/shop-rules';
import { isBuyable } from '../domain/free-places.ts';
import { pricedAt } from '../domain/price-plan.ts';
import type { StoredProduct } from '../domain/product.ts';

/** The price stays while sold out. */
export type Offer = { cents: number; isSoldOut: boolean };
export type OfferedFields = Pick<
  StoredProduct,
  | '_id'
  | 'priceCents'
  | 'salePriceCents'
  | 'saleStart'
  | 'saleEnd'
  | 'sales'
  | 'plan'
  | 'lowestCents'
  | 'stock'
  | 'toOrder'
  | 'queue'
> & { isHeld: boolean };

type Moved = { offer: Offer; change: 'back' | 'cheaper' | null };

export function offerAfter(
  seen: Offer | null,
  product: OfferedFields,
  { at, workshop }: { at: Date; workshop: Pick<Workshop, 'isOn'> },
): Moved {
  const cents = unitPriceCents(pricedAt(product, at));
  if (!isBuyable(product, workshop)) {
    const isSoldOut = product.isHeld ? (seen?.isSoldOut ?? false) : true;
    return { offer: { cents: seen?.cents ?? cents, isSoldOut }, change: null };
  }
  const offer = { cents, isSoldOut: false };
  if (!seen) return { offer, change: null };
  if (seen.isSoldOut) return { offer, change: 'back' };
  return { offer, change: cents < seen.cents ? 'cheaper' : null };
}
