import { isDuplicateKey } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';

type StoredAnswer = { _id: string; request: string; orderID: string; url: string; at: Date };

export type ReplayStore = {
  find: (key: string) => Promise<StoredAnswer | null>;
  keep: (answer: StoredAnswer) => Promise<void>;
};

const RETENTION_SECONDS = 24 * 3_600;

const schema = new Schema<StoredAnswer>(
  { _id: String, request: String, orderID: String, url: String, at: Date },
  { versionKey: false },
);
schema.index({ at: 1 }, { expireAfterSeconds: RETENTION_SECONDS });

export async function openReplayStore(connection: Connection): Promise<ReplayStore> {
  const answers = connection.model<StoredAnswer>('CheckoutAnswer', schema);
  await answers.createIndexes();
  return {
    find: (key) => answers.findById(key).lean<StoredAnswer>(),
    keep: async (answer) => {
      // A simultaneous call with the same key has the same order.
      await answers.replaceOne({ _id: answer._id }, answer, { upsert: true }).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    },
  };
}
