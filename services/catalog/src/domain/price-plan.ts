import { historyAfter, type PriceHistory } from './price-history.ts';
import { decidingReduction, reductionOf, salesOf, type Reduction } from './reduction.ts';
import { changesAfter, saleAt, type Offer } from './sale.ts';

type PriceStep = {
  at: Date;
  saleCents: number | null;
  lowestCents: number | null;
  from: Date | null;
  to: Date | null;
};

/** Its first step is the last edit. Empty in products that `pricedAt` returns. */
export type PricePlan = PriceStep[];

type Planned = { history: PriceHistory; plan: PricePlan };

/**
 * Computes the sale steps that follow an edit, and the new history. `stepAt` finds the current step.
 * @param before from `historyAt`
 */
export function planPrices(before: PriceHistory, offer: Offer, at: Date): Planned {
  const history = historyAfterStep(before, offer, at);
  let latest = history;
  const plan = [at, ...changesAfter(offer, at)].map((moment): PriceStep => {
    latest = historyAfterStep(latest, offer, moment);
    const sale = saleAt(offer, moment);
    return {
      at: moment,
      saleCents: sale?.cents ?? null,
      lowestCents: latest.lowestCents,
      from: sale?.from ?? null,
      to: sale?.to ?? null,
    };
  });
  return { history, plan };
}

export function historyAt(written: PriceHistory, offer: Offer & { plan: PricePlan }, at: Date): PriceHistory {
  const passed = offer.plan.slice(1).filter((step) => step.at <= at);
  return passed.reduce((history, step) => historyAfterStep(history, offer, step.at), written);
}

const historyAfterStep = (history: PriceHistory, offer: Offer, at: Date): PriceHistory =>
  historyAfter(history, { ...offer, salePriceCents: saleAt(offer, at)?.cents ?? null }, at) ?? history;

type Priced = Pick<Offer, 'salePriceCents' | 'saleStart' | 'saleEnd' | 'sales'> & {
  lowestCents: number | null;
  plan: PricePlan;
};

/** Falls back to the first step, since clocks of processes differ. */
export const stepAt = ({ plan }: Pick<Priced, 'plan'>, at: Date): PriceStep | undefined =>
  plan.findLast((step) => step.at <= at) ?? plan[0];

/** A product as shoppers see it at a moment, without later sales. */
export function pricedAt<Product extends Priced>(product: Product, at: Date): Product {
  const priced = { ...product, plan: [], sales: {} };
  const step = stepAt(product, at);
  if (!step) return priced;
  const { saleCents, lowestCents, from, to } = step;
  return { ...priced, salePriceCents: saleCents, lowestCents, saleStart: from, saleEnd: to };
}

export const nextPriceChange = ({ plan }: Pick<Priced, 'plan'>, at: Date): Date | null =>
  plan.find((step) => step.at > at)?.at ?? null;

/** Current or planned reduction to check: the first unlawful one, else the first; null without a sale and for drafts. */
export function reductionAhead(product: Priced & Pick<Offer, 'state'>, at: Date): Reduction | null {
  const { plan, salePriceCents, lowestCents, state } = product;
  if (state !== 'published') return null;
  if (plan.length === 0) return salePriceCents === null ? null : reductionOf(salePriceCents, lowestCents);
  const first = Math.max(
    0,
    plan.findLastIndex((step) => step.at <= at),
  );
  return decidingReduction(salesOf(plan.slice(first)));
}
