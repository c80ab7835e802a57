import type { Product } from '@shop/contracts';
import type { ReductionAnswer } from '@shop/shop-rules';
import { momentOf } from '@shop/shop-rules/local-time';
import { centsFromEuros } from '@shop/money';
import { isCampaign, saleCents, type BulkEdit } from './bulk-change.ts';
import { saleNow } from '../price/sale-text.ts';

export type Prices = { price: number; sale: number };

/** `stays`: a lower sale price remains. `cannot`: not between 0 and the price. `unlawful`: no lawful reduction. */
export type PriceOutcome = 'changes' | 'stays' | 'same' | 'cannot' | 'unlawful';

export type PricePlan = { before: Prices; after: Prices; outcome: PriceOutcome };

type Priced = Pick<Product, 'price' | 'salePrice' | 'campaigns' | 'priceNow'> &
  Partial<Pick<Product, 'saleStart' | 'saleEnd'>>;
export type PriceEdit = BulkEdit & { kind: 'price' | 'sale' };

export const isPriceEdit = (edit: BulkEdit): edit is PriceEdit =>
  edit.kind === 'price' || edit.kind === 'sale';

export const paidCents = ({ price, sale }: Prices): number => sale || price;

const centsOf = (euros: number): number => centsFromEuros(euros) ?? 0;

const pricesNow = (product: Priced): Prices => ({
  price: centsOf(product.price),
  sale: centsOf(saleNow(product)),
});

/** In cents; 0 ends the sale. */
const wantedSale = ({ value }: PriceEdit, { price }: Priced): number =>
  saleCents(centsOf(price), Number(value));

/** 0 when the product's sale is over or covers only part of the campaign. */
function ownSale(edit: PriceEdit, { salePrice, saleStart = '', saleEnd = '' }: Priced, now: Date): number {
  const from = Math.max(now.getTime(), momentOf(edit.saleStart ?? '')?.getTime() ?? 0);
  const to = momentOf(edit.saleEnd ?? '')?.getTime() ?? Infinity;
  const end = saleEnd === '' ? Infinity : Date.parse(saleEnd);
  const isThere = saleStart === '' || Date.parse(saleStart) <= from;
  const meets = isCampaign(edit) ? isThere && end >= to : end > from;
  return meets ? centsOf(salePrice) : 0;
}

function campaignNow({ campaigns = [] }: Priced, now: Date): number {
  const holding = campaigns.filter(
    ({ saleStart, saleEnd }) =>
      (saleStart === '' || Date.parse(saleStart) <= now.getTime()) &&
      (saleEnd === '' || Date.parse(saleEnd) > now.getTime()),
  );
  return Math.min(...holding.map(({ salePrice }) => centsOf(salePrice)));
}

export function hasLowerSale(edit: PriceEdit, product: Priced, now = new Date()): boolean {
  const own = ownSale(edit, product, now);
  return edit.kind === 'sale' && own > 0 && wantedSale(edit, product) > own;
}

function pricesAfter(edit: PriceEdit, product: Priced, now: Date): Prices {
  const { price, sale } = pricesNow(product);
  if (edit.kind === 'price') {
    const newPrice = centsFromEuros(edit.value) ?? 0;
    return { price: newPrice, sale: sale < newPrice ? sale : 0 };
  }
  const wanted = wantedSale(edit, product);
  const isAlone = wanted === 0 || isCampaign(edit);
  return { price, sale: isAlone ? wanted : Math.min(wanted, campaignNow(product, now)) };
}

function priceOutcome({ value }: PriceEdit, product: Priced): PriceOutcome {
  const price = centsFromEuros(value) ?? 0;
  // The server compares with the own sale price even before its dates.
  if (centsOf(product.salePrice) >= price) return 'cannot';
  return price === centsOf(product.price) ? 'same' : 'changes';
}

function saleOutcome(
  edit: PriceEdit,
  product: Priced,
  now: Date,
  { before, after }: Omit<PricePlan, 'outcome'>,
) {
  const wanted = wantedSale(edit, product);
  const ends = Number(edit.value) === 0;
  if (wanted >= before.price || (!ends && wanted === 0)) return 'cannot';
  if (hasLowerSale(edit, product, now) && (isCampaign(edit) || !edit.replaceLower)) return 'stays';
  if (ends && (product.campaigns ?? []).length > 0) return 'changes';
  const isSame = wanted === ownSale(edit, product, now) && after.sale === before.sale;
  return isSame ? 'same' : 'changes';
}

export function planPrice(edit: PriceEdit, product: Priced, now = new Date()): PricePlan {
  const before = pricesNow(product);
  const after = pricesAfter(edit, product, now);
  const outcome =
    edit.kind === 'price' ? priceOutcome(edit, product) : saleOutcome(edit, product, now, { before, after });
  return { before, after: outcome === 'changes' ? after : before, outcome };
}

/** An unlawful reduction leaves prices unchanged. */
export const withReduction = (plan: PricePlan, reduction: ReductionAnswer | null | undefined): PricePlan =>
  plan.outcome === 'changes' && reduction && !reduction.isLawful
    ? { ...plan, after: plan.before, outcome: 'unlawful' }
    : plan;

/** Other sales go on beside a campaign, and the lowest price wins. */
export const raisesPrice = (edit: PriceEdit, { before, after }: PricePlan): boolean =>
  !isCampaign(edit) && paidCents(after) > paidCents(before);
