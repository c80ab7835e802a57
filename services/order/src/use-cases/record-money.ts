import { newEvent, orderConfirmed } from '@shop/events';
import type { OrderDeps } from '../deps.ts';
import { decideMoney, type MoneyEffect } from '../domain/money-decision.ts';
import type { Money, StoredOrder } from '../domain/order.ts';
import type { OrderChange } from '../store/order-store.ts';
import { changeOrder } from './change-order.ts';

/**
 * Writes down money that has come for an order, once: the same payment told of again changes nothing.
 * @returns the order after it
 * @throws ShopError `order-not-found`
 */
export async function recordMoney(deps: OrderDeps, orderID: string, money: Money): Promise<StoredOrder> {
  const order = await changeOrder(deps, orderID, (read) => {
    const decision = decideMoney(read, money, deps.now());
    return decision.kind === 'known' ? null : moneyChange(read, decision);
  });
  deps.relay.nudge();
  return order;
}

/** The one update that money's effect is; a confirmation carries its event. */
export function moneyChange(order: StoredOrder, { kind, set, history }: MoneyEffect): OrderChange {
  if (kind !== 'confirm') return { set, history };
  const lines = order.lines.map(({ productID, size, variant, quantity }) => ({
    productID,
    size,
    variant,
    quantity,
  }));
  const event = newEvent(orderConfirmed, { orderID: order._id, userID: order.userID, lines });
  return { set, history, event };
}
