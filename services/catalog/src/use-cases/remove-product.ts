import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import type { Maker } from '../domain/maker.ts';
import { productChanges } from './product-act.ts';

/**
 * Takes a product out of the shop. It is hidden, not erased: orders and carts still name it.
 * @throws ShopError `product-not-found`
 */
export async function removeProduct(
  { products, events, now }: Pick<CatalogDeps, 'products' | 'events' | 'now'>,
  { id, maker }: { id: string; maker: Maker },
): Promise<void> {
  await events.acts.during({ kind: 'product-deleted', by: maker.id, about: id }, async (tell) => {
    const product = await products.find(id);
    if (!product || !(await products.hide(id, now()))) throw new ShopError({ code: 'product-not-found' });
    tell({ changes: productChanges({ title: product.title }, null) });
  });
}
