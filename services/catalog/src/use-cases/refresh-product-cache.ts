import type { CatalogDeps } from '../deps.ts';

export type ProductCacheDeps = Pick<
  CatalogDeps,
  'products' | 'productCache' | 'search' | 'freshness' | 'now'
>;

/** So many products are read at once; in between other requests get their turn. */
const CHUNK = 200;

/**
 * Brings what is in memory up to date with the database: what this process or another one wrote since the last time.
 * It runs before every answer; with nothing new it reads a few entries of an index and no product. Then the prices are let
 * be those of the moment.
 */
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
