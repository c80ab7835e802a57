import type { CatalogDeps } from '../deps.ts';
import type { ShownProduct } from '../domain/product.ts';

/** Reads the database, since memory may be behind. */
export async function findPublished(
  { products }: Pick<CatalogDeps, 'products'>,
  id: string,
): Promise<ShownProduct | null> {
  const [product] = await products.findAny([id]);
  return product?.state === 'published' && product.deletedAt === null ? product : null;
}
