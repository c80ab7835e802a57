import type { ProviderMoney } from '@shop/contracts';
import { localDay } from '@shop/shop-rules';
import type { PaymentDeps } from '../deps.ts';
import { compare, type Missed, type ReconciliationFindings } from '../domain/reconciliation.ts';
import { hearMoney } from './list-money.ts';
import { noteFees } from './note-fees.ts';
import { reportPayment } from './report-payment.ts';

type ReconcileDeps = Pick<
  PaymentDeps,
  'payments' | 'reconciliations' | 'providers' | 'events' | 'logger' | 'now'
>;

/** Providers send a webhook again for three days; what has not come by then is found here. */
const DAYS = 7;
const DAY_MS = 24 * 3_600_000;
/** What is younger may still be under way, or come by its webhook. */
const SETTLED_MS = 10 * 60_000;
/** Long enough to read both providers' lists; a killed worker's day is taken up again soon. */
const LEASE_MS = 10 * 60_000;

/**
 * Holds the last days' money against both providers' lists, once a day in the whole shop. What has not come by webhooks
 * is taken in on the same way as they are: an event makes the worker ask the provider. What does not match is written
 * down for a person. Where one provider does not say, this is done with what the other says, and again until both have.
 */
export async function reconcile(deps: ReconcileDeps): Promise<void> {
  const { reconciliations, logger, now } = deps;
  const at = now();
  const day = localDay(at);
  if (!(await reconciliations.claim(day, at, new Date(at.getTime() + LEASE_MS)))) return;
  const ago = (ms: number) => new Date(at.getTime() - ms);
  const { money, failures } = await hearMoney(deps.providers, ago(DAYS * DAY_MS), ago(SETTLED_MS));
  for (const err of failures)
    logger.warn({ err, day }, 'a provider could not be reconciled; it is tried again');
  const found = money.periods.length > 0 ? await holdAgainst(deps, money) : undefined;
  if (found) tell(deps, day, found);
  if (!found || failures.length > 0)
    return reconciliations.fail(day, failures.map(({ message }) => message).join(' · '), found);
  await reconciliations.finish(day, { ...found, finishedAt: now() });
}

/** Takes in what is missing of the money that was heard of, and finds what does not match. */
async function holdAgainst(deps: ReconcileDeps, money: ProviderMoney): Promise<ReconciliationFindings> {
  const payments = await deps.payments.findListed(money);
  await noteFees(deps, money, payments);
  const { missed, differences } = compare(money, payments);
  const takenIn = await takeIn(deps, missed);
  const { charges, refunds, disputes } = money;
  return {
    charges: charges.length,
    refunds: refunds.length,
    disputes: disputes.length,
    takenIn,
    differences,
  };
}

function tell({ logger }: ReconcileDeps, day: string, found: ReconciliationFindings): void {
  const line = { day, ...found };
  if (found.differences.length > 0) logger.error(line, 'the books and the providers differ');
  else logger.info(line, 'the books agree with what the providers have said');
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
