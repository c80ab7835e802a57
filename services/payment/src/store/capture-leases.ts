import { isLeaseExpired, leaseEnd, trusted } from '@shop/service-kit';
import type { Model } from 'mongoose';
import type { Payment } from '../domain/payment.ts';
import { movesTo } from '../domain/payment-status.ts';
import type { StoredPayment } from './payment-model.ts';
import type { ChangePayment } from './refund-queries.ts';

/** `mustHaveExpired`: it must be over. */
export type Lease = { until: Date | undefined; mustHaveExpired?: boolean };

export type CaptureLeases = {
  /** Null if leased by another worker, or changed since `seen`. */
  claimCapture: (
    seen: Pick<Payment, '_id' | 'status' | 'declines'>,
    leaseMs: number,
  ) => Promise<(Payment & { leaseUntil: Date }) | null>;
  endLease: (id: string, leaseUntil: Date) => Promise<void>;
};

export const leaseFilter = (lease: Lease | undefined) => ({
  ...(lease?.until ? { leaseUntil: lease.until } : {}),
  ...(lease?.mustHaveExpired ? isLeaseExpired('leaseUntil') : {}),
});

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
            { status: 'capturing', ...isLeaseExpired('leaseUntil') },
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
