import { localDay } from '@shop/shop-rules';
import { waitFor } from '@shop/testing';
import { beforeAll } from 'vitest';
import { reconcile } from '../src/use-cases/reconcile.ts';
import type { PaymentHarness } from './payment-harness.ts';

const DAY_MS = 24 * 3_600_000;

/** The daily reconciliation as often as a test wants it, and changes behind the shop's back that it is to find. */
export function reconcilingTomorrow(harness: PaymentHarness) {
  /** Finland's tomorrow at noon: what the tests do is some hours old then, and the service's own reconciliation another day's. */
  const at = new Date(Date.parse(`${localDay(new Date())}T12:00:00Z`) + DAY_MS);
  const tomorrow = () => ({ ...harness.deps, now: () => at });
  const days = () => harness.database.connection.collection<{ _id: string }>('reconciliations');
  /** Today's stays: without it the service would begin its own again, and might take the fault of a test. */
  const forgetTomorrow = () => days().deleteOne({ _id: localDay(at) });
  // The service's own of today is over before a test begins, and the next one is a quarter of an hour away.
  beforeAll(() =>
    waitFor('the service’s own', async () => {
      const over = { $or: [{ finishedAt: { $exists: true } }, { failure: { $exists: true } }] };
      return (await days().countDocuments(over)) > 0;
    }),
  );
  return {
    at,
    tomorrow,
    days,
    forgetTomorrow,
    /** Reconciles that day, as if it had not been done. */
    reconcileAgain: async (): Promise<void> => {
      await forgetTomorrow();
      await reconcile(tomorrow());
    },
    /** Changes a payment behind the shop's back. */
    rewrite: (paymentId: string, set: object) =>
      harness.database.connection
        .collection<{ _id: string }>('payments')
        .updateOne({ _id: paymentId }, { $set: set }),
  };
}
