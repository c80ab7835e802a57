import type { Product } from '@shop/contracts';
import { centsFromEuros, eurosText } from '@shop/money';
import { digitsOf, piecesTyped } from '../stock/pieces-typed.ts';

/** What can be changed on many products at once. */
export type BulkKind = 'price' | 'sale' | 'stock' | 'kategoria' | 'state';
/** The value as it was typed or chosen; of the stock also why, for its ledger. */
export type BulkEdit = {
  kind: BulkKind;
  value: string;
  stockReason?: string;
  stockNote?: string;
  /** Of a sale: whether it also takes the place of a lower sale price. */
  replaceLower?: boolean;
  /** Of a sale: when it begins and ends, on Finland's clocks. With either it is a campaign, which stands beside own sales. */
  saleStart?: string;
  saleEnd?: string;
  /** The campaign's id. */
  campaign?: string;
};

type Seen = Pick<Product, 'price' | 'stock' | 'pieces' | 'campaigns'>;
type Changeable = Seen &
  Pick<Product, 'salePrice' | 'kategoria' | 'state'> &
  Partial<Pick<Product, 'saleStart' | 'saleEnd'>>;
/** The fields of a product's edit, as its call takes them. */
type Fields = Record<string, string | boolean | Record<string, number> | object[]>;

/** Whether an edit is a sale with dates. */
export const isCampaign = ({ kind, saleStart, saleEnd }: BulkEdit): boolean =>
  kind === 'sale' && Boolean(saleStart || saleEnd);

/** Whether a value can be meant; the server checks it again against each product. */
export function isMeant(edit: BulkEdit): boolean {
  const { kind, value, saleStart = '', saleEnd = '' } = edit;
  if (kind === 'price') return (centsFromEuros(value) ?? 0) > 0;
  // Both ends are written alike, so they compare as text.
  if (isCampaign(edit) && (Number(value) === 0 || (saleEnd !== '' && saleEnd <= saleStart))) return false;
  if (kind === 'sale') return (piecesTyped(value) ?? 100) < 100;
  if (kind === 'stock') return piecesTyped(value) !== null;
  return value !== '';
}

/** Whether what is typed is no value of its kind, whatever else is chosen; an empty field is not yet one. */
export const isMistyped = (kind: BulkKind, value: string): boolean =>
  value.trim() !== '' && !isMeant({ kind, value });

/** Whether one number can be the stock of a product: one that is kept by size can only be emptied. */
export const takesStock = ({ pieces }: Pick<Product, 'pieces'>, { value }: BulkEdit): boolean =>
  !pieces || piecesTyped(value) === 0;

/** A price less some per cent, to the nearest cent, half a cent up; 0 for no sale. */
export const saleCents = (cents: number, percent: number): number =>
  percent === 0 ? 0 : Math.round((cents * (100 - percent)) / 100);

/**
 * What an edit sets on one product. A sale is a share of its own price, in whole cents; 0 % ends it, and the campaigns. A stock that has
 * moved since it was seen stays as it is: a sale changes it without another version.
 */
export function changeOf(edit: BulkEdit, product: Seen): Fields {
  const { kind, value, stockReason, stockNote, replaceLower = false } = edit;
  if (kind === 'stock') {
    const why = { ...(stockReason ? { stockReason } : {}), ...(stockNote ? { stockNote } : {}) };
    return { stock: digitsOf(value), seenStock: String(product.stock), ...why };
  }
  if (kind !== 'sale') return { [kind]: kind === 'price' ? value.trim() : value };
  const cents = saleCents(centsFromEuros(product.price) ?? 0, Number(value));
  if (Number(value) === 0) return { salePrice: '', ...ifAny(withoutPrice(product)) };
  if (isCampaign(edit)) {
    const { campaign: id = '', saleStart = '', saleEnd = '' } = edit;
    return { campaigns: [{ id, salePrice: eurosText(cents), saleStart, saleEnd }] };
  }
  return { salePrice: eurosText(cents), keepLowerSale: !replaceLower };
}

/** A product's campaigns, each taken back. */
const withoutPrice = ({ campaigns = [] }: Pick<Product, 'campaigns'>): object[] =>
  campaigns.map(({ id }) => ({ id, salePrice: '' }));

const ifAny = (campaigns: object[]): Fields => (campaigns.length > 0 ? { campaigns } : {});

/** What puts one product back to what it was before an edit. A stock that has sold since stays as it is. */
export function undoOf(edit: BulkEdit, before: Changeable): Fields {
  const { kind, value, campaign: id = '' } = edit;
  if (isCampaign(edit)) return { campaigns: [{ id, salePrice: '' }] };
  if (kind === 'stock' && before.pieces) {
    const none = Object.fromEntries(Object.keys(before.pieces).map((size) => [size, 0]));
    return { pieces: before.pieces, seenPieces: none };
  }
  if (kind === 'stock') return { stock: String(before.stock), seenStock: digitsOf(value) };
  if (kind === 'sale') {
    const { salePrice, saleStart, saleEnd, campaigns = [] } = before;
    const dates = { ...(saleStart ? { saleStart } : {}), ...(saleEnd ? { saleEnd } : {}) };
    return { salePrice: salePrice > 0 ? String(salePrice) : '', ...dates, ...ifAny(campaigns) };
  }
  return { [kind]: String(before[kind]) };
}
