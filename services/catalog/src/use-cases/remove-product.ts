import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import type { Admin } from '../domain/admin.ts';
import type { ShownProduct } from '../domain/product.ts';
import { getProduct } from './admin-products.ts';
import { productChanges } from './product-changes.ts';

/**
 * Hides rather than deletes, since orders and carts name the product.
 * @throws `product-not-found`
 */
export async function removeProduct(
  { products, auditLog, now }: Pick<CatalogDeps, 'products' | 'auditLog' | 'now'>,
  { id, admin }: { id: string; admin: Admin },
): Promise<ShownProduct> {
  return auditLog.during({ kind: 'product-deleted', by: admin.id, about: id }, async (note) => {
    const product = await getProduct({ products }, id);
    if (!(await products.hide(id, now()))) throw new ShopError({ code: 'product-not-found' });
    note({ changes: productChanges({ title: product.title }, null) });
    return product;
  });
}
