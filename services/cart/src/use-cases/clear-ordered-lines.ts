import type { CartDeps } from '../deps.ts';
import { expiredMarks, withoutPaid, type CartLine } from '../domain/cart.ts';
import { changeCart } from './change-cart.ts';

/**
 * Takes what was paid for out of the cart, once for each order: the mark of the order is part of the same
 * write. What was added after the order was placed stays.
 */
export async function clearOrderedLines(
  deps: Pick<CartDeps, 'carts' | 'now'>,
  { orderID, userID, lines: paid }: { orderID: string; userID: string; lines: CartLine[] },
): Promise<void> {
  await changeCart(deps, userID, ({ lines, applied }) => {
    if (applied[orderID]) return null;
    const now = deps.now();
    return {
      lines: withoutPaid(lines, paid),
      applied: { orderID, at: now, dropped: expiredMarks(applied, now) },
    };
  });
}
