import { newEvent, withdrawalLinkAsked } from '@shop/events';
import type { WithdrawalDeps } from './deps.ts';
import type { StoredOrder } from '../domain/order.ts';
import { isWithdrawable } from '../domain/after-sales/withdrawals.ts';
import { changeOrder } from '../saga/change-order.ts';

const MAX_LINKS = 3;

/** Runs in the background; a failure is logged and does not count. */
export async function sendWithdrawalLink(deps: WithdrawalDeps, order: StoredOrder): Promise<void> {
  try {
    if (isWithdrawable(order, deps.now())) await askForLink(deps, order);
  } catch (error) {
    deps.logger.error({ err: error, orderID: order._id }, 'a link to withdraw by could not be sent');
  }
}

async function askForLink(deps: WithdrawalDeps, order: StoredOrder): Promise<void> {
  const now = deps.now();
  const links = ['link', order.email];
  // Counted before the write, so that simultaneous requests count too.
  const { times } = await deps.guesses.count(links, now);
  if (times > MAX_LINKS) return;
  const payload = { orderID: order._id, at: now.toISOString() };
  try {
    await changeOrder(deps, order, () => ({ set: {}, event: newEvent(withdrawalLinkAsked, payload) }));
  } catch (error) {
    await deps.guesses.takeBack(links);
    throw error;
  }
}
