import type { ProviderFee } from '@shop/contracts';
import { trusted } from '@shop/service-kit';
import type { Model } from 'mongoose';
import { feeCheckAt, returnTimesOf, type MovedPayment } from '../domain/fee.ts';
import type { Payment } from '../domain/payment.ts';
import type { StoredPayment } from './payment-model.ts';

export type FeeQueries = {
  noteFee: (id: string, noted: { fee: ProviderFee; refundId?: string }) => Promise<void>;
  movedBetween: (from: Date, until: Date) => Promise<MovedPayment[]>;
  findFeesDue: (now: Date, limit: number) => Promise<Payment[]>;
  /** @returns false if another process was first */
  claimFeeCheck: (payment: Payment, nextFeeCheckAt: Date) => Promise<boolean>;
  /** Undoes a claim; `payment` has the claimed time. */
  takeBackFeeCheck: (payment: Pick<Payment, '_id' | 'nextFeeCheckAt'>, nextFeeCheckAt: Date) => Promise<void>;
  /**
   * No-op if the payment has changed.
   * @param isKnown also resets the count
   */
  endFeeChecks: (payment: Payment, isKnown?: boolean) => Promise<void>;
};

const feeFields = {
  provider: 1,
  method: 1,
  status: 1,
  currency: 1,
  chargedCents: 1,
  chargedCurrency: 1,
  paidAt: 1,
  fee: 1,
  refunds: 1,
  disputes: 1,
} as const satisfies Record<keyof MovedPayment, 1>;

/** Each branch has its own index. */
export function movedFilter(from: Date, until: Date): Record<string, unknown> {
  const within = { $gte: from, $lt: until };
  return {
    $or: [
      { paidAt: trusted(within) },
      // Both bounds must hold for the same date.
      { returnedAt: trusted({ $elemMatch: within }) },
    ],
  };
}

export function timesOf(payment: Payment): Pick<Payment, 'returnedAt' | 'nextFeeCheckAt'> {
  const returnedAt = returnTimesOf(payment);
  const nextFeeCheckAt = payment.nextFeeCheckAt ?? feeCheckAt(payment);
  return {
    // Emptied when a refund or dispute is reverted.
    ...(returnedAt.length > 0 || payment.returnedAt ? { returnedAt } : {}),
    ...(nextFeeCheckAt ? { nextFeeCheckAt } : {}),
  };
}

export function feeQueries(model: Model<StoredPayment>): FeeQueries {
  return {
    noteFee: async (id, { fee, refundId }) => {
      const field = refundId ? `refunds.${refundId}.fee` : 'fee';
      await model.updateOne({ _id: id }, { $set: { [field]: fee }, $inc: { version: 1 } });
    },
    movedBetween: (from, until) =>
      model.find(movedFilter(from, until), feeFields).lean<MovedPayment[]>().exec(),
    findFeesDue: (now, limit) =>
      model
        .find({ nextFeeCheckAt: trusted({ $lte: now }) }, { outbox: 0, params: 0 })
        .sort({ nextFeeCheckAt: 1 })
        .limit(limit)
        .lean<Payment[]>()
        .exec(),
    claimFeeCheck: async (payment, nextFeeCheckAt) => {
      const { matchedCount } = await model.updateOne(
        { _id: payment._id, nextFeeCheckAt: payment.nextFeeCheckAt },
        { $set: { nextFeeCheckAt }, $inc: { feeChecks: 1 } },
      );
      return matchedCount === 1;
    },
    takeBackFeeCheck: async ({ _id, nextFeeCheckAt: claimed }, nextFeeCheckAt) => {
      await model.updateOne(
        { _id, nextFeeCheckAt: claimed },
        { $set: { nextFeeCheckAt }, $inc: { feeChecks: -1 } },
      );
    },
    endFeeChecks: async ({ _id, version }, isKnown = false) => {
      const finished = { nextFeeCheckAt: 1, ...(isKnown ? { feeChecks: 1 } : {}) };
      await model.updateOne({ _id, version }, { $unset: finished });
    },
  };
}
