import type { CartLookup } from '@shop/contracts';
import { isSameModel } from '@shop/shop-rules';
import type { StoredLine, StoredOrder } from './order.ts';
import { IN_REVIEW } from './saga.ts';

type Line = Pick<StoredLine, 'productID' | 'size' | 'variant' | 'images'>;
type Lines = { lines: Line[] };

export function sharesLine(one: Lines, other: Lines): boolean {
  const isIn = ({ lines }: Lines, line: Line) => lines.some((each) => isSameLine(each, line));
  return one.lines.some((line) => isIn(other, line));
}

const isSameLine = (one: Line, other: Line): boolean =>
  one.productID === other.productID && one.size === other.size && isSameModel(one, other);

/**
 * Returns the applied orders that had left the buyer's cart when `order` was made of it. Compares the cart's versions,
 * not clocks.
 */
export function appliedUntil(
  { applied, appliedIn }: CartLookup,
  { cartVersion }: Pick<StoredOrder, 'cartVersion'>,
): string[] {
  return applied.filter((orderID) => (appliedIn[orderID] ?? 0) <= cartVersion);
}

/** Whether `one` is of the later cart, or a later try of the same cart. */
export function isNewer(one: StoredOrder, other: StoredOrder): boolean {
  if (one.cartVersion !== other.cartVersion) return one.cartVersion > other.cartVersion;
  return one.counter > other.counter;
}

/**
 * Whether a checkout with undecided money makes `order` yield: in review it blocks its own lines, waiting for stock it
 * blocks everything.
 */
export function blocks(checkout: StoredOrder, order: StoredOrder): boolean {
  return Boolean(checkout.late) || (checkout.saga === IN_REVIEW && sharesLine(checkout, order));
}
