import { newEvent, paymentPending } from '@shop/events';
import type { PaymentDeps } from '../deps.ts';
import type { Payment } from '../domain/payment.ts';
import type { ProviderFacts } from '../domain/verdict.ts';

/**
 * Keeps why a provider has not decided yet, and tells the order: until then stock is held for money that may take
 * days, and somebody may have to do something at the provider.
 * @returns the payment as it is afterwards
 */
export async function notePending(
  { payments, events, logger }: Pick<PaymentDeps, 'payments' | 'events' | 'logger'>,
  { _id: paymentId, orderID, provider }: Payment,
  { reason = 'OTHER' }: ProviderFacts,
): Promise<Payment> {
  const event = newEvent(paymentPending, { paymentId, orderID, reason });
  const noted = await payments.notePending(paymentId, reason, event);
  if (!noted) return payments.get(paymentId);
  events.relay.send(event);
  logger.warn({ paymentId, provider, reason }, 'a provider is still deciding about a payment');
  return noted;
}
