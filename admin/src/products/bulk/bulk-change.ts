import type { Product } from '@shop/contracts';
import { centsFromEuros, eurosText } from '@shop/money';
import { digitsOf, piecesTyped } from '../stock/pieces-typed.ts';

export type BulkKind = 'price' | 'sale' | 'stock' | 'kategoria' | 'state';
export type BulkEdit = {
  kind: BulkKind;
  value: string;
  stockReason?: string;
  stockNote?: string;
  replaceLower?: boolean;
  /** Finnish time. Either bound makes a campaign, which leaves the product's own sale price alone. */
  saleStart?: string;
  saleEnd?: string;
  campaign?: string;
};

type LoadedProduct = Pick<Product, 'price' | 'stock' | 'pieces' | 'campaigns'>;
type Changeable = LoadedProduct &
  Pick<Product, 'salePrice' | 'kategoria' | 'state'> &
  Partial<Pick<Product, 'saleStart' | 'saleEnd'>>;
type Fields = Record<string, string | boolean | Record<string, number> | object[]>;

export const isCampaign = ({ kind, saleStart, saleEnd }: BulkEdit): boolean =>
  kind === 'sale' && Boolean(saleStart || saleEnd);

export function isValidEdit(edit: BulkEdit): boolean {
  const { kind, value, saleStart = '', saleEnd = '' } = edit;
  if (kind === 'price') return (centsFromEuros(value) ?? 0) > 0;
  // Same format, so comparable as text.
  if (isCampaign(edit) && (Number(value) === 0 || (saleEnd !== '' && saleEnd <= saleStart))) return false;
  if (kind === 'sale') return (piecesTyped(value) ?? 100) < 100;
  if (kind === 'stock') return piecesTyped(value) !== null;
  return value !== '';
}

export const hasInvalidValue = (kind: BulkKind, value: string): boolean =>
  value.trim() !== '' && !isValidEdit({ kind, value });

/** Stock by size can only be emptied. */
export const canSetStock = ({ pieces }: Pick<Product, 'pieces'>, { value }: BulkEdit): boolean =>
  !pieces || piecesTyped(value) === 0;

/** Rounded half up; 0 for no sale. */
export const saleCents = (cents: number, percent: number): number =>
  percent === 0 ? 0 : Math.round((cents * (100 - percent)) / 100);

/** Sends the stock that the admin saw, because sales do not raise the version. */
export function changeOf(edit: BulkEdit, product: LoadedProduct): Fields {
  const { kind, value, stockReason, stockNote, replaceLower = false } = edit;
  if (kind === 'stock') {
    const why = { ...(stockReason ? { stockReason } : {}), ...(stockNote ? { stockNote } : {}) };
    return { stock: digitsOf(value), seenStock: String(product.stock), ...why };
  }
  if (kind !== 'sale') return { [kind]: kind === 'price' ? value.trim() : value };
  const cents = saleCents(centsFromEuros(product.price) ?? 0, Number(value));
  if (Number(value) === 0) return { salePrice: '', ...campaignsField(campaignRemovals(product)) };
  if (isCampaign(edit)) {
    const { campaign: id = '', saleStart = '', saleEnd = '' } = edit;
    return { campaigns: [{ id, salePrice: eurosText(cents), saleStart, saleEnd }] };
  }
  return { salePrice: eurosText(cents), keepLowerSale: !replaceLower };
}

const campaignRemovals = ({ campaigns = [] }: Pick<Product, 'campaigns'>): object[] =>
  campaigns.map(({ id }) => ({ id, salePrice: '' }));

const campaignsField = (campaigns: object[]): Fields => (campaigns.length > 0 ? { campaigns } : {});

/** Keeps the effect of later sales on the stock. */
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
    return { salePrice: salePrice > 0 ? String(salePrice) : '', ...dates, ...campaignsField(campaigns) };
  }
  return { [kind]: String(before[kind]) };
}
