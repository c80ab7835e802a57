import type { ProductInput } from '@shop/contracts';
import type { CatalogDeps } from '../deps.ts';
import type { Admin } from '../domain/admin.ts';
import { productIdOf } from '../domain/product-id.ts';
import type { ShownProduct } from '../domain/product.ts';
import { addProduct } from './add-product.ts';

/** The id is derived from the Idempotency-Key. @throws ShopError as `addProduct` */
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
