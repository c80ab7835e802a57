import type { CatalogDeps } from '../deps.ts';

export type ProductCacheDeps = Pick<
  CatalogDeps,
  'products' | 'productCache' | 'search' | 'freshness' | 'now'
>;

const CHUNK = 200;

/** Updates memory from the database before every answer; without changes it reads only an index. */
export async function refreshProductCache({
  products,
  productCache,
  search,
  freshness,
  now,
}: ProductCacheDeps): Promise<void> {
  await freshness.ensure(now, async () => {
    const changed = await products.changedSince(productCache.comparedFrom(now()));
    const ids = changed
      .filter(({ _id, changedAt }) => !productCache.has(_id, changedAt))
      .map(({ _id }) => _id);
    for (let from = 0; from < ids.length; from += CHUNK) {
      for (const product of await products.findAny(ids.slice(from, from + CHUNK))) {
        productCache.put(product, now());
        search.put(product);
      }
    }
    productCache.compared(changed, now());
  });
  productCache.turn(now());
}
