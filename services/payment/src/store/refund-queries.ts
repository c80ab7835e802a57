import type { PaymentProvider } from '@shop/contracts';
import { withEvent, type NewEvent } from '@shop/events';
import { isLeaseExpired, leaseEnd, trusted } from '@shop/service-kit';
import type { Model } from 'mongoose';
import type { Payment } from '../domain/payment.ts';
import { refundStates, type RefundState } from '../domain/refund-status.ts';
import { areReturnsFinal } from '../domain/refund.ts';
import type { Dispute, Refund } from '../domain/returned-money.ts';
import { timesOf } from './fee-queries.ts';
import type { StoredPayment } from './payment-model.ts';

export type RefundQueries = {
  findByChargeId: (provider: PaymentProvider, chargeId: string) => Promise<Payment | null>;
  /**
   * Guarded by the version read.
   * @param checkAt next query while a refund or dispute is open
   * @returns null if the payment has changed
   */
  putRefund: (
    payment: Payment,
    entry: { refundId: string; refund: Refund },
    checkAt: Date,
    event?: NewEvent,
  ) => Promise<Payment | null>;
  putDispute: (
    payment: Payment,
    dispute: Dispute,
    checkAt: Date,
    event?: NewEvent,
  ) => Promise<Payment | null>;
  claimRefunds: (id: string, leaseMs: number) => Promise<(Payment & { refundLeaseUntil: Date }) | null>;
  endRefunds: (id: string, leaseUntil: Date) => Promise<void>;
  findRefundsDue: (now: Date, limit: number) => Promise<Payment[]>;
  /** @returns false if another process was first */
  claimRefundCheck: (payment: Payment, nextRefundCheckAt: Date) => Promise<boolean>;
  countRefunds: () => Promise<Record<RefundState, number>>;
};

export type ChangePayment = (filter: object, update: object | object[]) => Promise<Payment | null>;

export function refundQueries(model: Model<StoredPayment>, change: ChangePayment): RefundQueries {
  const put = (
    { _id, version }: Payment,
    after: Payment,
    changed: object,
    checkAt: Date,
    event?: NewEvent,
  ): Promise<Payment | null> => {
    const set = { ...changed, ...timesOf(after) };
    const update = {
      ...(areReturnsFinal(after)
        ? { $set: set, $unset: { nextRefundCheckAt: 1, refundChecks: 1 } }
        : { $set: { ...set, nextRefundCheckAt: checkAt } }),
      $inc: { version: 1 },
    };
    return change({ _id, version }, event ? withEvent(update, event) : update);
  };
  return {
    findByChargeId: (provider, chargeId) =>
      model
        // The partial index requires the type.
        .findOne({ provider, chargeId: trusted({ $type: 'string' as const, $eq: chargeId }) }, { outbox: 0 })
        .lean<Payment>()
        .exec(),
    putRefund: (payment, { refundId, refund }, checkAt, event) => {
      const refunds = { ...payment.refunds, [refundId]: refund };
      const refundStates = [...new Set(Object.values(refunds).map(({ state }) => state))];
      const set = { [`refunds.${refundId}`]: refund, refundStates };
      return put(payment, { ...payment, refunds }, set, checkAt, event);
    },
    putDispute: (payment, dispute, checkAt, event) => {
      const disputes = { ...payment.disputes, [dispute.disputeId]: dispute };
      const set = { [`disputes.${dispute.disputeId}`]: dispute };
      return put(payment, { ...payment, disputes }, set, checkAt, event);
    },
    claimRefunds: async (_id, leaseMs) => {
      const claimed = await change(
        {
          _id,
          $or: [{ refundLeaseUntil: trusted({ $exists: false }) }, isLeaseExpired('refundLeaseUntil')],
        },
        [{ $set: { refundLeaseUntil: leaseEnd(leaseMs) } }],
      );
      return claimed as (Payment & { refundLeaseUntil: Date }) | null;
    },
    endRefunds: async (_id, refundLeaseUntil) => {
      await model.updateOne({ _id, refundLeaseUntil }, { $unset: { refundLeaseUntil: 1 } });
    },
    findRefundsDue: (now, limit) =>
      model
        .find({ nextRefundCheckAt: trusted({ $lte: now }) }, { outbox: 0 })
        .sort({ nextRefundCheckAt: 1 })
        .limit(limit)
        .lean<Payment[]>()
        .exec(),
    claimRefundCheck: async (payment, nextRefundCheckAt) => {
      const { matchedCount } = await model.updateOne(
        { _id: payment._id, nextRefundCheckAt: payment.nextRefundCheckAt },
        { $set: { nextRefundCheckAt }, $inc: { refundChecks: 1 } },
      );
      return matchedCount === 1;
    },
    countRefunds: async () => {
      const counts = await Promise.all(
        refundStates.map(async (state) => [state, await model.countDocuments({ refundStates: state })]),
      );
      return Object.fromEntries(counts) as Record<RefundState, number>;
    },
  };
}
