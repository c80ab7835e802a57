import type { EventOf, refundRequested } from '@shop/events';
import { retryOnConflict } from '@shop/service-kit';
import type { Payment } from '../domain/payment.ts';
import { newRefund, refundPauseMs, refusalOf } from '../domain/refund.ts';
import type { Refund } from '../domain/returned-money.ts';
import { driveRefunds, type RefundDeps } from './drive-refunds.ts';
import { refundChangedEvent } from './refund-changed-event.ts';

export type { RefundDeps } from './drive-refunds.ts';

/**
 * Recorded before calling the provider (Decision 0019).
 * @param patienceMs see `driveRefunds`
 * @throws `payment-not-found`; `payment-unknown`: the refund stays requested
 */
export async function refundPayment(
  deps: RefundDeps,
  request: EventOf<typeof refundRequested>,
  patienceMs = 0,
): Promise<void> {
  const recorded = await retryOnConflict(() => record(deps, request));
  if (recorded === 'refused') return;
  await driveRefunds(deps, request.paymentId, patienceMs);
}

async function record(
  { payments, events, logger, now }: RefundDeps,
  request: EventOf<typeof refundRequested>,
): Promise<'requested' | 'refused' | undefined> {
  const { refundId, paymentId } = request;
  const payment = await payments.get(paymentId);
  const stored = payment.refunds?.[refundId];
  if (stored) return stored.state === 'failed' ? 'refused' : 'requested';
  const refusal = refusalOf(payment, request);
  const refund = refusal
    ? refused(newRefund(request, 'shop', now()), refusal)
    : newRefund(request, 'shop', now());
  const checkAt = new Date(now().getTime() + refundPauseMs(0));
  const event = refusal ? refundChangedEvent(payment, refundId, refund) : undefined;
  const written: Payment | null = await payments.putRefund(payment, { refundId, refund }, checkAt, event);
  if (!written) return undefined;
  if (!event) return 'requested';
  events.relay.send(event);
  logger.error({ paymentId, refundId, refusal }, 'a refund is not possible');
  return 'refused';
}

function refused(refund: Refund, failure: string): Refund {
  return { ...refund, state: 'failed', failure, change: 1 };
}
