import type { ChangeDeps, SagaDeps } from '../../deps.ts';
import { endedDue, unclosedAttempts, withAttempt } from '../../domain/money/attempts.ts';
import type { Attempt, StoredOrder } from '../../domain/order.ts';
import { changeOrder } from '../../saga/change-order.ts';
import { settleAttempts } from '../../saga/settle-attempts.ts';
import { getOwnOrder } from '../get-order.ts';

/**
 * Fetches the state of open attempts, due ended ones and pending refunds, at the buyer's request.
 * @throws `order-not-found`
 */
export async function refreshPayments(deps: SagaDeps, userID: string, orderID: string): Promise<StoredOrder> {
  const order = await getOwnOrder(deps, userID, orderID);
  const ended = await claimEnded(deps, order);
  const after = await settleAttempts(deps, order, [...unclosedAttempts(order), ...ended]);
  const unfinished = Object.values(after.refunds).filter(({ state }) => state !== 'succeeded');
  for (const paymentId of new Set(unfinished.map((refund) => refund.paymentId))) {
    await deps.payments.refreshRefunds(paymentId).catch((err: unknown) => {
      deps.logger.warn({ err, orderID, paymentId }, 'how a refund stands is not known yet');
    });
  }
  return after;
}

/** Writes the time first, so that one process at a time asks about ended attempts. */
async function claimEnded(deps: ChangeDeps, order: StoredOrder): Promise<[number, Attempt][]> {
  let due: [number, Attempt][] = [];
  await changeOrder(deps, order, (read) => {
    const askedAt = deps.now();
    due = endedDue(read, askedAt);
    if (due.length === 0) return null;
    const attempts = due.reduce(
      (updated, [number]) => withAttempt({ attempts: updated }, number, { askedAt }),
      read.attempts,
    );
    return { set: { attempts } };
  });
  return due;
}
