import { categoryLabel, collectionLabel } from '@shop/shop-rules/categories';
import { vatClassLabels } from '@shop/shop-rules/vat';
import { centsFromEuros, formatEuro, type VatClass } from '@shop/money';
import { productKinds } from '@shop/shop-rules/product-kinds';
import { momentOf } from '@shop/shop-rules/local-time';
import { sizeText } from '@shop/shop-rules/size-text';
import { momentText } from '../../format/format-text.ts';
import { texts } from '../../texts/fi.ts';
import { piecesText } from '../stock/pieces-text.ts';
import { bodyOf, type ProductBody } from '../values/product-body.ts';
import { formOf } from '../values/product-form.ts';
import { isEqual, type ProductField } from '../values/product-changes.ts';
import type { ProductRecord } from '../../providers/product-record.ts';

export type ConflictRow = { field: string; mine: string; theirs: string };

const silent: readonly ProductField[] = ['imageTexts', 'detailTexts', 'stockReason', 'stockNote'];

const fieldNames: Partial<Record<string, string>> = {
  ...texts.product.fields,
  price: texts.products.price,
  salePrice: texts.conflict.salePrice,
  stock: texts.products.inStock,
};

const pictureFields = new Set([fieldNames['images'], fieldNames['details']] as (string | undefined)[]);

export function conflictRows(mine: Partial<ProductBody>, theirs: ProductRecord): ConflictRow[] {
  const stored: Record<string, unknown> = { ...bodyOf(formOf(theirs)), state: theirs.state };
  return (
    (Object.keys(mine) as ProductField[])
      .filter((name) => !silent.includes(name) && !isEqual(mine[name], stored[name]))
      .map((name) => ({
        field: fieldNames[name] ?? name,
        mine: shownValue(name, mine[name]),
        theirs: shownValue(name, stored[name]),
      }))
      // Different pictures may have the same count.
      .filter(({ field, ...both }) => pictureFields.has(field) || both.mine !== both.theirs)
  );
}

/** A sale changes the stock too. */
export const isOfStock = (rows: readonly ConflictRow[]): boolean =>
  rows.length > 0 &&
  rows.every(({ field }) => field === fieldNames['stock'] || field === fieldNames['pieces']);

const amountText = (text: string): string => {
  const cents = centsFromEuros(text);
  return cents === null ? text : formatEuro(cents);
};

const localText = (local: string): string => momentText(momentOf(local)?.toISOString());

const readers: Partial<Record<string, (value: never) => string>> = {
  images: (value: string[]) => texts.conflict.images(value.length),
  details: (value: string[]) => texts.conflict.images(value.length),
  fibres: (value: ProductBody['fibres']) => value.map(({ name, share }) => `${share} % ${name}`).join(', '),
  state: (value: string) => (value === 'draft' ? texts.products.draft : texts.conflict.published),
  price: amountText,
  salePrice: amountText,
  saleStart: localText,
  saleEnd: localText,
  sizes: (value: string[]) => value.map(sizeText).join(', '),
  pieces: (value: ProductBody['pieces']) => piecesText(value ?? {}),
  stock: (value: string) => (/^\d+$/.test(value) ? texts.products.stock(Number(value)) : value),
  vatClass: (vatClass: VatClass) => vatClassLabels[vatClass],
  madeToOrder: (value: boolean) => texts.product.madeToOrder[value ? 1 : 0].label,
  toOrder: (value: ProductBody['toOrder']) =>
    value
      ? [
          texts.conflict.toOrder(value.daysOfWork, value.maxQueue),
          ...(value.measures ?? []).map(({ name, minCm, maxCm }) => `${name} ${minCm}–${maxCm}\u00a0cm`),
        ].join(', ')
      : '',
  kind: (value: string) => productKinds.find(({ id }) => id === value)?.label ?? '',
  measures: (value: ProductBody['measures']) => (value ? texts.conflict.ownMeasures : ''),
  makersNote: (value: ProductBody['makersNote']) => value?.words ?? '',
  manufacturer: (value: ProductBody['manufacturer']) => value?.name ?? '',
  goesWith: (value: string[]) => texts.conflict.products(value.length),
  kategoria: categoryLabel,
  kokoelmat: collectionLabel,
};

function shownValue(name: string, value: unknown): string {
  const read = readers[name] as ((value: unknown) => string) | undefined;
  const text = read && value !== '' ? read(value) : value;
  const words = Array.isArray(text) ? text.join(', ') : text;
  return typeof words === 'string' && words !== '' ? words : texts.conflict.emptyValue;
}
