import { connectMongo, createLogger, type Database } from '@shop/service-kit';
import { Schema, type Model } from 'mongoose';
import { testSettings, type TestSettings } from '@shop/testing';
import { consumersIn, defineConsumer, outboxFields, type Consumer, type OutboxEntry } from '../src/index.ts';

type OutboxDocument = { _id: string; state: string; outbox?: OutboxEntry[] };

export type OutboxHarness = TestSettings & {
  database: Database;
  model: Model<OutboxDocument>;
  close: () => Promise<void>;
};

/** A collection whose documents carry events, in a database of its own. */
export async function openOutboxHarness(): Promise<OutboxHarness> {
  const settings = testSettings();
  const database = await connectMongo('outbox', settings.config, createLogger('test', 'silent'));
  const schema = new Schema<OutboxDocument>(
    { _id: String, state: String, ...outboxFields },
    { versionKey: false },
  );
  const model = database.connection.model<OutboxDocument>('OutboxDocument', schema);
  const close = async () => {
    await database.connection.dropDatabase();
    await database.close();
  };
  return { ...settings, database, model, close };
}

/** The other listeners of a process that is put together for the sake of one; they have nothing to do. */
export const idleBeside = (meant: Pick<Consumer, 'name'>, processName: string): Consumer[] =>
  consumersIn(processName)
    .filter(({ name }) => name !== meant.name)
    .map((consumer) => defineConsumer({ ...consumer, handle: () => Promise.resolve() }));
