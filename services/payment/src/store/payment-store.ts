import type { PaymentProvider, ProviderMoney } from '@shop/contracts';
import { withEvent, type NewEvent, type OutboxEntry } from '@shop/events';
import { isDuplicateKey, ShopError, trusted } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import type { Payment } from '../domain/payment.ts';
import { isLive, movesTo, type PaymentStatus } from '../domain/payment-status.ts';
import { captureLeases, leaseFilter, type CaptureLeases, type Lease } from './capture-leases.ts';
import { feeQueries, type FeeQueries } from './fee-queries.ts';
import { refundQueries, type ChangePayment, type RefundQueries } from './refund-queries.ts';
import { paymentSchema, type StoredPayment } from './payment-model.ts';

type Fields = Partial<Omit<Payment, '_id' | 'status' | 'version'>>;

export type PaymentStore = CaptureLeases &
  FeeQueries &
  RefundQueries & {
    model: { collection: unknown };
    insert: (payment: Payment) => Promise<boolean>;
    find: (id: string) => Promise<Payment | null>;
    get: (id: string) => Promise<Payment>;
    findByProviderId: (provider: PaymentProvider, providerId: string) => Promise<Payment | null>;
    /**
     * Moves a payment with its event if the table of moves and `lease` allow it.
     * @returns null otherwise
     */
    move: (
      id: string,
      to: PaymentStatus,
      fields: Fields,
      options?: { event?: NewEvent | undefined; from?: PaymentStatus[]; lease?: Lease | undefined },
    ) => Promise<Payment | null>;
    /** @returns null if the reason is already stored */
    notePending: (id: string, reason: string, event: NewEvent) => Promise<Payment | null>;

    findOf: (orderID: string) => Promise<(Payment & { outbox?: OutboxEntry[] })[]>;
    /** @returns false if an equal report is waiting */
    report: (id: string, event: NewEvent) => Promise<boolean>;
    /** Those in the lists and those created in the period. */
    findListed: (money: ProviderMoney) => Promise<Payment[]>;
    findDue: (now: Date, limit: number) => Promise<Payment[]>;
    /** @returns false if another process was first */
    claimCheck: (payment: Payment, nextCheckAt: Date) => Promise<boolean>;
  };

export async function openPaymentStore(connection: Connection): Promise<PaymentStore> {
  const model = connection.model<StoredPayment>('Payment', paymentSchema);
  await model.createIndexes();
  const find = (id: string): Promise<Payment | null> =>
    model.findById(id, { outbox: 0 }).lean<Payment>().exec();
  const change: ChangePayment = (filter, update) =>
    model
      .findOneAndUpdate(filter, update, {
        returnDocument: 'after',
        projection: { outbox: 0 },
        updatePipeline: Array.isArray(update),
      })
      .lean<Payment>()
      .exec();
  return {
    ...captureLeases(model, change),
    ...feeQueries(model),
    ...refundQueries(model, change),
    model,
    find,
    insert: async (payment) => {
      try {
        await model.create(payment);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    get: async (id) => {
      const payment = await find(id);
      if (!payment) throw new ShopError({ code: 'payment-not-found' });
      return payment;
    },
    findOf: (orderID) =>
      model
        .find({ _id: trusted({ $regex: new RegExp(`^${orderID}_`) }) })
        .sort({ createdAt: 1 })
        .lean<(Payment & { outbox?: OutboxEntry[] })[]>()
        .exec(),
    findByProviderId: (provider, providerId) =>
      model
        // The partial index requires the type.
        .findOne(
          { provider, providerId: trusted({ $type: 'string' as const, $eq: providerId }) },
          { outbox: 0 },
        )
        .lean<Payment>()
        .exec(),
    move: (id, to, fields, { event, from = movesTo(to), lease } = {}) => {
      const finished = isLive(to) ? {} : { nextCheckAt: 1, leaseUntil: 1 };
      const $unset = { 'params.shipTo': 1, ...finished };
      const update = { $set: { ...fields, status: to }, $unset, $inc: { version: 1 } };
      const filter = { _id: id, status: trusted({ $in: from }), ...leaseFilter(lease) };
      return change(filter, event ? withEvent(update, event) : update);
    },
    notePending: (id, reason, event) =>
      change(
        {
          _id: id,
          status: trusted({ $in: ['open', 'capturing'] }),
          pendingReason: trusted({ $ne: reason }),
        },
        withEvent({ $set: { pendingReason: reason }, $inc: { version: 1 } }, event),
      ),
    report: async (id, event) => {
      const isFirst = { _id: id, 'outbox.name': trusted({ $ne: event.name }) };
      return (await model.updateOne(isFirst, withEvent({}, event))).matchedCount === 1;
    },
    findDue: (now, limit) =>
      model
        .find({ nextCheckAt: trusted({ $lte: now }) }, { outbox: 0 })
        .sort({ nextCheckAt: 1 })
        .limit(limit)
        .lean<Payment[]>()
        .exec(),
    findListed: ({ periods, charges, refunds, disputes }) => {
      const moved = [...charges, ...refunds, ...disputes].map(({ chargeId }) => chargeId);
      const since = new Date(Math.min(...periods.map(({ from }) => from.getTime())));
      return model
        .find(
          {
            $or: [
              { _id: trusted({ $in: charges.map(({ reference }) => reference) }) },
              { chargeId: trusted({ $in: moved }) },
              { createdAt: trusted({ $gte: since }) },
            ],
          },
          { outbox: 0, params: 0 },
        )
        .lean<Payment[]>()
        .exec();
    },
    claimCheck: async (payment, nextCheckAt) => {
      const { matchedCount } = await model.updateOne(
        { _id: payment._id, nextCheckAt: payment.nextCheckAt },
        { $set: { nextCheckAt }, $inc: { checks: 1 } },
      );
      return matchedCount === 1;
    },
  };
}
