import type { NewEvent } from '@shop/events';
import type { PaymentDeps } from '../deps.ts';
import { nextTry, type InboxEntry } from '../domain/inbox-entry.ts';
import type { Payment } from '../domain/payment.ts';
import { isSettled } from '../domain/payment-status.ts';
import { reportOf } from './report-payment.ts';

type FindDeps = Pick<PaymentDeps, 'payments'>;
type PassOnDeps = FindDeps & Pick<PaymentDeps, 'inbox' | 'events' | 'logger' | 'now'>;

/** `report` is undefined for a settled payment. */
type Resolved = { report: NewEvent | undefined };

/** @returns null if the payment is not stored (yet) */
export async function resolveWebhook(deps: FindDeps, entry: InboxEntry): Promise<Resolved | null> {
  const payment = await findPayment(deps, entry);
  if (!payment) return null;
  if (entry.aboutRefunds) return { report: reportOf(payment._id, 'refunds') };
  return { report: isSettled(payment.status) ? undefined : reportOf(payment._id, 'payment') };
}

/** A webhook may arrive before its payment is written, so it is retried. */
export async function passOnWebhook(deps: PassOnDeps, entry: InboxEntry): Promise<void> {
  const { inbox, events, logger, now } = deps;
  const resolved = await resolveWebhook(deps, entry);
  if (resolved) {
    const { report } = resolved;
    if ((await inbox.pass(entry._id, report)) && report) events.relay.send(report);
    return;
  }
  const retryAt = nextTry(entry, now());
  if (retryAt) return inbox.postpone(entry._id, retryAt);
  logger.warn({ webhook: entry._id, type: entry.type }, 'no payment was found for a webhook');
  await inbox.giveUp(entry._id);
}

async function findPayment({ payments }: FindDeps, entry: InboxEntry): Promise<Payment | null> {
  const { provider, paymentId, providerId, chargeId } = entry;
  const named = paymentId === undefined ? null : await payments.find(paymentId);
  if (named?.provider === provider) return named;
  const found = providerId === undefined ? null : await payments.findByProviderId(provider, providerId);
  if (found) return found;
  return chargeId === undefined ? null : payments.findByChargeId(provider, chargeId);
}
