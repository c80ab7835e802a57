import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import type { ShownProduct } from '../domain/product.ts';

type ProductDeps = Pick<CatalogDeps, 'products'>;

export const listForAdmin = (
  { products }: ProductDeps,
  query: Parameters<CatalogDeps['products']['listForAdmin']>[0],
) => products.listForAdmin(query);

export async function getProduct({ products }: ProductDeps, id: string): Promise<ShownProduct> {
  const product = await products.find(id);
  if (!product) throw new ShopError({ code: 'product-not-found' });
  return product;
}

export const countWaiting = (
  { restockRequests }: Pick<CatalogDeps, 'restockRequests'>,
  products: ShownProduct[],
): Promise<Map<string, number>> => restockRequests.countByProduct(products.map(({ _id }) => _id));
