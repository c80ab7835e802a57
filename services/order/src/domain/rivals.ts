import type { CartLookup } from '@shop/contracts';
import { isSameModel } from '@shop/shop-rules';
import type { StoredLine, StoredOrder } from './order.ts';
import { IN_REVIEW } from './saga.ts';

type Line = Pick<StoredLine, 'productID' | 'size' | 'variant' | 'images'>;
type Lines = { lines: Line[] };

/** Whether two orders are for the same thing, in the same size and model, in at least one line. */
export function sharesLine(one: Lines, other: Lines): boolean {
  const isIn = ({ lines }: Lines, line: Line) => lines.some((each) => isSameLine(each, line));
  return one.lines.some((line) => isIn(other, line));
}

const isSameLine = (one: Line, other: Line): boolean =>
  one.productID === other.productID && one.size === other.size && isSameModel(one, other);

/** So far apart the clocks of two replicas may be. */
const CLOCKS_MS = 60_000;

/** Which confirmed orders a cart, as it was read, has not applied yet: those since, but for these. */
export function notApplied({ applied, appliedBefore }: CartLookup): {
  confirmedSince: Date;
  applied: string[];
} {
  return { confirmedSince: new Date(appliedBefore ?? 0), applied };
}

/**
 * Which confirmed orders had not left the buyer's cart yet when an order was made of it: those may be for the same pieces.
 * The cart's versions tell, which only grow; the clocks that wrote the orders are not one. Only where a mark has no version,
 * because it is of an earlier version of the shop or told by a process of one, the clocks have to do: what was confirmed
 * since the order was made may be for the same pieces.
 * @param cart as it is now
 */
export function stillInCart(
  { applied, appliedIn, appliedBefore }: CartLookup,
  { cartVersion, createdAt }: Pick<StoredOrder, 'cartVersion' | 'createdAt'>,
): ReturnType<typeof notApplied> & { undated: { orderIDs: string[]; confirmedSince: Date } } {
  return {
    confirmedSince: new Date(appliedBefore ?? 0),
    applied: applied.filter((orderID) => (appliedIn[orderID] ?? 0) <= cartVersion),
    undated: {
      orderIDs: applied.filter((orderID) => appliedIn[orderID] === undefined),
      confirmedSince: new Date(createdAt.getTime() - CLOCKS_MS),
    },
  };
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
