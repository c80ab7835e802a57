import { cardProduct, type CardProduct } from '../../lib/catalogue/card-product.ts';
import { CatalogueAway, findProduct } from '../../lib/catalogue/catalogue.ts';

const FIRST = 24;

export type FirstShown = { products: CardProduct[]; total: number };

/** Products still sold; null when the catalogue is away, or when only older ones remain. */
export async function findFirstShown(ids: readonly string[]): Promise<FirstShown | null> {
  try {
    const found = await Promise.all(ids.slice(0, FIRST).map(findProduct));
    const products = found.filter((product) => product !== null).map(cardProduct);
    const total = products.length + Math.max(0, ids.length - FIRST);
    return products.length === 0 && total > 0 ? null : { products, total };
  } catch (error) {
    if (error instanceof CatalogueAway) return null;
    throw error;
  }
}
