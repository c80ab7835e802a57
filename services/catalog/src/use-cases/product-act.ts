import type { Change } from '@shop/contracts';
import { changedFields } from '@shop/audit-log';
import type { ShownProduct } from '../domain/product.ts';

/** What follows from the rest, or changes with every write. */
const unsaid = new Set([
  '_id',
  'version',
  'plan',
  'lowestCents',
  'prices',
  'ledger',
  'holds',
  'sold',
  'soldBefore',
  'received',
  'createdAt',
  'updatedAt',
  'changedAt',
  'deletedAt',
  'slugBefore',
  'outbox',
]);

/**
 * What the record tells of a change of a product.
 * @param fields the fields that were written, by their paths in the database; all of them without it
 */
export function productChanges(
  before: Partial<ShownProduct> | null,
  after: Partial<ShownProduct> | null,
  fields?: string[],
): Change[] {
  const written = fields && new Set(fields.map((path) => path.split('.')[0]));
  const told = (product: Partial<ShownProduct> | null) =>
    product &&
    Object.fromEntries(
      Object.entries(product).filter(([field]) => !unsaid.has(field) && (written?.has(field) ?? true)),
    );
  return changedFields(told(before), told(after));
}
