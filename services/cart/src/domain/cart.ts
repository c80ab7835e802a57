import type { CartLookup } from '@shop/contracts';

export type CartLine = CartLookup['lines'][number];
export type LineChoice = Pick<CartLine, 'productID' | 'size' | 'variant'>;
/** `since`: the version of the cart in which the line came. One that was removed and added again came anew. */
export type StoredLine = CartLine & { since: number };

/** A cart as it is stored. It is never deleted: its version has to keep growing, orders are named after it. */
export type StoredCart = {
  userID: string;
  lines: StoredLine[];
  /** The orders whose lines have been taken out, and when. A mark is never dropped: its order must never count twice. */
  applied: Record<string, Date>;
  /** How many marks an earlier version of the shop has dropped. */
  dropped: number;
  version: number;
};

/** What was paid for, as the event or order itself tells it; without a version it is of the cart as it is now. */
export type Paid = { orderID: string; cartVersion?: number | undefined; lines: CartLine[] };

/** An earlier version of the shop dropped marks that were older than thirty days; one day less, for the clocks. */
const KEPT_MS = 29 * 24 * 3_600_000;

/** The cart of somebody who has never had one. */
export function emptyCart(userID: string): StoredCart {
  return { userID, lines: [], applied: {}, dropped: 0, version: 0 };
}

/** Whether both mean the same thing in the same size and model. */
export function isSameChoice(one: LineChoice, other: LineChoice): boolean {
  return one.productID === other.productID && one.size === other.size && one.variant === other.variant;
}

/** The lines with one line's quantity set; a line that is not there yet comes last. */
export function withQuantity(
  { lines, version }: Pick<StoredCart, 'lines' | 'version'>,
  choice: LineChoice,
  quantity: number,
): StoredLine[] {
  const { productID, size, variant } = choice;
  return lines.some((one) => isSameChoice(one, choice))
    ? lines.map((one) => (isSameChoice(one, choice) ? { ...one, quantity } : one))
    : [...lines, { productID, size, variant, quantity, since: version + 1 }];
}

/** The lines without what was paid for. What came after the cart was ordered stays, also where it is the same again. */
export function withoutPaid(
  lines: StoredLine[],
  { cartVersion = Infinity, lines: paid }: Paid,
): StoredLine[] {
  return lines
    .map((line) => {
      if (line.since > cartVersion) return line;
      const taken = paid.filter((one) => isSameChoice(one, line)).reduce((sum, one) => sum + one.quantity, 0);
      return { ...line, quantity: line.quantity - taken };
    })
    .filter((line) => line.quantity > 0);
}

/**
 * The moment before which orders count as applied, where marks have been dropped: they were thirty days older than
 * some mark that came after them.
 * @returns null where every mark is there
 */
export function appliedBefore({ applied, dropped }: Pick<StoredCart, 'applied' | 'dropped'>): Date | null {
  if (dropped === 0) return null;
  return new Date(Math.max(...Object.values(applied).map((at) => at.getTime())) - KEPT_MS);
}
