import type { StoredProduct } from './product.ts';
import type { Movement } from './stock-ledger.ts';

/** What of a product came in: the sizes, or null where nobody says which. */
type Restock = { sizes: string[] | null };
type Edited = {
  before: Pick<StoredProduct, 'state'>;
  after: Pick<StoredProduct, 'state' | 'stock'>;
  movement?: Pick<Movement, 'change' | 'sizes' | 'reason'> | undefined;
};

/**
 * What an edit brings in for those who wait: pieces that are more than before, or a product that has some and goes on
 * sale. Where the keeping by size begins or ends, sizes that got a number are no news; only more pieces are.
 * @returns null for an edit that brings nothing
 */
export function restockOf({ before, after, movement }: Edited): Restock | null {
  if (after.state !== 'published' || after.stock === 0) return null;
  if (before.state !== 'published') return { sizes: null };
  if (!movement) return null;
  const { change, sizes, reason } = movement;
  if (!sizes || reason === 'divided' || reason === 'joined') return change > 0 ? { sizes: null } : null;
  const more = Object.keys(sizes).filter((size) => (sizes[size] ?? 0) > 0);
  return more.length > 0 ? { sizes: more } : null;
}
