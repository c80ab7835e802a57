import { categories, type CategoryId } from '@shop/contracts/categories';
import type { Product } from '@shop/contracts/product';
import { CatalogueAway, listProducts } from './catalogue.ts';

/** A category as the home page shows it: how much there is, and what it looks like. */
export type Shelf = {
  id: CategoryId;
  label: string;
  total: number | undefined;
  product: Product | undefined;
};

async function shelf({ id, label }: (typeof categories)[number]): Promise<Shelf> {
  try {
    const { products, total } = await listProducts({ kategoria: id, page: 1, limit: 6 });
    return { id, label, total, product: products.find((one) => one.stock > 0) ?? products[0] };
  } catch (error) {
    if (!(error instanceof CatalogueAway)) throw error;
    return { id, label, total: undefined, product: undefined };
  }
}

/** All nine categories, in the shop's order; without the catalogue still their names. */
export const findShelves = (): Promise<Shelf[]> => Promise.all(categories.map(shelf));
