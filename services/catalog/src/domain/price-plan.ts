import { historyAfter, type PriceHistory } from './price-history.ts';
import { decidingReduction, reductionOf, salesOf, type Reduction } from './reduction.ts';
import { changesAfter, saleAt, type Offer } from './sale.ts';

/** What a product's sale is from a moment on, until the next step, and what is told beside it. */
type PriceStep = {
  at: Date;
  saleCents: number | null;
  lowestCents: number | null;
  /** When the sale that holds began by its dates, and when it ends; null is no bound. */
  from: Date | null;
  to: Date | null;
};

/** The steps that are decided, the first from the last edit on. A product of an earlier version has none. */
export type PricePlan = PriceStep[];

type Planned = { history: PriceHistory; plan: PricePlan };

/**
 * Works out what shoppers will see from an edit on, as long as nobody edits again, and what the history says after the
 * edit. Later moments are no events: whoever shows a price looks up the step of the moment.
 * @param before the history as it stands at that moment, see `historyAt`
 */
export function planPrices(before: PriceHistory, offer: Offer, at: Date): Planned {
  const history = stepOf(before, offer, at);
  let last = history;
  const plan = [at, ...changesAfter(offer, at)].map((moment): PriceStep => {
    last = stepOf(last, offer, moment);
    const sale = saleAt(offer, moment);
    return {
      at: moment,
      saleCents: sale?.cents ?? null,
      lowestCents: last.lowestCents,
      from: sale?.from ?? null,
      to: sale?.to ?? null,
    };
  });
  return { history, plan };
}

/**
 * The history at a moment, with the steps that have come since it was written.
 * @param offer as it was when the plan was made
 */
export function historyAt(
  written: PriceHistory,
  offer: Offer & { plan?: PricePlan },
  at: Date,
): PriceHistory {
  const passed = (offer.plan ?? []).slice(1).filter((step) => step.at <= at);
  return passed.reduce((history, step) => stepOf(history, offer, step.at), written);
}

const stepOf = (history: PriceHistory, offer: Offer, at: Date): PriceHistory =>
  historyAfter(history, { ...offer, salePriceCents: saleAt(offer, at)?.cents ?? null }, at) ?? history;

type Priced = Pick<Offer, 'salePriceCents' | 'saleStart' | 'saleEnd' | 'sales'> & {
  lowestCents: number | null;
  plan?: PricePlan;
};

/** The step of a moment; before the first one, because clocks differ a little, the first. */
export const stepAt = ({ plan }: Pick<Priced, 'plan'>, at: Date): PriceStep | undefined =>
  plan?.findLast((step) => step.at <= at) ?? plan?.[0];

/** A product as shoppers see it at a moment: its sale is the one that holds then, with nothing of what is to come. */
export function pricedAt<Product extends Priced>(product: Product, at: Date): Product {
  const { plan: _plan, sales: _sales, ...shown } = product;
  const step = stepAt(product, at);
  if (!step) return shown as Product;
  const { saleCents, lowestCents, from, to } = step;
  return { ...shown, salePriceCents: saleCents, lowestCents, saleStart: from, saleEnd: to } as Product;
}

/** When a product's price changes next, as far as it is decided; null for never. */
export const nextChange = ({ plan = [] }: Pick<Priced, 'plan'>, at: Date): Date | null =>
  plan.find((step) => step.at > at)?.at ?? null;

/**
 * The reduction of the sale that holds at a moment or is to come: the first that is not lawful, else the first. Null
 * without a sale, and for a draft, whose sale begins with its publishing.
 */
export function reductionAhead(product: Priced & Pick<Offer, 'state'>, at: Date): Reduction | null {
  const { plan, salePriceCents, lowestCents, state } = product;
  if (state !== 'published') return null;
  if (!plan) return salePriceCents === null ? null : reductionOf(salePriceCents, lowestCents);
  const first = Math.max(
    0,
    plan.findLastIndex((step) => step.at <= at),
  );
  return decidingReduction(salesOf(plan.slice(first)));
}
