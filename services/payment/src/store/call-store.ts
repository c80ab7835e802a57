import type { Logger } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { ProviderCall } from '../domain/provider-call.ts';

export type CallStore = {
  note: (call: ProviderCall) => void;
  close: () => Promise<void>;
  findOf: (orderID: string, limit: number) => Promise<ProviderCall[]>;
};

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

/** Lost if the process is killed. */
const BATCH_DELAY_MS = 250;

export async function openCallStore(connection: Connection, logger: Logger): Promise<CallStore> {
  const model = connection.model('ProviderCall', schema);
  await model.createIndexes();
  let unwritten: ProviderCall[] = [];
  let timer: NodeJS.Timeout | undefined;
  let written = Promise.resolve();
  const insert = async (calls: ProviderCall[]) => {
    if (calls.length === 0) return;
    // Logging must not fail a payment.
    await model
      .insertMany(calls)
      .catch((err: unknown) => logger.warn({ err }, 'calls to a provider were not noted'));
  };
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const before = written;
    written = insert(unwritten).then(() => before);
    unwritten = [];
    return written;
  };
  return {
    note: (call) => {
      unwritten.push(call);
      timer ??= setTimeout(() => void write(), BATCH_DELAY_MS);
    },
    close: write,
    findOf: async (orderID, limit) =>
      (
        await model.find({ orderID }).sort({ at: -1, _id: -1 }).limit(limit).lean<ProviderCall[]>()
      ).toReversed(),
  };
}
