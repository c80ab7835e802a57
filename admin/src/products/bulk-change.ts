import type { Product } from '@shop/contracts';
import { centsFromEuros, eurosText } from '@shop/money';

/** What can be changed on many products at once. */
export type BulkKind = 'price' | 'sale' | 'stock' | 'kategoria' | 'state';
/** The value as it was typed or chosen; of the stock also why, for its ledger. */
export type BulkEdit = { kind: BulkKind; value: string; stockReason?: string; stockNote?: string };

const isWhole = (text: string): boolean => /^\d{1,6}$/.test(text);

/** Whether a value can be meant; the server checks it again against each product. */
export function isMeant({ kind, value }: BulkEdit): boolean {
  if (kind === 'price') return (centsFromEuros(value) ?? 0) > 0;
  if (kind === 'sale') return isWhole(value) && Number(value) < 100;
  if (kind === 'stock') return isWhole(value);
  return value !== '';
}

/**
 * What an edit sets on one product. A sale is a share of its own price, in whole cents; 0 % ends it.
 */
export function changeOf(
  { kind, value, stockReason, stockNote }: BulkEdit,
  product: Pick<Product, 'price'>,
): Record<string, string> {
  if (kind === 'stock') {
    return { stock: value, ...(stockReason ? { stockReason } : {}), ...(stockNote ? { stockNote } : {}) };
  }
  if (kind !== 'sale') return { [kind]: kind === 'price' ? value.trim() : value };
  const percent = Number(value);
  if (percent === 0) return { salePrice: '' };
  const cents = centsFromEuros(product.price) ?? 0;
  return { salePrice: eurosText(Math.round((cents * (100 - percent)) / 100)) };
}
