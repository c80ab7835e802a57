import { reconcile } from '../src/use-cases/reconcile.ts';
import type { PaymentHarness } from './payment-harness.ts';

/** The daily reconciliation as often as a test wants it, and changes behind the shop's back that it is to find. */
export function reconcilingTomorrow(harness: PaymentHarness) {
  /** Tomorrow at noon: what the tests do is some hours old then, and the service's own reconciliation another day's. */
  const at = new Date(new Date().setUTCHours(36, 0, 0, 0));
  const tomorrow = () => ({ ...harness.deps, now: () => at });
  const days = () => harness.database.connection.collection('reconciliations');
  return {
    at,
    tomorrow,
    days,
    /** Reconciles that day, as if it had not been done. */
    reconcileAgain: async (): Promise<void> => {
      await days().deleteMany({});
      await reconcile(tomorrow());
    },
    /** Changes a payment behind the shop's back. */
    rewrite: (paymentId: string, set: object) =>
      harness.database.connection
        .collection<{ _id: string }>('payments')
        .updateOne({ _id: paymentId }, { $set: set }),
  };
}
