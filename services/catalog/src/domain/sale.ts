import type { ProductState } from '@shop/contracts';

/** A reduction that holds from a moment on and ends at another; null is no bound. Cents are what the product costs then. */
export type SaleEntry = { from: Date | null; to: Date | null; cents: number };

/** What shoppers are asked for a product, now and later, as far as it is decided. */
export type Offer = {
  priceCents: number;
  /** The product's own sale. */
  salePriceCents: number | null;
  saleStart?: Date | null;
  saleEnd?: Date | null;
  /** Campaigns that it is in, by their ids. */
  sales?: Record<string, SaleEntry>;
  state: ProductState;
};

/** All reductions of a product that can be meant: the price has to be below its own. */
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

/** The lowest reduction that holds at a moment, or null. A start belongs to its sale, an end does not. */
export function saleAt(offer: Omit<Offer, 'state'>, at: Date): SaleEntry | null {
  const active = entriesOf(offer).filter((entry) => holds(entry, at));
  return active.toSorted((one, other) => one.cents - other.cents)[0] ?? null;
}

/** The moments after this one at which some reduction begins or ends, the earliest first. */
export function changesAfter(offer: Omit<Offer, 'state'>, at: Date): Date[] {
  const moments = entriesOf(offer)
    .flatMap(({ from, to }) => [from, to])
    .flatMap((moment) => moment?.getTime() ?? []);
  return [...new Set(moments)]
    .filter((moment) => moment > at.getTime())
    .toSorted((a, b) => a - b)
    .map((moment) => new Date(moment));
}
