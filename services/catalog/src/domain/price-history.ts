import type { ProductState } from '@shop/contracts';
import { unitPriceCents } from '@shop/shop-rules';

/**
 * What a product cost shoppers from a moment on, until the next one; null while it was hidden from them. `since`: when the
 * sale began that it belongs to.
 */
export type ShownPrice = { at: Date; cents: number | null; onSale: boolean; since?: Date };

/** The prices that the rule below looks at, oldest first, and what it says of the sale that is on. */
export type PriceHistory = {
  prices: ShownPrice[];
  /** The lowest price of the 30 days before the sale began; null without a sale, or without a price before it. */
  lowestCents: number | null;
};

const DAY_MS = 24 * 3_600_000;
const WINDOW_MS = 30 * DAY_MS;
/** A sale that goes deeper in steps keeps its first reference for so long. */
const STEPS_MS = 60 * DAY_MS;
/** Somebody who changes prices all day long gets them merged, the older two at a time. */
const MAX_PRICES = 100;

/**
 * The history after shoppers see a price: a reduction is told beside the lowest price of the 30 days before it (directive
 * 98/6/EC, article 6a). A sale that only goes deeper, within 60 days of its beginning, is still the same one, also one that
 * was hidden for less than those 30 days, so the price before its beginning stays; one that gets dearer, goes deeper later
 * than that, or comes back after an end, is a new one, for which the sale before it counts too. Of a product that was hidden all that time the last price that was seen counts.
 * @returns null when shoppers see no other price than before: a draft's price is nobody's
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

/** Remembers that shoppers see no price from now on, and whether the sale ended meanwhile. */
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

/** When the sale began that a price goes on with; null for a price that begins a new one. */
function sinceOf(prices: ShownPrice[], { at, cents }: { at: Date; cents: number }): Date | null {
  const last = prices.at(-1);
  const seen = prices.findLast((price) => price.cents !== null);
  if (!last?.onSale || !seen?.onSale || seen.cents === null || cents > seen.cents) return null;
  const { since = seen.at } = seen;
  if (cents < seen.cents && at.getTime() - since.getTime() > STEPS_MS) return null;
  return last === seen || at.getTime() - last.at.getTime() < WINDOW_MS ? since : null;
}

/** The prices that stood at some moment of the 30 days before; where none was seen then, from the last one seen on. */
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

/** The oldest two become one, at the lower price for both their times: the shop never tells too high a price. */
function merged([first, second, ...rest]: ShownPrice[]): ShownPrice[] {
  if (!first || !second) return first ? [first] : [];
  if (rest.length + 2 < MAX_PRICES) return [first, second, ...rest];
  return [{ ...first, cents: lowestOf([first, second]) }, ...rest];
}
