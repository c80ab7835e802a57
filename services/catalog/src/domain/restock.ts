import type { StoredProduct } from './product.ts';
import type { Movement } from './stock-ledger.ts';

type Restock = { sizes: string[] | null };
type Edited = {
  before: Pick<StoredProduct, 'state'>;
  after: Pick<StoredProduct, 'state' | 'stock'>;
  movement?: Pick<Movement, 'change' | 'sizes' | 'reason'> | undefined;
};

/** Sizes an edit brings into stock; null for none. Switching the keeping by size on or off is no restock of sizes. */
export function restockOf({ before, after, movement }: Edited): Restock | null {
  if (after.state !== 'published' || after.stock === 0) return null;
  if (before.state !== 'published') return { sizes: null };
  if (!movement) return null;
  const { change, sizes, reason } = movement;
  if (!sizes || reason === 'divided' || reason === 'joined') return change > 0 ? { sizes: null } : null;
  const more = Object.keys(sizes).filter((size) => (sizes[size] ?? 0) > 0);
  return more.length > 0 ? { sizes: more } : null;
}
