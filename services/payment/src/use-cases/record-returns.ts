import { newEvent, paymentDisputed } from '@shop/events';
import { retryOnConflict } from '@shop/service-kit';
import type { PaymentDeps } from '../deps.ts';
import { disputeAfter, refundAfter, refundNamed, refundPauseMs } from '../domain/refund.ts';
import type { DisputeUpdate, RefundUpdate, ReturnUpdates } from '../domain/returned-money.ts';
import { refundChangedEvent } from './refund-changed-event.ts';

type TakeInDeps = Pick<PaymentDeps, 'payments' | 'events' | 'logger' | 'now'>;

/** Each change is written with its event. Refunds made at the provider may exceed the captured amount. */
export async function recordReturns(
  deps: TakeInDeps,
  paymentId: string,
  { refunds, disputes }: ReturnUpdates,
): Promise<void> {
  for (const update of disputes) await retryOnConflict(() => recordDispute(deps, paymentId, update));
  for (const update of refunds) await retryOnConflict(() => recordRefund(deps, paymentId, update));
}

async function recordRefund(
  { payments, events, logger, now }: TakeInDeps,
  paymentId: string,
  update: RefundUpdate,
): Promise<'done' | undefined> {
  const payment = await payments.get(paymentId);
  const [refundId, before] = refundNamed(payment, update);
  const refund = refundAfter(before, update, now());
  if (!refund) return 'done';
  const checkAt = new Date(now().getTime() + refundPauseMs(0));
  const event = refundChangedEvent(payment, refundId, refund);
  if (!(await payments.putRefund(payment, { refundId, refund }, checkAt, event))) return undefined;
  events.relay.send(event);
  const line = { paymentId, refundId, from: before?.state, to: refund.state, reason: refund.failure };
  if (refund.state === 'failed') logger.error(line, 'a refund has failed');
  else logger.info(line, 'a refund has moved');
  return 'done';
}

async function recordDispute(
  { payments, events, logger, now }: TakeInDeps,
  paymentId: string,
  update: DisputeUpdate,
): Promise<'done' | undefined> {
  const payment = await payments.get(paymentId);
  const before = payment.disputes?.[update.disputeId];
  const dispute = disputeAfter(before, update, now());
  if (!dispute) return 'done';
  const checkAt = new Date(now().getTime() + refundPauseMs(0));
  // Only accounting reads dispute moves.
  if (dispute.change === before?.change)
    return (await payments.putDispute(payment, dispute, checkAt)) ? 'done' : undefined;
  const { changedAt, moves: _moves, respondBy, ...fields } = dispute;
  const event = newEvent(paymentDisputed, {
    ...fields,
    ...(respondBy ? { respondBy: respondBy.toISOString() } : {}),
    paymentId,
    orderID: payment.orderID,
    at: changedAt.toISOString(),
  });
  if (!(await payments.putDispute(payment, dispute, checkAt, event))) return undefined;
  events.relay.send(event);
  logger.warn({ paymentId, dispute: update.disputeId, state: update.state }, 'a payment is disputed');
  return 'done';
}
