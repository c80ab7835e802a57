import type { Product } from '@shop/contracts';
import { bodyOf, typedStock, type ProductBody } from './product-body.ts';
import type { ProductFormValues } from './product-form.ts';

export type ProductField = keyof ProductBody;
export const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Sent only with a change of stock. */
const stockFields: readonly ProductField[] = ['stockReason', 'stockNote'];

export const hasSameStock = (a: ProductFormValues, b: ProductFormValues): boolean =>
  typedStock(a) === typedStock(b) && isEqual(bodyOf(a).pieces, bodyOf(b).pieces);

/** A sale price sent alone clears the dates. */
const saleFields: readonly ProductField[] = ['salePrice', 'saleStart', 'saleEnd'];

/** Only touched fields, so that an edit does not restore sold stock. */
export function changedFields(before: ProductBody, after: ProductBody): Partial<ProductBody> {
  const names = Object.keys(after) as ProductField[];
  const isStockKept = before.stock === after.stock && isEqual(before.pieces, after.pieces);
  const isSaleKept = saleFields.every((name) => before[name] === after[name]);
  return Object.fromEntries(
    names
      .filter((name) =>
        saleFields.includes(name)
          ? !isSaleKept
          : !isEqual(before[name], after[name]) && !(isStockKept && stockFields.includes(name)),
      )
      .map((name) => [name, after[name]]),
  );
}

/** Lets the server detect sales made meanwhile. */
export function seenStock(changes: Partial<ProductBody>, seen: Pick<Product, 'stock' | 'pieces'>): object {
  if (changes.pieces && seen.pieces) return { seenPieces: seen.pieces };
  const changesStock = changes.stock !== undefined || changes.pieces !== undefined;
  return changesStock ? { seenStock: String(seen.stock) } : {};
}

/**
 * Untouched sizes take the newer stock, because some may have sold.
 * @param seen product the changes were made on
 */
export function rebaseChanges<Changes extends Partial<ProductBody>>(
  changes: Changes,
  seen: Pick<Product, 'pieces'>,
  theirs: Pick<Product, 'pieces' | 'sizes'>,
): Changes {
  const { pieces: mine, sizes = theirs.sizes } = changes;
  const [before, now] = [seen.pieces, theirs.pieces];
  if (!mine || !before || !now) return changes;
  const isTouched = (size: string) => size in mine && mine[size] !== String(before[size]);
  const pieces = Object.fromEntries(
    sizes.map((size) => [size, isTouched(size) ? (mine[size] ?? '') : String(now[size] ?? 0)]),
  );
  const sum = Object.values(pieces).reduce((all, text) => all + Number(text), 0);
  return { ...changes, pieces, ...(changes.stock === undefined ? {} : { stock: String(sum) }) };
}

export const isEdited = (before: ProductFormValues, after: ProductFormValues): boolean =>
  after.otherSize !== '' || Object.keys(changedFields(bodyOf(before), bodyOf(after))).length > 0;
