import type { ProductState } from '@shop/contracts';

/** What a product cost shoppers from a moment on, until the next one. */
export type ShownPrice = { at: Date; cents: number; onSale: boolean };

/** The prices that the rule below looks at, oldest first, and what it says of the sale that is on. */
export type PriceBooks = {
  prices: ShownPrice[];
  /** The lowest price of the 30 days before the sale began; null without a sale, or without a price before it. */
  lowestCents: number | null;
};

const WINDOW_MS = 30 * 24 * 3_600_000;
/** Somebody who changes prices all day long gets them merged, the older two at a time. */
const MAX_PRICES = 100;

/**
 * The books after shoppers see a price: a reduction is told beside the lowest price of the 30 days before it (directive
 * 98/6/EC, article 6a). A sale that only goes deeper is still the same one, so the price before its beginning stays; one
 * that gets dearer, or comes back after an end, is a new one, for which the sale before it counts too.
 * @returns null when shoppers see no other price than before: a draft's price is nobody's
 */
export function booksAfter(
  books: PriceBooks,
  next: { priceCents: number; salePriceCents: number | null; state: ProductState },
  at: Date,
): PriceBooks | null {
  if (next.state !== 'published') return null;
  const shown = { at, cents: next.salePriceCents ?? next.priceCents, onSale: next.salePriceCents !== null };
  const last = books.prices.at(-1);
  if (last?.cents === shown.cents && last.onSale === shown.onSale) return null;
  const before = merged(inWindow(books.prices, at));
  const goesOn = last?.onSale === true && shown.cents < last.cents;
  const lowest = before.length > 0 ? Math.min(...before.map(({ cents }) => cents)) : null;
  const lowestOfSale = goesOn ? books.lowestCents : lowest;
  return { prices: [...before, shown], lowestCents: shown.onSale ? lowestOfSale : null };
}

/** The prices that stood at some moment of the 30 days before, the one with which they begin included. */
function inWindow(prices: ShownPrice[], at: Date): ShownPrice[] {
  const start = at.getTime() - WINDOW_MS;
  return prices.filter((_, index) => (prices[index + 1]?.at ?? at).getTime() > start);
}

/** The oldest two become one, at the lower price for both their times: the shop never tells too high a price. */
function merged([first, second, ...rest]: ShownPrice[]): ShownPrice[] {
  if (!first || !second) return first ? [first] : [];
  if (rest.length + 2 < MAX_PRICES) return [first, second, ...rest];
  return [{ ...first, cents: Math.min(first.cents, second.cents) }, ...rest];
}
