import type { ProviderMoney } from '@shop/contracts';
import { localDay } from '@shop/shop-rules';
import type { PaymentDeps } from '../deps.ts';
import { compare, type Missed, type ReconciliationFindings } from '../domain/reconciliation.ts';
import { fetchMoney } from './list-money.ts';
import { noteFees } from './note-fees.ts';
import { reportPayment } from './report-payment.ts';

type ReconcileDeps = Pick<
  PaymentDeps,
  'payments' | 'reconciliations' | 'providers' | 'events' | 'logger' | 'now'
>;

/** Providers repeat webhooks for three days. */
const DAYS = 7;
const DAY_MS = 24 * 3_600_000;
/** Younger changes may still arrive by webhook. */
const SETTLED_MS = 10 * 60_000;
const LEASE_MS = 10 * 60_000;

/** Compares the last days with both providers' lists, daily; reports missed updates to the worker. */
export async function reconcile(deps: ReconcileDeps): Promise<void> {
  const { reconciliations, logger, now } = deps;
  const at = now();
  const day = localDay(at);
  if (!(await reconciliations.claim(day, at, new Date(at.getTime() + LEASE_MS)))) return;
  const ago = (ms: number) => new Date(at.getTime() - ms);
  const { money, failures } = await fetchMoney(deps.providers, ago(DAYS * DAY_MS), ago(SETTLED_MS));
  for (const err of failures)
    logger.warn({ err, day }, 'a provider could not be reconciled; it is tried again');
  const found = money.periods.length > 0 ? await compareAll(deps, money) : undefined;
  if (found) logFindings(deps, day, found);
  if (!found || failures.length > 0)
    return reconciliations.fail(day, failures.map(({ message }) => message).join(' · '), found);
  await reconciliations.finish(day, { ...found, finishedAt: now() });
}

async function compareAll(deps: ReconcileDeps, money: ProviderMoney): Promise<ReconciliationFindings> {
  const payments = await deps.payments.findListed(money);
  await noteFees(deps, money, payments);
  const { missed, differences } = compare(money, payments);
  const takenIn = await reportMissed(deps, missed);
  const { charges, refunds, disputes } = money;
  return {
    charges: charges.length,
    refunds: refunds.length,
    disputes: disputes.length,
    takenIn,
    differences,
  };
}

function logFindings({ logger }: ReconcileDeps, day: string, found: ReconciliationFindings): void {
  const line = { day, ...found };
  if (found.differences.length > 0) logger.error(line, 'the books and the providers differ');
  else logger.info(line, 'the books agree with what the providers have said');
}

async function reportMissed(deps: ReconcileDeps, missed: Missed[]): Promise<number> {
  const updates = new Map(missed.map((update) => [`${update.paymentId} ${update.about}`, update]));
  for (const { paymentId, about } of updates.values()) {
    deps.logger.warn({ paymentId, about }, 'a provider has news that no webhook has brought');
    await reportPayment(deps, paymentId, about);
  }
  return updates.size;
}
