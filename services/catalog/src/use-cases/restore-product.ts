import { newEvent, productRestocked } from '@shop/events';
import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import type { Admin } from '../domain/admin.ts';
import type { ShownProduct } from '../domain/product.ts';
import { getProduct } from './admin-products.ts';
import { productChanges } from './product-changes.ts';

/** @throws `product-not-found` unless it is deleted */
export async function restoreProduct(
  { products, events, auditLog, now }: Pick<CatalogDeps, 'products' | 'events' | 'auditLog' | 'now'>,
  { id, admin }: { id: string; admin: Admin },
): Promise<ShownProduct> {
  return auditLog.during({ kind: 'product-restored', by: admin.id, about: id }, async (note) => {
    // Waiting buyers got no email while it was deleted.
    const event = newEvent(productRestocked, { productID: id, sizes: null });
    if (!(await products.show(id, event, now()))) throw new ShopError({ code: 'product-not-found' });
    events.relay.send(event);
    const restored = await getProduct({ products }, id);
    note({ changes: productChanges(null, { title: restored.title }) });
    return restored;
  });
}
