import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import type { Env } from './commands.ts';
import { environment, hangMsOf } from './config.ts';
import { type ManagedProcess, manageProcess, type Surroundings } from './managed-process.ts';
import { becomePrimary } from './mongo/become-primary.ts';
import { findMongo } from './mongo/find-mongo.ts';
import { keepToOwner } from './own-folder.ts';
import { freePort } from './ports.ts';
import { processRecords } from './process-records.ts';
import { findRedis } from './redis/find-redis.ts';
import { untilRedisAnswers } from './redis/redis-answers.ts';
import { type StoreServer, userCacheFolder } from './store-server.ts';
import { readWhole, writeWhole } from './whole-file.ts';

/** `folder`: null for a foreign server. */
type Store = { url: string; label: string; folder: string | null; process?: ManagedProcess };
export type Stores = { mongo: Store; redis: Store; stop: () => Promise<void> };

type Kind = {
  name: string;
  urlOf: (port: number) => string;
  ready: (at: { port: number; portInside?: number }, signal: AbortSignal) => Promise<void>;
  alive: (url: string, signal: AbortSignal) => Promise<void>;
};

const mongod: Kind = {
  name: 'mongod',
  urlOf: (port) => `mongodb://127.0.0.1:${port}/?directConnection=true`,
  ready: ({ port, portInside = port }, signal) =>
    becomePrimary({ address: `127.0.0.1:${port}`, member: `127.0.0.1:${portInside}` }, signal),
  alive: (url) => mongoAnswers(url),
};

const redisServer: Kind = {
  name: 'redis',
  urlOf: (port) => `redis://127.0.0.1:${port}`,
  ready: ({ port }, signal) => untilRedisAnswers(redisServer.urlOf(port), signal),
  alive: untilRedisAnswers,
};

/**
 * Waits until both accept writes; ends orphans first.
 * @throws StartError; the signal's reason
 */
export async function startStores(options: {
  dataDir: string;
  say: (sentence: string) => void;
  env?: Env;
  signal?: AbortSignal;
}): Promise<Stores> {
  const { dataDir, say, env = environment, signal } = options;
  keepToOwner(dataDir);
  const records = processRecords(join(dataDir, 'run'));
  await records.endOrphans(['mongod', 'redis']);
  const context = { env, say, signal, cacheFolder: userCacheFolder(env) };
  const found = await Promise.all([findMongo(context, readLastStores(dataDir).mongo), findRedis(context)]);
  signal?.throwIfAborted();
  const around = { logFolder: join(dataDir, 'logs'), records, say, hangMs: hangMsOf(env) };
  const mongo = await prepare(mongod, found[0], dataDir, around);
  const redis = await prepare(redisServer, found[1], dataDir, around);
  const started = [mongo, redis].flatMap((store) => store.process ?? []);
  const stop = async () => void (await Promise.all(started.map((store) => store.stop())));
  const abort = () => void stop();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    await Promise.all(started.map((store) => store.start()));
    signal?.throwIfAborted();
    const note: LastStores = {
      mongo: found[0].folder,
      mongoUrl: mongo.folder === null ? undefined : mongo.url,
      redisUrl: redis.url,
    };
    writeWhole(lastStoresFile(dataDir), JSON.stringify(note));
  } catch (error) {
    await stop();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
  return { mongo, redis, stop };
}

async function prepare(
  kind: Kind,
  server: StoreServer,
  dataDir: string,
  around: Surroundings,
): Promise<Store> {
  const { label } = server;
  if (server.folder === undefined) return { url: server.url, label, folder: null };
  const folder = join(dataDir, server.folder);
  mkdirSync(join(folder, 'db'), { recursive: true });
  const port = await freePort();
  // Container and volume names are global on the machine.
  const name = `shop-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`;
  const managed = manageProcess(
    {
      name: kind.name,
      parentWatch: 'shell',
      command: () => server.command({ port, dataFolder: folder, name }),
      ready: (signal) => kind.ready({ port, portInside: server.portInside }, signal),
      // A container survives its client.
      ...(server.portInside ? {} : { alive: (signal) => kind.alive(kind.urlOf(port), signal) }),
      stopBoundMs: 20_000,
    },
    around,
  );
  return { url: kind.urlOf(port), label, folder, process: managed };
}

const lastStoresFile = (dataDir: string) => join(dataDir, 'stores.json');

type LastStores = { mongo?: string; mongoUrl?: string; redisUrl?: string };

const readLastStores = (dataDir: string): LastStores => readWhole(lastStoresFile(dataDir)) ?? {};

/** At the last start. */
export function findLastRedis(dataDir: string): string | null {
  return readLastStores(dataDir).redisUrl ?? null;
}

/** Own server at the last start. */
export function findLastMongo(dataDir: string): string | null {
  return readLastStores(dataDir).mongoUrl ?? null;
}

/** Null if stopped. */
export function findRunningMongo(dataDir: string): string | null {
  const mongoUrl = findLastMongo(dataDir);
  const isRunning = mongoUrl !== null && processRecords(join(dataDir, 'run')).living(mongod.name) !== null;
  return isRunning ? mongoUrl : null;
}

/** @throws if there is no answer in time */
async function mongoAnswers(url: string, withinMs = 5_000): Promise<void> {
  const limits = {
    serverSelectionTimeoutMS: withinMs,
    connectTimeoutMS: withinMs,
    socketTimeoutMS: withinMs,
  };
  const client = new MongoClient(url, limits);
  try {
    await client.db('admin').command({ ping: 1 });
  } finally {
    await client.close();
  }
}
