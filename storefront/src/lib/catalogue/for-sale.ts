import type { Product } from '@shop/contracts/product';

type Queued = Pick<Product, 'stock' | 'queue'>;

export const placesFree = ({ stock, queue }: Queued): number => (stock > 0 ? 0 : (queue?.free ?? 0));

export function forSale(product: Pick<Product, 'stock' | 'pieces' | 'queue'>) {
  const places = placesFree(product);
  return places > 0 ? { stock: places, pieces: undefined } : { stock: product.stock, pieces: product.pieces };
}
