import type { SagaDeps } from '../deps.ts';
import { enter } from '../domain/saga.ts';
import { asReviewed, confirm, review } from '../domain/money/money-effects.ts';
import { isRejectedByAdmin, type StoredOrder } from '../domain/order.ts';
import { unrefundedOf } from '../domain/money/refunds.ts';
import { appliedBeforeCart, sharesLine } from '../domain/competing-checkouts.ts';
import { changeOrder } from './change-order.ts';
import { takeHolds } from './holds.ts';
import { moneyChange } from './record-money.ts';

/**
 * Reserves stock for late money and confirms the order. The money goes back without stock, after a rejection, or when a
 * newer order has the goods.
 */
export async function reserveAgain(deps: SagaDeps, order: StoredOrder): Promise<StoredOrder> {
  const hasNoMoney = isMoneyReturned(order);
  const isReplaced = !hasNoMoney && (await hasSuccessor(deps, order));
  const holdResult = hasNoMoney || isReplaced ? 'short' : (await takeHolds(deps, order)).result;
  const isHeld = holdResult === 'held';
  const after = await changeOrder(deps, order._id, (read) => {
    const { late } = read;
    if (
      read.saga !== 're-reserving' ||
      read.generation !== order.generation ||
      !late ||
      holdResult === 'closed'
    )
      return null;
    const isRejected = isRejectedByAdmin(read);
    if (isHeld && !isRejected && !isMoneyReturned(read))
      return moneyChange(read, confirm(read, late, deps.now()));
    const reason = isReplaced ? 'replaced' : isHeld && isRejected ? 'rejected' : 'late';
    const change = moneyChange(read, review(read, asReviewed(late), reason, deps.now()));
    return (
      change && { ...change, set: { ...change.set, ...enter('releasing', read, deps.now()), late: null } }
    );
  });
  return after;
}

const isMoneyReturned = (order: StoredOrder): boolean =>
  order.late !== null && unrefundedOf(order, order.late.paymentId) === 0;

/**
 * Both orders are stored as competing by now, so at least one sees the other.
 * @throws `unavailable`
 */
async function hasSuccessor(
  { orders, cart }: Pick<SagaDeps, 'cart' | 'orders'>,
  order: StoredOrder,
): Promise<boolean> {
  if (order.manual) return false;
  const applied = appliedBeforeCart(await cart.get(order.userID), order);
  const competing = await orders.findCompeting(order.userID, applied);
  return competing.some((checkout) => checkout._id !== order._id && sharesLine(checkout, order));
}
