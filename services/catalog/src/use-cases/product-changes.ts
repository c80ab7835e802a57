import type { Change } from '@shop/contracts';
import { changedFields } from '@shop/audit-log';
import type { ShownProduct } from '../domain/product.ts';

/** Derived fields, and those that change with every write. */
const ignored = new Set([
  '_id',
  'version',
  'plan',
  'lowestCents',
  'prices',
  'ledger',
  'holds',
  'places',
  'queue',
  'freed',
  'returned',
  'sold',
  'soldBefore',
  'soldByDay',
  'soldRecently',
  'received',
  'createdAt',
  'updatedAt',
  'changedAt',
  'deletedAt',
  'slugBefore',
  'outbox',
]);

/** @param fields written database paths; all fields when absent */
export function productChanges(
  before: Partial<ShownProduct> | null,
  after: Partial<ShownProduct> | null,
  fields?: string[],
): Change[] {
  const written = fields && new Set(fields.map((path) => path.split('.')[0]));
  const shown = (product: Partial<ShownProduct> | null) =>
    product &&
    Object.fromEntries(
      Object.entries(product).filter(([field]) => !ignored.has(field) && (written?.has(field) ?? true)),
    );
  return changedFields(shown(before), shown(after));
}
