import type { ProductInput } from '@shop/contracts';
import type { CatalogDeps } from '../deps.ts';
import type { Admin } from '../domain/admin.ts';
import { productIdOf } from '../domain/product-id.ts';
import type { ShownProduct } from '../domain/product.ts';
import { addProduct } from './add-product.ts';

/**
 * Takes a new product into the catalogue under the caller's Idempotency-Key: whoever sends the key again is answered by
 * the product that it has made, as it is by then. Its id is made of the key, so that no crash and no other process makes
 * a second one.
 * @throws ShopError as `addProduct`
 */
export async function addProductOnce(
  deps: Pick<CatalogDeps, 'products' | 'assets' | 'auditLog' | 'now'>,
  { key, ...adding }: { input: ProductInput; admin: Admin; key: string | undefined },
): Promise<ShownProduct> {
  if (key === undefined) return addProduct(deps, adding);
  const id = productIdOf(`${adding.admin.id}/${key}`);
  const findMade = async () => (await deps.products.findAny([id])).at(0);
  const made = await findMade();
  if (made) return made;
  return addProduct(deps, { ...adding, id }).catch(async (error: unknown) => {
    const sameTime = await findMade();
    if (sameTime) return sameTime;
    throw error;
  });
}
