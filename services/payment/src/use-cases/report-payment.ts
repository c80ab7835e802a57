import { newEvent, paymentReported, refundsReported } from '@shop/events';
import type { PaymentDeps } from '../deps.ts';

type ReportDeps = Pick<PaymentDeps, 'payments' | 'events'>;

/** Asks the worker, by an event, to settle a payment: something may have happened to it. */
export async function reportPayment({ payments, events }: ReportDeps, paymentId: string): Promise<void> {
  const event = newEvent(paymentReported, { paymentId });
  await payments.report(paymentId, event);
  events.relay.send(event);
}

/** Asks the worker to look what of a payment went back: somebody may have made a refund, or a dispute. */
export async function reportRefunds({ payments, events }: ReportDeps, paymentId: string): Promise<void> {
  const event = newEvent(refundsReported, { paymentId });
  await payments.report(paymentId, event);
  events.relay.send(event);
}
