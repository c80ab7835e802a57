import type { ProductState } from '@shop/contracts';
import { unitPriceCents } from '@shop/shop-rules';

/** Price shown to shoppers from `at` on; null while hidden. `since`: start of its sale. */
export type ShownPrice = { at: Date; cents: number | null; onSale: boolean; since?: Date };

export type PriceHistory = {
  prices: ShownPrice[];
  lowestCents: number | null;
};

const DAY_MS = 24 * 3_600_000;
const WINDOW_MS = 30 * DAY_MS;
/** A sale that gets cheaper within this time keeps its reference price. */
const STEPS_MS = 60 * DAY_MS;
/** Above this, the two oldest prices are merged. */
const MAX_PRICES = 100;

/**
 * Price history after a change, by directive 98/6/EC, article 6a.
 * A sale that only gets cheaper within 60 days, or was hidden for under 30, keeps its reference price.
 * @returns null when shoppers see no other price than before
 */
export function historyAfter(
  history: PriceHistory,
  next: { priceCents: number; salePriceCents: number | null; state: ProductState },
  at: Date,
): PriceHistory | null {
  const onSale = next.salePriceCents !== null;
  if (next.state !== 'published') return historyWhileHidden(history, onSale, at);
  const cents = unitPriceCents(next);
  const last = history.prices.at(-1);
  if (last?.cents === cents && last.onSale === onSale) return null;
  const before = merged(lately(history.prices, at));
  const since = sinceOf(history.prices, { at, cents });
  const lowestCents = since ? history.lowestCents : lowestOf(before);
  const shown: ShownPrice = { at, cents, onSale, ...(onSale ? { since: since ?? at } : {}) };
  return { prices: [...before, shown], lowestCents: onSale ? lowestCents : null };
}

function historyWhileHidden(
  { prices, lowestCents }: PriceHistory,
  onSale: boolean,
  at: Date,
): PriceHistory | null {
  const last = prices.at(-1);
  if (!last) return null;
  if (last.cents !== null) {
    const { since } = last;
    const hidden: ShownPrice = {
      at,
      cents: null,
      onSale: last.onSale && onSale,
      ...(since ? { since } : {}),
    };
    return { prices: [...merged(lately(prices, at)), hidden], lowestCents };
  }
  if (!last.onSale || onSale) return null;
  return { prices: [...prices.slice(0, -1), { ...last, onSale }], lowestCents };
}

/** Start of the sale that a price continues; null for a new sale. */
function sinceOf(prices: ShownPrice[], { at, cents }: { at: Date; cents: number }): Date | null {
  const last = prices.at(-1);
  const seen = prices.findLast((price) => price.cents !== null);
  if (!last?.onSale || !seen?.onSale || seen.cents === null || cents > seen.cents) return null;
  const { since = seen.at } = seen;
  if (cents < seen.cents && at.getTime() - since.getTime() > STEPS_MS) return null;
  return last === seen || at.getTime() - last.at.getTime() < WINDOW_MS ? since : null;
}

/** Prices shown within the window; after a longer absence, from the last shown price on. */
function lately(prices: ShownPrice[], at: Date): ShownPrice[] {
  const start = at.getTime() - WINDOW_MS;
  const first = prices.findIndex((_, index) => (prices[index + 1]?.at ?? at).getTime() > start);
  const hasSeen = prices.slice(first).some(({ cents }) => cents !== null);
  return prices.slice(hasSeen ? first : prices.findLastIndex(({ cents }) => cents !== null));
}

function lowestOf(prices: ShownPrice[]): number | null {
  const seen = prices.flatMap(({ cents }) => cents ?? []);
  return seen.length > 0 ? Math.min(...seen) : null;
}

/** Keeps the lower price, so that the shown reference is never too high. */
function merged([first, second, ...rest]: ShownPrice[]): ShownPrice[] {
  if (!first || !second) return first ? [first] : [];
  if (rest.length + 2 < MAX_PRICES) return [first, second, ...rest];
  return [{ ...first, cents: lowestOf([first, second]) }, ...rest];
}
