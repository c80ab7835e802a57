import { isDuplicateKey, trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { ReconciliationResult, StoredReconciliation } from '../domain/reconciliation.ts';

export type ReconciliationStore = {
  /** Takes the day's lease. @returns false when somebody else has it, or the day is done */
  claim: (day: string, now: Date, leaseUntil: Date) => Promise<boolean>;
  finish: (day: string, found: ReconciliationResult) => Promise<void>;
  /** Notes why it could not be done; the lease runs out, and it is tried again. */
  fail: (day: string, failure: string) => Promise<void>;
  /** The newest first. */
  list: (skip: number, limit: number) => Promise<StoredReconciliation[]>;
  count: () => Promise<number>;
  /** The last one that came to its end. */
  findLast: () => Promise<StoredReconciliation | null>;
};

/** People look back for a year. */
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
        // The day is there, and the filter did not match it: done, or in somebody's hands.
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    finish: async (_id, found) => {
      await model.updateOne({ _id }, { $set: found, $unset: { failure: 1 } });
    },
    fail: async (_id, failure) => {
      await model.updateOne({ _id, finishedAt: trusted({ $exists: false }) }, { $set: { failure } });
    },
    list: (skip, limit) =>
      model.find().sort({ _id: -1 }).skip(skip).limit(limit).lean<StoredReconciliation[]>().exec(),
    count: () => model.countDocuments(),
    findLast: () =>
      model
        .findOne({ finishedAt: trusted({ $exists: true }) })
        .sort({ _id: -1 })
        .lean<StoredReconciliation>()
        .exec(),
  };
}
