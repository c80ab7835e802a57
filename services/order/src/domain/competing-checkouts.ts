import type { CartLookup } from '@shop/contracts';
import { customText, isSameModel } from '@shop/shop-rules';
import type { StoredLine, StoredOrder } from './order.ts';
import { IN_REVIEW } from './saga.ts';

type Line = Pick<StoredLine, 'productID' | 'size' | 'variant' | 'customID' | 'custom' | 'images'>;
type Lines = { lines: Line[] };

export function sharesLine(a: Lines, b: Lines): boolean {
  const isIn = ({ lines }: Lines, line: Line) => lines.some((candidate) => isSameLine(candidate, line));
  return a.lines.some((line) => isIn(b, line));
}

const isSameLine = (a: Line, b: Line): boolean =>
  a.productID === b.productID && a.size === b.size && isSamePiece(a, b) && isSameModel(a, b);

/** A line that was put back has another id. */
const isSamePiece = (a: Line, b: Line): boolean =>
  a.customID === b.customID ||
  (a.custom !== undefined && b.custom !== undefined && customText(a.custom) === customText(b.custom));

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

/** A later cart, or a later try of one. */
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
