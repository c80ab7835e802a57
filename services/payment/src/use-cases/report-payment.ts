import { newEvent, paymentReported } from '@shop/events';
import type { PaymentDeps } from '../deps.ts';

/** Asks the worker, by an event, to settle a payment: something may have happened to it. */
export async function reportPayment(
  { payments, events }: Pick<PaymentDeps, 'payments' | 'events'>,
  paymentId: string,
): Promise<void> {
  await payments.report(paymentId, newEvent(paymentReported, { paymentId }));
  events.relay.send(paymentId);
}
