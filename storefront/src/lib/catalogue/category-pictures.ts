import { categoryLabel, type CategoryId } from '@shop/shop-rules/categories';
import { settings } from '../api/settings.ts';
import { CatalogueAway, listProducts } from './catalogue.ts';

export type CategoryPicture = { id: CategoryId; label: string; total: number | undefined };

async function picture(id: CategoryId): Promise<CategoryPicture> {
  const label = categoryLabel(id);
  try {
    const { total } = await listProducts({ kategoria: id, page: 1, limit: 1 });
    return { id, label, total };
  } catch (error) {
    if (!(error instanceof CatalogueAway)) throw error;
    return { id, label, total: undefined };
  }
}

/** Without the catalogue their names only. */
export const findCategoryPictures = (): Promise<CategoryPicture[]> =>
  Promise.all(settings().home.tiles.map(picture));
