import type { Product } from '@shop/contracts/product';

export const NEWEST = 100;

const MAX_SHOWN = 4;

/** New and reduced products that can be bought, none twice. */
export function pickForHome(products: readonly Product[]): { newest: Product[]; reduced: Product[] } {
  const inStock = products.filter(({ stock }) => stock > 0);
  const reduced = inStock.filter(({ salePrice }) => salePrice > 0).slice(0, MAX_SHOWN);
  const newest = inStock.filter((product) => !reduced.includes(product)).slice(0, MAX_SHOWN);
  return { newest, reduced };
}
