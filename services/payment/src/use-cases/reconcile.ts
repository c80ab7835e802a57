import { localDay } from '@shop/contracts';
import type { PaymentDeps } from '../deps.ts';
import { compare, type Missed } from '../domain/reconciliation.ts';
import { ProviderError } from '../providers/provider.ts';
import { listMoney } from './list-money.ts';
import { noteFees } from './note-fees.ts';
import { reportPayment } from './report-payment.ts';

type ReconcileDeps = Pick<
  PaymentDeps,
  'payments' | 'reconciliations' | 'providers' | 'events' | 'logger' | 'now'
>;

/** Providers send a webhook again for three days; what has not come by then is found here. */
const DAYS = 7;
const DAY_MS = 24 * 3_600_000;
/** So old a payment may be whose dispute is decided: no provider takes that long. */
const DISPUTED_DAYS = 365;
/** What is younger may still be under way, or come by its webhook. */
const SETTLED_MS = 10 * 60_000;
/** Long enough to read both providers' lists; a killed worker's day is taken up again soon. */
const LEASE_MS = 10 * 60_000;

/**
 * Holds the last days' money against both providers' lists, once a day in the whole shop. What has not come by webhooks
 * is taken in on the same way as they are: an event makes the worker ask the provider. What does not match is written
 * down for a person.
 */
export async function reconcile(deps: ReconcileDeps): Promise<void> {
  const { reconciliations, logger, now } = deps;
  const at = now();
  const day = localDay(at);
  if (!(await reconciliations.claim(day, at, new Date(at.getTime() + LEASE_MS)))) return;
  try {
    const ago = (ms: number) => new Date(at.getTime() - ms);
    const money = await listMoney(deps.providers, ago(DAYS * DAY_MS), ago(SETTLED_MS));
    const payments = await deps.payments.findListed(money);
    await noteFees(deps, money, payments);
    // The lists name a dispute by the day on which it began: one that an older version has written lately may be in none.
    const disputed = await deps.payments.findDisputedSince(ago(DISPUTED_DAYS * DAY_MS));
    for (const payment of [...payments, ...disputed]) await deps.payments.keepTimes(payment);
    const { missed, differences } = compare(money, payments);
    const takenIn = await takeIn(deps, missed);
    const { charges, refunds, disputes } = money;
    const counts = { charges: charges.length, refunds: refunds.length, disputes: disputes.length };
    await reconciliations.finish(day, { ...counts, takenIn, differences, finishedAt: now() });
    const line = { day, ...counts, takenIn, differences };
    if (differences.length > 0) logger.error(line, 'the books and the providers differ');
    else logger.info(line, 'the books and the providers agree');
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logger.warn({ err: error, day }, 'a provider could not be reconciled; it is tried again');
    await reconciliations.fail(day, error.message);
  }
}

/** @returns of how many payments there was news */
async function takeIn(deps: ReconcileDeps, missed: Missed[]): Promise<number> {
  const news = new Map(missed.map((one) => [`${one.paymentId} ${one.about}`, one]));
  for (const { paymentId, about } of news.values()) {
    deps.logger.warn({ paymentId, about }, 'a provider has news that no webhook has brought');
    await reportPayment(deps, paymentId, about);
  }
  return news.size;
}
