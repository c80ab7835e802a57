import type { OrderDeps } from '../deps.ts';
import { enter } from '../domain/due.ts';
import { asReviewed, confirm, review } from '../domain/money-decision.ts';
import { isRejectedByAdmin, type StoredOrder } from '../domain/order.ts';
import { changeOrder } from './change-order.ts';
import { freeStrayHolds, takeHolds } from './holds.ts';
import { moneyChange } from './record-money.ts';

/**
 * Takes the stock anew for money that came after it was freed. With stock the order is confirmed; without, or
 * after the admin's no, the money waits for a person and what was taken goes back.
 */
export async function reserveAgain(deps: OrderDeps, order: StoredOrder): Promise<StoredOrder> {
  const isHeld = await takeHolds(deps, order);
  const after = await changeOrder(deps, order._id, (read) => {
    const { late } = read;
    if (read.saga !== 're-reserving' || read.gen !== order.gen || !late) return null;
    if (isHeld && !isRejectedByAdmin(read)) return moneyChange(read, confirm(read, late, deps.now()));
    const reason = isHeld ? 'rejected' : 'late';
    const change = moneyChange(read, review(read, asReviewed(late), reason, deps.now()));
    return (
      change && { ...change, set: { ...change.set, ...enter('releasing', read, deps.now()), late: null } }
    );
  });
  await freeStrayHolds(deps, order, after);
  deps.relay.nudge();
  return after;
}
