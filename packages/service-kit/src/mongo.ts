import { tracing } from '@shop/tracing';
import mongoose, { mongo, type Connection } from 'mongoose';
import type { DataConfig } from './config.ts';
import { assertDataVersion } from './data-version.ts';
import type { Logger } from './logger.ts';
import { migrate, type Migration } from './migrate.ts';
import { OLDEST_MONGO_MAJOR, PRIMARY_WAIT_MS } from './store-limits.ts';

export type Database = { connection: Connection; ready: () => boolean; close: () => Promise<void> };

/** The driver's 100 ms would wake an idle process ten times a second for an empty pool; no public setting. */
const POOL_CHECK_MS = 10_000;

mongoose.set('strict', 'throw');
mongoose.set('strictQuery', 'throw');
mongoose.set('sanitizeFilter', true);
mongoose.set('autoIndex', false);
mongoose.set('autoCreate', false);
mongoose.set('bufferCommands', false);

/**
 * Connects to `<prefix>_<service>`, waiting up to `patienceMs`. Writes survive a kill and a failover.
 * @throws Error for an unfit URL, server or data version
 */
export async function connectMongo(
  service: string,
  config: Pick<DataConfig, 'MONGO_URL' | 'DB_PREFIX'>,
  logger: Logger,
  {
    patienceMs = Infinity,
    migrations = [],
  }: { patienceMs?: number | undefined; migrations?: readonly Migration[] } = {},
): Promise<Database> {
  const until = performance.now() + patienceMs;
  const connection = mongoose.createConnection();
  connection.on('error', (err: unknown) => logger.warn({ err }, 'database connection'));
  for (let attempt = 1; ; attempt += 1) {
    const client = createClient(service, config);
    try {
      connection.setClient(await client.connect());
      break;
    } catch (err) {
      if (attempt === 1) logger.warn({ err }, 'MongoDB does not answer yet; waiting for it');
      await client.close().catch(() => undefined);
      if (performance.now() > until)
        throw new Error(`MongoDB does not answer: ${String(err)}`, { cause: err });
      await new Promise((resolve) => setTimeout(resolve, Math.min(250 * attempt, 2_000)));
    }
  }
  const close = () => connection.close();
  try {
    await assertDurable(connection);
    await assertDataVersion(connection.getClient().db());
    await migrate(connection, migrations, logger);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    connection,
    ready: () => connection.readyState === mongoose.ConnectionStates.connected,
    close,
  };
}

function createClient(
  service: string,
  config: Pick<DataConfig, 'MONGO_URL' | 'DB_PREFIX'>,
): mongo.MongoClient {
  const { watchCommands } = tracing();
  const client = new mongo.MongoClient(config.MONGO_URL, {
    monitorCommands: watchCommands !== undefined,
    writeConcern: { w: 'majority', journal: true },
    readConcernLevel: 'majority',
    serverSelectionTimeoutMS: PRIMARY_WAIT_MS,
    socketTimeoutMS: 8_000,
    maxPoolSize: 20,
    appName: `shop-${service}`,
  });
  const dbName = `${config.DB_PREFIX}_${service}`;
  Object.assign(client.options, { dbName, minPoolSizeCheckFrequencyMS: POOL_CHECK_MS });
  watchCommands?.(client);
  return client.setMaxListeners(0);
}

async function assertDurable(connection: Connection): Promise<void> {
  const { version } = (await connection.getClient().db('admin').command({ buildInfo: 1 })) as {
    version?: string;
  };
  if (Number.parseInt(version ?? '0', 10) < OLDEST_MONGO_MAJOR) {
    throw new Error(`MongoDB ${version} is too old: the shop needs ${OLDEST_MONGO_MAJOR} or newer.`);
  }
  try {
    await connection.db
      ?.collection<{ _id: string; at: Date }>('startChecks')
      .updateOne({ _id: 'durable' }, { $set: { at: new Date() } }, { upsert: true });
  } catch (cause) {
    throw new Error('MongoDB refused a journaled write; start it with its journal.', { cause });
  }
}

/**
 * Marks operators in a filter as our own: sanitizeFilter would read `{ $gt: … }` as a value, and the guard never match.
 */
export function trusted<T extends Record<string, unknown>>(operators: T): T {
  return mongoose.trusted(operators);
}

/** MongoDB's error 11000. */
export function isDuplicateKey(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 11_000;
}
