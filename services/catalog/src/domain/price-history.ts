import type { ProductState } from '@shop/contracts';
import { unitPriceCents } from '@shop/shop-rules';

/** Price shown to shoppers from `at` on; null while hidden. `since`: start of its sale. */
export type ShownPrice = { at: Date; cents: number | null; onSale: boolean; since?: Date };

export type PriceHistory = {
  prices: ShownPrice[];
  lowestCents: number | null;
};

const DAY_MS = 24 * 3_600_000;
const REFERENCE_WINDOW_MS = 30 * DAY_MS;
/** A sale that gets cheaper within this time keeps its reference price. */
const CONTINUED_SALE_MS = 60 * DAY_MS;
/** Above this, the two oldest prices are merged. */
const MAX_PRICES = 100;

/**
 * Price history after a change, by directive 98/6/EC, article 6a.
 * A sale keeps its reference price while it only gets cheaper within 60 days, also after under 30 days hidden.
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
  const before = withinMaxPrices(pricesInWindow(history.prices, at));
  const since = continuedSaleStart(history.prices, { at, cents });
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
    return { prices: [...withinMaxPrices(pricesInWindow(prices, at)), hidden], lowestCents };
  }
  if (!last.onSale || onSale) return null;
  return { prices: [...prices.slice(0, -1), { ...last, onSale }], lowestCents };
}

/** Start of the sale that a price continues; null for a new sale. */
function continuedSaleStart(prices: ShownPrice[], { at, cents }: { at: Date; cents: number }): Date | null {
  const last = prices.at(-1);
  const lastShown = prices.findLast((price) => price.cents !== null);
  if (!last?.onSale || !lastShown?.onSale || lastShown.cents === null || cents > lastShown.cents) return null;
  const { since = lastShown.at } = lastShown;
  if (cents < lastShown.cents && at.getTime() - since.getTime() > CONTINUED_SALE_MS) return null;
  return last === lastShown || at.getTime() - last.at.getTime() < REFERENCE_WINDOW_MS ? since : null;
}

/** Prices within the window; if the product was hidden all that time, from its last shown price on. */
function pricesInWindow(prices: ShownPrice[], at: Date): ShownPrice[] {
  const start = at.getTime() - REFERENCE_WINDOW_MS;
  const first = prices.findIndex((_, index) => (prices[index + 1]?.at ?? at).getTime() > start);
  const hasShown = prices.slice(first).some(({ cents }) => cents !== null);
  return prices.slice(hasShown ? first : prices.findLastIndex(({ cents }) => cents !== null));
}

function lowestOf(prices: ShownPrice[]): number | null {
  const shownCents = prices.flatMap(({ cents }) => cents ?? []);
  return shownCents.length > 0 ? Math.min(...shownCents) : null;
}

/** Merges the two oldest into the lower one, so that the reference price is never too high. */
function withinMaxPrices([first, second, ...rest]: ShownPrice[]): ShownPrice[] {
  if (!first || !second) return first ? [first] : [];
  if (rest.length + 2 < MAX_PRICES) return [first, second, ...rest];
  return [{ ...first, cents: lowestOf([first, second]) }, ...rest];
}
