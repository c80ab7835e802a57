import { isDuplicateKey, trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { ReconciliationFindings, StoredReconciliation } from '../domain/reconciliation.ts';

export type ReconciliationStore = {
  /** @returns false if the day is leased or done */
  claim: (day: string, now: Date, leaseUntil: Date) => Promise<boolean>;
  finish: (day: string, found: ReconciliationFindings & { finishedAt: Date }) => Promise<void>;
  /** The day is retried after the lease. */
  fail: (day: string, failure: string, found?: ReconciliationFindings) => Promise<void>;
  list: (skip: number, limit: number) => Promise<StoredReconciliation[]>;
  count: () => Promise<number>;
  findLast: () => Promise<StoredReconciliation | null>;
  /** Of the last completed one, else of the first start. */
  findOverdueSince: () => Promise<Date | undefined>;
};

const KEEP_SECONDS = 400 * 24 * 3_600;

const schema = new Schema<StoredReconciliation>(
  {
    _id: String,
    startedAt: Date,
    leaseUntil: Date,
    finishedAt: Date,
    charges: Number,
    refunds: Number,
    disputes: Number,
    takenIn: Number,
    differences: {
      type: [
        {
          _id: false,
          kind: String,
          provider: String,
          paymentId: String,
          providerId: String,
          amountCents: Number,
          currency: String,
        },
      ],
      default: undefined,
    },
    failure: String,
  },
  { versionKey: false },
).index({ startedAt: 1 }, { expireAfterSeconds: KEEP_SECONDS });

export async function openReconciliationStore(connection: Connection): Promise<ReconciliationStore> {
  const model = connection.model('Reconciliation', schema);
  await model.createIndexes();
  const findLast = (): Promise<StoredReconciliation | null> =>
    model
      .findOne({ finishedAt: trusted({ $exists: true }) })
      .sort({ _id: -1 })
      .lean<StoredReconciliation>()
      .exec();
  return {
    claim: async (_id, now, leaseUntil) => {
      try {
        const { matchedCount, upsertedCount } = await model.updateOne(
          { _id, finishedAt: trusted({ $exists: false }), leaseUntil: trusted({ $lte: now }) },
          { $set: { leaseUntil }, $setOnInsert: { startedAt: now } },
          { upsert: true },
        );
        return matchedCount + upsertedCount === 1;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    finish: async (_id, found) => {
      await model.updateOne({ _id }, { $set: found, $unset: { failure: 1 } });
    },
    fail: async (_id, failure, found) => {
      const unfinished = { _id, finishedAt: trusted({ $exists: false }) };
      await model.updateOne(unfinished, { $set: { ...found, failure } });
    },
    list: (skip, limit) =>
      model.find().sort({ _id: -1 }).skip(skip).limit(limit).lean<StoredReconciliation[]>().exec(),
    count: () => model.countDocuments(),
    findLast,
    findOverdueSince: async () => {
      const finishedAt = (await findLast())?.finishedAt;
      if (finishedAt) return finishedAt;
      const first = await model.findOne().sort({ startedAt: 1 }).lean<StoredReconciliation>().exec();
      return first?.startedAt;
    },
  };
}
