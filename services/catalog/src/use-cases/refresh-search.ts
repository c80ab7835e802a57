import type { CatalogDeps } from '../deps.ts';

/** Clocks of several catalogues differ a little; what was written meanwhile is compared again. */
const OVERLAP_MS = 10_000;
/** So many products are read at once; in between other requests get their turn. */
const CHUNK = 200;

/**
 * Brings the index in memory up to date with the database: what this process or another one changed since the last
 * time. It runs before every search, so a search sees every change that was made before it; with nothing new it reads
 * a few entries of an index and no product.
 */
export async function refreshSearch({
  products,
  search,
  now,
}: Pick<CatalogDeps, 'products' | 'search' | 'now'>): Promise<void> {
  const asked = now().getTime();
  const changed = await products.changedSince(new Date(search.checkedAt - OVERLAP_MS));
  const ids = changed.filter(({ _id, version }) => !search.has(_id, version)).map(({ _id }) => _id);
  for (let from = 0; from < ids.length; from += CHUNK) {
    for (const product of await products.forSearch(ids.slice(from, from + CHUNK))) search.put(product);
  }
  search.checkedAt = Math.max(search.checkedAt, asked);
}
