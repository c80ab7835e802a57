import type { ProductEdit } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { Offer, SaleEntry } from '../domain/sale.ts';

type PriceEdit = Pick<ProductEdit, 'price' | 'salePrice' | 'saleStart' | 'saleEnd' | 'campaigns' | 'state'>;
type Dates = Pick<Offer, 'saleStart' | 'saleEnd'>;

export const touchesPrice = (edit: PriceEdit): boolean =>
  (['price', 'salePrice', 'saleStart', 'saleEnd', 'campaigns', 'state'] as const).some(
    (name) => edit[name] !== undefined,
  );

/**
 * The offer after an edit; a sale price without dates starts now and has no end.
 * @throws `invalid-input`
 */
export function offerAfter(seen: Offer, edit: PriceEdit, at: Date): Required<Offer> {
  const priceCents = edit.price ?? seen.priceCents;
  const salePriceCents = edit.salePrice === undefined ? seen.salePriceCents : edit.salePrice;
  if (salePriceCents !== null && salePriceCents >= priceCents)
    throw refused(
      edit.salePrice === undefined ? 'price' : 'salePrice',
      'Alennushinnan on oltava pienempi kuin hinta.',
    );
  return {
    priceCents,
    salePriceCents,
    ...datesAfter(seen, edit),
    sales: salesAfter({ ...seen, priceCents }, edit, at),
    state: edit.state ?? seen.state,
  };
}

/** Drops the edit's sale price where `keepLowerSale` keeps a cheaper sale of overlapping dates. */
export function withSaleKept<Edit extends PriceEdit & Pick<ProductEdit, 'keepLowerSale'>>(
  { salePriceCents, saleStart, saleEnd }: Pick<Offer, 'salePriceCents' | 'saleStart' | 'saleEnd'>,
  edit: Edit,
  at: Date,
): Edit {
  const { salePrice } = edit;
  const isLower = salePriceCents !== null && salePrice != null && salePriceCents < salePrice;
  const hasEnded = saleEnd && saleEnd <= (edit.saleStart ?? at);
  const isLater = saleStart && edit.saleEnd && saleStart >= edit.saleEnd;
  return edit.keepLowerSale && isLower && !hasEnded && !isLater ? { ...edit, salePrice: undefined } : edit;
}

function datesAfter(seen: Dates, { salePrice, saleStart, saleEnd }: PriceEdit): Required<Dates> {
  const kept: Dates = salePrice === undefined ? seen : {};
  const start = (saleStart === undefined ? kept.saleStart : saleStart) ?? null;
  const end = (saleEnd === undefined ? kept.saleEnd : saleEnd) ?? null;
  if (salePrice === null) return { saleStart: null, saleEnd: null };
  if (start && end && end <= start) throw refused('saleEnd', 'Alennuksen on päätyttävä alkamisensa jälkeen.');
  return { saleStart: start, saleEnd: end };
}

/** Ended campaigns are dropped; the price history keeps them. */
function salesAfter(
  { sales = {}, priceCents }: Pick<Offer, 'sales' | 'priceCents'>,
  { campaigns = [] }: PriceEdit,
  at: Date,
): Record<string, SaleEntry> {
  const named = new Set(campaigns.map(({ id }) => id));
  const kept = Object.entries(sales).filter(([id, { to }]) => !named.has(id) && (!to || to > at));
  const put = campaigns.flatMap(({ id, salePrice: cents, saleStart, saleEnd }) =>
    cents === null ? [] : [[id, { from: saleStart ?? null, to: saleEnd ?? null, cents }] as const],
  );
  if (put.some(([, { cents }]) => cents >= priceCents))
    throw refused('campaigns', 'Alennushinnan on oltava pienempi kuin hinta.');
  return Object.fromEntries([...kept, ...put]);
}

const refused = (field: string, message: string): ShopError =>
  new ShopError({ code: 'invalid-input', errors: { [field]: message } });
