import type { ProductState } from '@shop/contracts';

export type SaleEntry = { from: Date | null; to: Date | null; cents: number };

export type Offer = {
  priceCents: number;
  salePriceCents: number | null;
  saleStart?: Date | null;
  saleEnd?: Date | null;
  sales?: Record<string, SaleEntry>;
  state: ProductState;
};

/** Ignores sales that are not below the price. */
function entriesOf({
  priceCents,
  salePriceCents,
  saleStart,
  saleEnd,
  sales = {},
}: Omit<Offer, 'state'>): SaleEntry[] {
  const own =
    salePriceCents === null ? [] : [{ from: saleStart ?? null, to: saleEnd ?? null, cents: salePriceCents }];
  return [...own, ...Object.values(sales)].filter(({ cents }) => cents < priceCents);
}

const holds = ({ from, to }: SaleEntry, at: Date): boolean => (!from || from <= at) && (!to || at < to);

/** Cheapest sale in force; `from` is inclusive, `to` is not. */
export function saleAt(offer: Omit<Offer, 'state'>, at: Date): SaleEntry | null {
  const active = entriesOf(offer).filter((entry) => holds(entry, at));
  return active.toSorted((a, b) => a.cents - b.cents)[0] ?? null;
}

export function changesAfter(offer: Omit<Offer, 'state'>, at: Date): Date[] {
  const moments = entriesOf(offer)
    .flatMap(({ from, to }) => [from, to])
    .flatMap((moment) => moment?.getTime() ?? []);
  return [...new Set(moments)]
    .filter((moment) => moment > at.getTime())
    .toSorted((a, b) => a - b)
    .map((moment) => new Date(moment));
}
