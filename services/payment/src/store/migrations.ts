import type { Migration } from '@shop/service-kit';
import type { Payment } from '../domain/payment.ts';
import { forgetAddresses } from './addresses.ts';
import { missingTimesOf } from './fee-queries.ts';

export const migrations: readonly Migration[] = [
  {
    name: '001-times-of-returns-and-fees',
    up: async (connection) => {
      const payments = connection.collection<Payment>('payments');
      const moved = {
        $or: [{ status: { $in: ['paid', 'review'] as const } }, { refundStates: 'succeeded' as const }],
      };
      for await (const payment of payments.find(moved, { projection: { outbox: 0, params: 0 } })) {
        const set = missingTimesOf(payment);
        const { _id, version } = payment;
        // What has changed meanwhile was written with them, or is given them by the daily reconciliation.
        if (Object.keys(set).length > 0) await payments.updateOne({ _id, version }, { $set: set });
      }
    },
  },
  {
    // They were left while the provider was asked, and nobody would ever look at them again.
    name: '002-looks-at-unstarted-attempts',
    up: async (connection) => {
      await connection
        .collection<Payment>('payments')
        .updateMany({ status: 'creating', nextCheckAt: { $exists: false } }, [
          { $set: { nextCheckAt: '$params.sessionExpiresAt' } },
        ]);
    },
  },
  {
    // Payments are never deleted, and only asking the provider for one needs to know who its parcel goes to.
    name: '003-no-addresses-in-started-payments',
    up: (connection) => forgetAddresses(connection.collection<Payment>('payments')),
  },
];
