import { newEvent, paymentReported, refundsReported, type NewEvent } from '@shop/events';
import type { PaymentDeps } from '../deps.ts';

/** What may have happened: money came, or money goes back, by a refund or a dispute. */
type About = 'payment' | 'refunds';

/** The event that asks the worker to settle a payment, or to look what of it went back. */
export function reportOf(paymentId: string, about: About): NewEvent {
  return newEvent(about === 'payment' ? paymentReported : refundsReported, { paymentId });
}

/** Has the worker ask a payment's provider, once for all who report while it has not. */
export async function reportPayment(
  { payments, events }: Pick<PaymentDeps, 'payments' | 'events'>,
  paymentId: string,
  about: About,
): Promise<void> {
  const event = reportOf(paymentId, about);
  if (await payments.report(paymentId, event)) events.relay.send(event);
}
