import type { PaymentDeps } from '../deps.ts';
import { nextTry, type InboxEntry } from '../domain/inbox-entry.ts';
import type { Payment } from '../domain/payment.ts';
import { reportPayment, reportRefunds } from './report-payment.ts';

type PassOnDeps = Pick<PaymentDeps, 'payments' | 'inbox' | 'events' | 'logger' | 'now'>;

/**
 * Turns a kept webhook into a report about its payment. A webhook may be faster than the write of the payment
 * that it is about, so one without a payment is tried again for three days.
 */
export async function passOnWebhook(deps: PassOnDeps, entry: InboxEntry): Promise<void> {
  const { inbox, logger, now } = deps;
  const payment = await findPayment(deps, entry);
  if (payment) {
    await (entry.aboutRefunds ? reportRefunds : reportPayment)(deps, payment._id);
    await inbox.close(entry._id, 'passed');
    return;
  }
  const again = nextTry(entry, now());
  if (again) return inbox.postpone(entry._id, again);
  logger.warn({ webhook: entry._id, type: entry.type }, 'no payment was found for a webhook');
  await inbox.close(entry._id, 'unmatched');
}

async function findPayment({ payments }: PassOnDeps, entry: InboxEntry): Promise<Payment | null> {
  const { provider, paymentId, providerId, chargeId } = entry;
  const named = paymentId === undefined ? null : await payments.find(paymentId);
  if (named?.provider === provider) return named;
  const known = providerId === undefined ? null : await payments.findByProviderId(provider, providerId);
  if (known) return known;
  return chargeId === undefined ? null : payments.findByChargeId(provider, chargeId);
}
