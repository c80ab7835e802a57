import type { Product } from '@shop/contracts';
import { centsFromEuros } from '@shop/money';
import { isCampaign, saleCents, type BulkEdit } from './bulk-change.ts';

/** What a product costs, in cents; `sale` is 0 while it is not on sale. */
export type Prices = { price: number; sale: number };

/**
 * What becomes of a price: it `changes`, it is the `same` already, a lower sale price `stays`, or it `cannot` become
 * what was asked, because a sale price is always above nothing and below the price.
 */
export type PriceFate = 'changes' | 'stays' | 'same' | 'cannot';

export type PricePlan = { before: Prices; after: Prices; fate: PriceFate };

type Priced = Pick<Product, 'price' | 'salePrice' | 'campaigns'>;
export type PriceEdit = BulkEdit & { kind: 'price' | 'sale' };

export const isPriceEdit = (edit: BulkEdit): edit is PriceEdit =>
  edit.kind === 'price' || edit.kind === 'sale';

/** What a shopper pays, in cents. */
export const paidCents = ({ price, sale }: Prices): number => sale || price;

const pricesOf = ({ price, salePrice }: Priced): Prices => ({
  price: centsFromEuros(price) ?? 0,
  sale: centsFromEuros(salePrice) ?? 0,
});

const wanted = ({ kind, value }: PriceEdit, before: Prices): Prices =>
  kind === 'price'
    ? { ...before, price: centsFromEuros(value) ?? 0 }
    : { ...before, sale: saleCents(before.price, Number(value)) };

/** Whether an edit finds a sale price that is lower than the one it brings. */
export function meetsLowerSale(edit: PriceEdit, product: Priced): boolean {
  const before = pricesOf(product);
  return edit.kind === 'sale' && before.sale > 0 && wanted(edit, before).sale > before.sale;
}

function fateOf(edit: PriceEdit, product: Priced, { before, after }: Omit<PricePlan, 'fate'>): PriceFate {
  const endsSale = edit.kind === 'sale' && Number(edit.value) === 0;
  const needsSale = edit.kind === 'sale' && !endsSale;
  if (after.sale >= after.price || (needsSale && after.sale === 0)) return 'cannot';
  if (meetsLowerSale(edit, product) && (isCampaign(edit) || !edit.replaceLower)) return 'stays';
  const endsCampaign = endsSale && (product.campaigns ?? []).length > 0;
  const isSame = after.price === before.price && after.sale === before.sale && !endsCampaign;
  return isSame ? 'same' : 'changes';
}

/** What an edit that is meant would do to one product's prices; without a change they are as before. */
export function planPrice(edit: PriceEdit, product: Priced): PricePlan {
  const before = pricesOf(product);
  const after = wanted(edit, before);
  const fate = fateOf(edit, product, { before, after });
  return { before, after: fate === 'changes' ? after : before, fate };
}
