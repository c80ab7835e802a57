import { isLeaseOver, leaseEnd, trusted } from '@shop/service-kit';
import type { Model } from 'mongoose';
import type { Payment } from '../domain/payment.ts';
import { movesTo } from '../domain/payment-status.ts';
import type { StoredPayment } from './payment-model.ts';
import type { ChangePayment } from './refund-queries.ts';

/** A capture's lease, as it was taken or seen, and whether its end must have come. */
export type Lease = { until: Date | undefined; mustBeOver?: boolean };

export type CaptureLeases = {
  /**
   * Takes the lease of a capture, unless another holds it or the payment is not what was seen any more: what was found
   * approved may have been declined meanwhile.
   */
  claimCapture: (
    seen: Pick<Payment, '_id' | 'status' | 'declines'>,
    leaseMs: number,
  ) => Promise<(Payment & { leaseUntil: Date }) | null>;
  /** Gives a lease back, so that nobody waits for its end. */
  endLease: (id: string, leaseUntil: Date) => Promise<void>;
};

/** The filter of payments whose capture is under a lease, or under none any more; of all where none is named. */
export const leaseFilter = (lease: Lease | undefined) => ({
  ...(lease?.until ? { leaseUntil: lease.until } : {}),
  ...(lease?.mustBeOver ? isLeaseOver('leaseUntil') : {}),
});

/** What the store says of captures under way. */
export function captureLeases(model: Model<StoredPayment>, change: ChangePayment): CaptureLeases {
  return {
    claimCapture: async ({ _id, status, declines }, leaseMs) => {
      const leaseUntil = leaseEnd(leaseMs);
      const claimed = await change(
        {
          _id,
          $or: [
            {
              status: trusted({ $in: movesTo('capturing').filter((from) => from === status) }),
              declines: declines ?? trusted({ $exists: false }),
            },
            { status: 'capturing', ...isLeaseOver('leaseUntil') },
          ],
        },
        [
          {
            $set: {
              status: 'capturing',
              leaseUntil,
              nextCheckAt: leaseUntil,
              version: { $add: ['$version', 1] },
            },
          },
        ],
      );
      return claimed as (Payment & { leaseUntil: Date }) | null;
    },
    endLease: async (id, leaseUntil) => {
      await model.updateOne(
        { _id: id, status: 'capturing', leaseUntil },
        [{ $set: { leaseUntil: '$$NOW' } }],
        { updatePipeline: true },
      );
    },
  };
}
