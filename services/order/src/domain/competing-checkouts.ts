import type { CartLookup } from '@shop/contracts';
import { isSameModel } from '@shop/shop-rules';
import type { StoredLine, StoredOrder } from './order.ts';
import { IN_REVIEW } from './saga.ts';

type Line = Pick<StoredLine, 'productID' | 'size' | 'variant' | 'customID' | 'images'>;
type Lines = { lines: Line[] };

export function sharesLine(a: Lines, b: Lines): boolean {
  const isIn = ({ lines }: Lines, line: Line) => lines.some((candidate) => isSameLine(candidate, line));
  return a.lines.some((line) => isIn(b, line));
}

const isSameLine = (a: Line, b: Line): boolean =>
  a.productID === b.productID && a.size === b.size && a.customID === b.customID && isSameModel(a, b);

/**
 * Ids of paid orders whose lines were already removed from the cart version that this order was made from. Compares
 * cart versions, not clocks.
 */
export function appliedBeforeCart(
  { applied, appliedIn }: CartLookup,
  { cartVersion }: Pick<StoredOrder, 'cartVersion'>,
): string[] {
  return applied.filter((orderID) => (appliedIn[orderID] ?? 0) <= cartVersion);
}

/** Whether `a` was made from a later cart, or is a later try of the same cart. */
export function isNewer(a: StoredOrder, b: StoredOrder): boolean {
  if (a.cartVersion !== b.cartVersion) return a.cartVersion > b.cartVersion;
  return a.counter > b.counter;
}

/**
 * Whether a checkout with undecided money makes `order` yield: in review it blocks its own lines, waiting for stock it
 * blocks everything.
 */
export function blocks(checkout: StoredOrder, order: StoredOrder): boolean {
  return Boolean(checkout.late) || (checkout.saga === IN_REVIEW && sharesLine(checkout, order));
}
