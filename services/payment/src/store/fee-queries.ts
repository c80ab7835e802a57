import type { ProviderFee } from '@shop/contracts';
import { trusted } from '@shop/service-kit';
import type { Model } from 'mongoose';
import { feeCheckAt, returnTimesOf, type MovedPayment } from '../domain/fee.ts';
import type { Payment } from '../domain/payment.ts';
import type { StoredPayment } from './payment-model.ts';

export type FeeQueries = {
  /** Writes down what the provider keeps of a payment, or of a refund of it. */
  noteFee: (id: string, noted: { fee: ProviderFee; refundId?: string }) => Promise<void>;
  /** What was paid in a stretch of time, and what of which money went back, or was disputed, in it. */
  movedBetween: (from: Date, until: Date) => Promise<MovedPayment[]>;
  /** Payments of which the provider is to be asked what it has kept, the longest waiting first. */
  findFeesDue: (now: Date, limit: number) => Promise<Payment[]>;
  /** Puts off the next question; @returns false when another replica has done so. */
  claimFeeCheck: (payment: Payment, nextFeeCheckAt: Date) => Promise<boolean>;
  /** Takes a claimed question back, which the provider has not heard; `nextFeeCheckAt` of the payment is the claimed one. */
  takeBackFeeCheck: (payment: Pick<Payment, '_id' | 'nextFeeCheckAt'>, nextFeeCheckAt: Date) => Promise<void>;
  /**
   * Nothing more is asked, unless the payment is another by now.
   * @param isKnown all is known: what a later change leaves open is asked for from the first question on
   */
  endFeeChecks: (payment: Payment, isKnown?: boolean) => Promise<void>;
};

/** No more of each payment than the books need. */
const feeFields = {
  provider: 1,
  method: 1,
  status: 1,
  amountCents: 1,
  currency: 1,
  chargedCents: 1,
  chargedCurrency: 1,
  paidAt: 1,
  fee: 1,
  refunds: 1,
  disputes: 1,
} as const satisfies Record<keyof MovedPayment, 1>;

/** Each part is answered by an index of its own. */
export function movedFilter(from: Date, until: Date): Record<string, unknown> {
  const within = { $gte: from, $lt: until };
  return {
    $or: [
      { paidAt: trusted(within) },
      // Both ends hold of one and the same of its times.
      { returnedAt: trusted({ $elemMatch: within }) },
    ],
  };
}

/** What a payment's moves of money are found by, as they are to be written with them. */
export function timesOf(payment: Payment): Pick<Payment, 'returnedAt' | 'nextFeeCheckAt'> {
  const returnedAt = returnTimesOf(payment);
  const nextFeeCheckAt = payment.nextFeeCheckAt ?? feeCheckAt(payment);
  return {
    // What came back after all is found by nothing any more.
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
      const over = { nextFeeCheckAt: 1, ...(isKnown ? { feeChecks: 1 } : {}) };
      await model.updateOne({ _id, version }, { $unset: over });
    },
  };
}
