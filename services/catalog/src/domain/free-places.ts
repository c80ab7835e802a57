import type { Workshop } from '@shop/shop-rules';
import type { StoredProduct } from './product.ts';

type Stand = Pick<StoredProduct, 'stock' | 'toOrder' | 'queue'>;

export function freePlaces({ stock, toOrder, queue }: Stand, { isOn }: Pick<Workshop, 'isOn'>): number {
  if (!isOn || !toOrder || stock > 0) return 0;
  return Math.max(0, toOrder.maxQueue - (queue?.places ?? 0));
}

export const isBuyable = (product: Stand, workshop: Pick<Workshop, 'isOn'>): boolean =>
  product.stock > 0 || freePlaces(product, workshop) > 0;
