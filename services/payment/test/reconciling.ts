import { localDay } from '@shop/shop-rules';
import { waitFor } from '@shop/testing';
import { beforeAll } from 'vitest';
import { reconcile } from '../src/use-cases/reconcile.ts';
import type { PaymentHarness } from './payment-harness.ts';

const DAY_MS = 24 * 3_600_000;

export function reconcilingTomorrow(harness: PaymentHarness) {
  /** The tests' changes are hours old by then. */
  const at = new Date(Date.parse(`${localDay(new Date())}T12:00:00Z`) + DAY_MS);
  const tomorrow = () => ({ ...harness.deps, now: () => at });
  const days = () => harness.database.connection.collection<{ _id: string }>('reconciliations');
  /** Keeps today's: the service would otherwise run again. */
  const forgetTomorrow = () => days().deleteOne({ _id: localDay(at) });
  // The next run is 15 minutes away.
  beforeAll(() =>
    waitFor('the service’s own', async () => {
      const over = { $or: [{ finishedAt: { $exists: true } }, { failure: { $exists: true } }] };
      return (await days().countDocuments(over)) > 0;
    }),
  );
  const reconcileAgain = async (): Promise<void> => {
    await forgetTomorrow();
    await reconcile(tomorrow());
  };
  return {
    at,
    tomorrow,
    days,
    forgetTomorrow,
    reconcileAgain,
    /** Like the service, tries again where a provider did not answer in time. */
    reconcileToTheEnd: () =>
      waitFor('a whole run', async () => {
        await reconcileAgain();
        return (await days().countDocuments({ _id: localDay(at), finishedAt: { $exists: true } })) > 0;
      }),
    rewrite: (paymentId: string, set: object) =>
      harness.database.connection
        .collection<{ _id: string }>('payments')
        .updateOne({ _id: paymentId }, { $set: set }),
  };
}
