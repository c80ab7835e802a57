import { newEvent, paymentReported, refundsReported, type NewEvent } from '@shop/events';
import type { PaymentDeps } from '../deps.ts';

/** `refunds` includes disputes. */
type About = 'payment' | 'refunds';

export function reportOf(paymentId: string, about: About): NewEvent {
  return newEvent(about === 'payment' ? paymentReported : refundsReported, { paymentId });
}

/** Repeated reports are merged. */
export async function reportPayment(
  { payments, events }: Pick<PaymentDeps, 'payments' | 'events'>,
  paymentId: string,
  about: About,
): Promise<void> {
  const event = reportOf(paymentId, about);
  if (await payments.report(paymentId, event)) events.relay.send(event);
}
