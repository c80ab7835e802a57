import { cardProduct, type CardProduct } from '../../lib/catalogue/card-product.ts';
import { CatalogueAway, findProduct } from '../../lib/catalogue/catalogue.ts';

/** How many of a list's products come with the page; the browser fetches the rest. */
const FIRST = 24;

/** What the server knows of a list: its newest products, and how many there are in all. */
export type FirstShown = { products: CardProduct[]; total: number };

/**
 * The first products of a list as they are at this moment, without those that have left the shop.
 * @returns null when the catalogue is away, and when there are only older ones
 */
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
