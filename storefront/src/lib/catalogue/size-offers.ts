import type { Product } from '@shop/contracts/product';

type Sized = Pick<Product, 'sizes' | 'pieces'>;

/** Stock by size; empty where all sizes share one stock. */
export const sizeOffers = ({ sizes, pieces }: Sized): { size: string; stock: number }[] =>
  pieces && sizes.length > 1 ? sizes.map((size) => ({ size, stock: pieces[size] ?? 0 })) : [];
