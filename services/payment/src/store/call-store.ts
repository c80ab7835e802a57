import { Schema, type Connection } from 'mongoose';
import type { ProviderCall } from '../domain/provider-call.ts';

export type CallStore = {
  insert: (call: ProviderCall) => Promise<void>;
  /** The newest of an order, the oldest of them first. */
  findOf: (orderID: string, limit: number) => Promise<ProviderCall[]>;
};

/** As long as webhooks: people look back for some weeks. */
const KEEP_SECONDS = 90 * 24 * 3_600;

const schema = new Schema<ProviderCall>(
  {
    orderID: String,
    paymentId: String,
    provider: String,
    what: String,
    outcome: String,
    answer: String,
    at: Date,
    ms: Number,
    requestId: String,
  },
  { versionKey: false, collection: 'providerCalls' },
)
  .index({ orderID: 1, at: -1 })
  .index({ at: 1 }, { expireAfterSeconds: KEEP_SECONDS });

export async function openCallStore(connection: Connection): Promise<CallStore> {
  const model = connection.model('ProviderCall', schema);
  await model.createIndexes();
  return {
    insert: async (call) => void (await model.create(call)),
    findOf: async (orderID, limit) =>
      (await model.find({ orderID }).sort({ at: -1 }).limit(limit).lean<ProviderCall[]>()).toReversed(),
  };
}
