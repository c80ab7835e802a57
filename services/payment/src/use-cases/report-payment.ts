import { newEvent, paymentReported } from '@shop/events';
import type { PaymentDeps } from '../deps.ts';

/**
 * Asks the worker, by an event, to look at a payment: something may have happened to it.
 * @param about whether it may have been paid, or money may have gone back
 */
export async function reportPayment(
  { payments, events }: Pick<PaymentDeps, 'payments' | 'events'>,
  paymentId: string,
  about: 'payment' | 'refunds' = 'payment',
): Promise<void> {
  await payments.report(paymentId, newEvent(paymentReported, { paymentId, about }));
  events.relay.nudge();
}
