import { newEvent, paymentDisputed } from '@shop/events';
import { retryOnConflict } from '@shop/service-kit';
import type { PaymentDeps } from '../deps.ts';
import { disputeAfter, refundAfter, refundNamed, refundPauseMs } from '../domain/refund.ts';
import type { DisputeFacts, RefundFacts, ReturnFacts } from '../domain/returned-money.ts';
import { refundNews } from './refund-news.ts';

type TakeInDeps = Pick<PaymentDeps, 'payments' | 'events' | 'logger' | 'now'>;

/**
 * Writes down what a provider says of refunds and disputes, each change together with its event. What was made at the
 * provider itself is a fact, whether it fits what the shop has counted or not.
 */
export async function takeInReturns(
  deps: TakeInDeps,
  paymentId: string,
  { refunds, disputes }: ReturnFacts,
): Promise<void> {
  for (const facts of disputes) await retryOnConflict(() => takeInDispute(deps, paymentId, facts));
  for (const facts of refunds) await retryOnConflict(() => takeInRefund(deps, paymentId, facts));
}

async function takeInRefund(
  { payments, events, logger, now }: TakeInDeps,
  paymentId: string,
  facts: RefundFacts,
): Promise<'done' | undefined> {
  const payment = await payments.get(paymentId);
  const [refundId, before] = refundNamed(payment, facts);
  const refund = refundAfter(before, facts, now());
  if (!refund) return 'done';
  const checkAt = new Date(now().getTime() + refundPauseMs(0));
  const event = refundNews(payment, refundId, refund);
  if (!(await payments.putRefund(payment, { refundId, refund }, checkAt, event))) return undefined;
  events.relay.send(event);
  const line = { paymentId, refundId, from: before?.state, to: refund.state, reason: refund.failure };
  if (refund.state === 'failed') logger.error(line, 'a refund has failed');
  else logger.info(line, 'a refund has moved');
  return 'done';
}

async function takeInDispute(
  { payments, events, logger, now }: TakeInDeps,
  paymentId: string,
  facts: DisputeFacts,
): Promise<'done' | undefined> {
  const payment = await payments.get(paymentId);
  const before = payment.disputes?.[facts.disputeId];
  const dispute = disputeAfter(before, facts, now());
  if (!dispute) return 'done';
  const checkAt = new Date(now().getTime() + refundPauseMs(0));
  // What it has moved is the books' alone.
  if (dispute.change === before?.change)
    return (await payments.putDispute(payment, dispute, checkAt)) ? 'done' : undefined;
  const { changedAt, moves: _moves, respondBy, ...told } = dispute;
  const event = newEvent(paymentDisputed, {
    ...told,
    ...(respondBy ? { respondBy: respondBy.toISOString() } : {}),
    paymentId,
    orderID: payment.orderID,
    at: changedAt.toISOString(),
  });
  if (!(await payments.putDispute(payment, dispute, checkAt, event))) return undefined;
  events.relay.send(event);
  logger.warn({ paymentId, dispute: facts.disputeId, state: facts.state }, 'a payment is disputed');
  return 'done';
}
