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

/**
 * Returns the applied orders that had left the buyer's cart when an order was made of it; the others may be for the same
 * pieces. Decided by the cart's versions, not by clocks.
 * @param cart as it is now
 */
export function appliedUntil(
  { applied, appliedIn }: CartLookup,
  { cartVersion }: Pick<StoredOrder, 'cartVersion'>,
): string[] {
  return applied.filter((orderID) => (appliedIn[orderID] ?? 0) <= cartVersion);
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
export function blocks(checkout: StoredOrder, order: StoredOrder): boolean {
  return Boolean(checkout.late) || (checkout.saga === IN_REVIEW && sharesLine(checkout, order));
}
