import { isDuplicateKey } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';

/** The answer to a checkout call that carried an Idempotency-Key. */
type StoredAnswer = { _id: string; request: string; orderID: string; url: string; at: Date };

export type ReplayStore = {
  find: (key: string) => Promise<StoredAnswer | null>;
  /** Keeps the latest answer. */
  keep: (answer: StoredAnswer) => Promise<void>;
};

/** A browser or program that tries again does so within a day; nothing of value hangs on these. */
const KEPT_SECONDS = 24 * 3_600;

const schema = new Schema<StoredAnswer>(
  { _id: String, request: String, orderID: String, url: String, at: Date },
  { versionKey: false },
);
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export async function openReplayStore(connection: Connection): Promise<ReplayStore> {
  const answers = connection.model<StoredAnswer>('CheckoutAnswer', schema);
  await answers.createIndexes();
  return {
    find: (key) => answers.findById(key).lean<StoredAnswer>(),
    keep: async (answer) => {
      // Another call with the same key at the same moment has met in the same order.
      await answers.replaceOne({ _id: answer._id }, answer, { upsert: true }).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    },
  };
}
