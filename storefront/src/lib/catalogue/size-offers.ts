import type { Product } from '@shop/contracts/product';

type Sized = Pick<Product, 'sizes' | 'pieces'>;

/** The sizes that are offered each by itself, with what there is of each; none where every size shares the stock. */
export const sizeOffers = ({ sizes, pieces }: Sized): { size: string; stock: number }[] =>
  pieces && sizes.length > 1 ? sizes.map((size) => ({ size, stock: pieces[size] ?? 0 })) : [];
