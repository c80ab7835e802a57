import type { CartLookup } from '@shop/contracts';
import type { StoredLine, StoredOrder } from './order.ts';
import { IN_REVIEW } from './saga.ts';

type Lines = { lines: Pick<StoredLine, 'productID' | 'size' | 'variant'>[] };

/** Whether two orders are for the same thing, in the same size and model, in at least one line. */
export function sharesLine(one: Lines, other: Lines): boolean {
  const isIn = ({ lines }: Lines, line: Lines['lines'][number]) =>
    lines.some((each) => isSameLine(each, line));
  return one.lines.some((line) => isIn(other, line));
}

function isSameLine(one: Lines['lines'][number], other: Lines['lines'][number]): boolean {
  return one.productID === other.productID && one.size === other.size && one.variant === other.variant;
}

/** Which confirmed orders a cart, as it was read, has not applied yet: those since, but for these. */
export function notApplied({ applied, appliedBefore }: CartLookup): {
  confirmedSince: Date;
  applied: string[];
} {
  return { confirmedSince: new Date(appliedBefore ?? 0), applied };
}

/**
 * Which confirmed orders had not left the buyer's cart yet when an order was made of it: those may be for the same pieces.
 * The cart's versions tell, which only grow; the clocks that wrote the orders are not one. Marks without a version are from
 * before versions were kept, and count as gone.
 * @param cart as it is now
 */
export function stillInCart(
  { applied, appliedIn, appliedBefore }: CartLookup,
  { cartVersion }: Pick<StoredOrder, 'cartVersion'>,
): ReturnType<typeof notApplied> {
  const gone = applied.filter((orderID) => (appliedIn[orderID] ?? 0) <= cartVersion);
  return { confirmedSince: new Date(appliedBefore ?? 0), applied: gone };
}

/** Of two checkouts the one that is of the later cart, or the later try of the same. */
export function isNewer(one: StoredOrder, other: StoredOrder): boolean {
  if (one.cartVersion !== other.cartVersion) return one.cartVersion > other.cartVersion;
  return one.counter > other.counter;
}

/**
 * Whether another checkout has to step back for this order, which has money already: one that is being looked at by a
 * person blocks what is in it, one that waits for its stock everything.
 */
export function blocks(rival: StoredOrder, order: StoredOrder): boolean {
  return Boolean(rival.late) || (rival.saga === IN_REVIEW && sharesLine(rival, order));
}
