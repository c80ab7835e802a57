import { createHash } from 'node:crypto';
import { Schema, type Connection } from 'mongoose';

type Failures = { _id: string; count: number; waitUntil: Date; forgetAt: Date };

export type FailureStore = {
  find: (email: string) => Promise<Failures | null>;
  /** Counts one more failure and answers how many there are. */
  count: (email: string, forgetAt: Date) => Promise<number>;
  wait: (email: string, until: Date) => Promise<void>;
  forget: (email: string) => Promise<void>;
};

const schema = new Schema<Failures>(
  { _id: String, count: Number, waitUntil: Date, forgetAt: Date },
  { versionKey: false },
).index({ forgetAt: 1 }, { expireAfterSeconds: 0 });

/** Guessers try addresses that nobody has; their text is not worth keeping. */
const key = (email: string): string => createHash('sha256').update(email).digest('hex');

export async function openFailureStore(connection: Connection): Promise<FailureStore> {
  const failures = connection.model('LoginFailures', schema);
  await failures.createIndexes();
  return {
    find: (email) => failures.findById(key(email)).lean<Failures>().exec(),
    count: async (email, forgetAt) => {
      const counted = await failures
        .findOneAndUpdate(
          { _id: key(email) },
          { $inc: { count: 1 }, $set: { forgetAt } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<Failures>();
      return counted?.count ?? 1;
    },
    wait: async (email, until) =>
      void (await failures.updateOne({ _id: key(email) }, { $max: { waitUntil: until } })),
    forget: async (email) => void (await failures.deleteOne({ _id: key(email) })),
  };
}
