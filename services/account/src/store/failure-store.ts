import { trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';

type LoginFailures = { _id: string; userID: string; minute: Date; count: number };

const MINUTE_MS = 60_000;

/** Counts per minute until they are in the audit log. */
export type FailureStore = {
  count: (userID: string, now: Date) => Promise<void>;
  /** A finished minute, or null. */
  findOver: (now: Date) => Promise<LoginFailures | null>;
  remove: (id: string) => Promise<void>;
};

const schema = new Schema<LoginFailures>(
  { _id: String, userID: String, minute: Date, count: Number },
  { versionKey: false, collection: 'failuresByMinute' },
).index({ minute: 1 });

export async function openFailureStore(connection: Connection): Promise<FailureStore> {
  const failures = connection.model('FailuresByMinute', schema);
  await failures.createIndexes();
  return {
    count: async (userID, now) => {
      const minute = new Date(now.getTime() - (now.getTime() % MINUTE_MS));
      await failures.updateOne(
        { _id: `${userID} ${minute.toISOString()}` },
        { $setOnInsert: { userID, minute }, $inc: { count: 1 } },
        { upsert: true },
      );
    },
    // One minute of reserve for slow clocks and calls.
    findOver: (now) =>
      failures
        .findOne({ minute: trusted({ $lte: new Date(now.getTime() - 2 * MINUTE_MS) }) })
        .lean<LoginFailures>()
        .exec(),
    remove: async (_id) => void (await failures.deleteOne({ _id })),
  };
}
