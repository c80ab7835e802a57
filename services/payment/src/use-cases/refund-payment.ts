import type { EventOf, refundRequested } from '@shop/events';
import { retryOnConflict } from '@shop/service-kit';
import type { Payment } from '../domain/payment.ts';
import { newRefund, refundPauseMs, refusalOf } from '../domain/refund.ts';
import type { Refund } from '../domain/returned-money.ts';
import { driveRefunds, type RefundDeps } from './drive-refunds.ts';
import { refundNews } from './refund-news.ts';

export type { RefundDeps } from './drive-refunds.ts';

/**
 * Gives money of a payment back. It is counted first, by one guarded write, so that what goes back never exceeds what
 * was taken; then the provider is asked. What cannot be is a refund that has failed, and the order hears why.
 * @param patienceMs as `driveRefunds` takes it
 * @throws ShopError `payment-not-found`; `payment-unknown` when the provider gave no definite answer: the refund
 *   stays requested and is driven on
 */
export async function refundPayment(
  deps: RefundDeps,
  asked: EventOf<typeof refundRequested>,
  patienceMs = 0,
): Promise<void> {
  const recorded = await retryOnConflict(() => record(deps, asked));
  if (recorded === 'refused') return;
  await driveRefunds(deps, asked.paymentId, patienceMs);
}

async function record(
  { payments, events, logger, now }: RefundDeps,
  asked: EventOf<typeof refundRequested>,
): Promise<'requested' | 'refused' | undefined> {
  const { refundId, paymentId } = asked;
  const payment = await payments.get(paymentId);
  const known = payment.refunds?.[refundId];
  if (known) return known.state === 'failed' ? 'refused' : 'requested';
  const refusal = refusalOf(payment, asked);
  const refund = refusal
    ? refused(newRefund(asked, 'shop', now()), refusal)
    : newRefund(asked, 'shop', now());
  const checkAt = new Date(now().getTime() + refundPauseMs(0));
  const news = refusal ? refundNews(payment, refundId, refund) : undefined;
  const written: Payment | null = await payments.putRefund(payment, { refundId, refund }, checkAt, news);
  if (!written) return undefined;
  if (!news) return 'requested';
  events.relay.send(news);
  logger.error({ paymentId, refundId, refusal }, 'a refund is not possible');
  return 'refused';
}

function refused(refund: Refund, failure: string): Refund {
  return { ...refund, state: 'failed', failure, change: 1 };
}
