import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { processRecords } from '../src/process-records.ts';
import { redisAnswers } from '../src/redis/redis-answers.ts';
import { StartError } from '../src/start-error.ts';
import { type Stores, startStores } from '../src/stores.ts';

const env = { ...process.env, MONGO_URL: undefined, REDIS_URL: undefined };
let dataDir: string;
let stores: Stores;
let said: string[];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'shop-stores-'));
  await start();
});
afterAll(async () => {
  await stores.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  said = [];
  stores = await startStores({ dataDir, env, say: (sentence) => said.push(sentence) });
}

async function withOrders<T>(use: (orders: ReturnType<typeof ordersOf>) => Promise<T>): Promise<T> {
  const client = new MongoClient(stores.mongo.url, { serverSelectionTimeoutMS: 60_000, retryWrites: false });
  try {
    return await use(ordersOf(client));
  } finally {
    await client.close();
  }
}
const ordersOf = (client: MongoClient) => client.db('stack_test').collection<{ _id: string }>('orders');

test('both stores take writes, and say what they are', async () => {
  expect(stores.mongo.label).toMatch(/^MongoDB \d+/);
  expect(stores.redis.label).toMatch(/^(Redis|Valkey) \d+/);
  await withOrders((orders) => orders.insertOne({ _id: 'first' }));
  await expect.poll(() => redisAnswers(stores.redis.url)).toBe(true);
});

test('an invalid address is reported in one sentence', async () => {
  const named = { ...env, MONGO_URL: 'db.example:27017' };
  const starting = startStores({ dataDir, env: named, say: () => undefined });
  await expect(starting).rejects.toThrow(StartError);
  await expect(starting).rejects.toThrow(/^MONGO_URL is set, but no MongoDB answers there \(Invalid scheme/);
});

test('a second start on other ports keeps the data and is primary again', async () => {
  const before = stores.mongo.url;
  await stores.stop();
  await start();
  expect(stores.mongo.url).not.toBe(before);
  expect(await withOrders((orders) => orders.countDocuments())).toBe(1);
  await withOrders((orders) => orders.insertOne({ _id: 'second' }));
});

test('a killed MongoDB and a killed Redis come back on their ports with what was acknowledged', async () => {
  await withOrders((orders) => orders.insertOne({ _id: 'third' }));
  stores.mongo.process?.kill();
  stores.redis.process?.kill();
  await vi.waitFor(
    () => expect(said).toEqual(expect.arrayContaining(['mongod is back.', 'redis is back.'])),
    60_000,
  );
  expect(await withOrders((orders) => orders.countDocuments())).toBe(3);
  await withOrders((orders) => orders.insertOne({ _id: 'fourth' }));
  await expect.poll(() => redisAnswers(stores.redis.url)).toBe(true);
});

test('an abort half-way through the start leaves nothing running', async () => {
  await stores.stop();
  const stopping = new AbortController();
  const starting = startStores({ dataDir, env, say: () => undefined, signal: stopping.signal });
  const records = processRecords(join(dataDir, 'run'));
  await vi.waitFor(() => expect(records.living('mongod')).not.toBeNull(), 60_000);
  stopping.abort();
  await expect(starting).rejects.toThrow();
  expect(records.living('mongod')).toBeNull();
  expect(records.living('redis')).toBeNull();
  await start();
});

test('Redis keeps an append-only file and refuses new jobs instead of dropping old ones', async () => {
  const redis = new Redis(stores.redis.url);
  expect(await redis.config('GET', 'appendonly')).toEqual(['appendonly', 'yes']);
  expect(await redis.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction']);
  await redis.quit();
});

test('an address that is named but silent is an error that says so, not a reason to take another', async () => {
  const silent = (given: object) =>
    startStores({ dataDir: join(dataDir, 'other'), env: { ...env, ...given }, say: () => undefined });
  await expect(silent({ REDIS_URL: 'redis://127.0.0.1:1' })).rejects.toThrow(
    'REDIS_URL is set, but no Redis answers',
  );
  await expect(silent({ REDIS_URL: 'redis+sentinel://127.0.0.1:1/shop' })).rejects.toThrow(
    'REDIS_URL is set, but no Redis answers',
  );
  await expect(silent({ REDIS_URL: 'redis+sentinel://127.0.0.1:1' })).rejects.toThrow(
    'REDIS_URL must be redis+sentinel://host:port,host:port/name, where name is',
  );
  await expect(silent({ MONGO_URL: 'mongodb://127.0.0.1:1' })).rejects.toThrow(
    'MONGO_URL is set, but no MongoDB',
  );
});
