import { newEvent, withdrawalLinkAsked } from '@shop/events';
import type { OrderDeps } from '../deps.ts';
import type { StoredOrder } from '../domain/order.ts';
import { changeOrder } from '../saga/change-order.ts';

type LinkDeps = Pick<OrderDeps, 'orders' | 'events' | 'guesses' | 'now'>;

/** So many links a day an order's buyer is sent, however often somebody names it rightly. */
const MAX_LINKS = 3;

/** Has an order's buyer sent the link by which it can be withdrawn from. */
export async function sendWithdrawalLink(deps: LinkDeps, order: StoredOrder): Promise<void> {
  const now = deps.now();
  const { times } = await deps.guesses.count(['link', order._id], now);
  if (times > MAX_LINKS) return;
  const told = { orderID: order._id, at: now.toISOString() };
  await changeOrder(deps, order, () => ({ set: {}, event: newEvent(withdrawalLinkAsked, told) }));
}
