import type { CartLookup } from '@shop/contracts';

export type CartLine = CartLookup['lines'][number];
export type LineChoice = Pick<CartLine, 'productID' | 'size' | 'variant'>;

/** A cart as it is stored. It is never deleted: its version has to keep growing, orders are named after it. */
export type StoredCart = {
  userID: string;
  lines: CartLine[];
  /** The orders whose lines have been taken out, and when. */
  applied: Record<string, Date>;
  version: number;
};

/** An order's mark is kept so long; an event cannot come again after that. */
const APPLIED_DAYS = 30;

/** The cart of somebody who has never had one. */
export function emptyCart(userID: string): StoredCart {
  return { userID, lines: [], applied: {}, version: 0 };
}

/** Whether both mean the same thing in the same size and model. */
export function isSameChoice(one: LineChoice, other: LineChoice): boolean {
  return one.productID === other.productID && one.size === other.size && one.variant === other.variant;
}

/** The lines with one line's quantity set; a line that is not there yet comes last. */
export function withQuantity(lines: CartLine[], choice: LineChoice, quantity: number): CartLine[] {
  const { productID, size, variant } = choice;
  const line = { productID, size, variant, quantity };
  return lines.some((one) => isSameChoice(one, choice))
    ? lines.map((one) => (isSameChoice(one, choice) ? line : one))
    : [...lines, line];
}

/** The lines without what was paid for; what was added meanwhile stays. */
export function withoutPaid(lines: CartLine[], paid: CartLine[]): CartLine[] {
  return lines
    .map((line) => {
      const taken = paid.filter((one) => isSameChoice(one, line)).reduce((sum, one) => sum + one.quantity, 0);
      return { ...line, quantity: line.quantity - taken };
    })
    .filter((line) => line.quantity > 0);
}

/** The orders whose marks have become too old to be of use. */
export function expiredMarks(applied: StoredCart['applied'], now: Date): string[] {
  const limit = now.getTime() - APPLIED_DAYS * 24 * 3_600_000;
  return Object.keys(applied).filter((orderID) => (applied[orderID]?.getTime() ?? 0) < limit);
}
