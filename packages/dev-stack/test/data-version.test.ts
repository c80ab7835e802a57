import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATA_VERSION } from '@shop/service-kit/data-version';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { assertDataVersion } from '../src/mongo/assert-data-version.ts';
import { StartError } from '../src/start-error.ts';
import { type Stores, startStores } from '../src/stores.ts';

const base = mkdtempSync(join(tmpdir(), 'shop-version-'));
const dataDir = join(base, '.data');
const dbPrefix = 'version';
let stores: Stores;
let client: MongoClient;
const orders = () => client.db(`${dbPrefix}_order`);
const check = (folder: string | null) =>
  assertDataVersion({ url: stores.mongo.url, dbPrefix, dataDir, folder });

beforeAll(async () => {
  const env = { ...process.env, MONGO_URL: undefined, REDIS_URL: undefined };
  stores = await startStores({ dataDir, env, say: () => undefined });
  client = await new MongoClient(stores.mongo.url).connect();
});
beforeEach(async () => {
  await orders().dropDatabase();
  await orders().collection('orders').insertOne({ total: 1 });
});
afterAll(async () => {
  await client.close();
  await stores.stop();
  rmSync(base, { recursive: true });
});

test('a start on data of an earlier commit names the command which sets the data folder aside', async () => {
  const refused = check('mongo-8');
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(
    `${dataDir} holds data of another version of the shop, which this version cannot read: ` +
      `set it aside with mv ${dataDir} ${dataDir}-old`,
  );
  mkdirSync(`${dataDir}-old`);
  await expect(check('mongo-8')).rejects.toThrow(`mv ${dataDir} ${dataDir}-old2`);
  expect(await orders().collection('orders').countDocuments()).toBe(1);
});

test('where Docker or another operator runs the databases the sentence says what to do there', async () => {
  await expect(check('mongo-8-docker')).rejects.toThrow(`with DATA_DIR=${dataDir}-new npm start`);
  await expect(check(null)).rejects.toThrow(
    /start with another DB_PREFIX, or back the database up and drop it\.$/,
  );
});

test('data of this version, and no data, let the start go on', async () => {
  await orders()
    .collection<{ _id: string; version: number }>('startChecks')
    .insertOne({ _id: 'data', version: DATA_VERSION });
  await check('mongo-8');
  await orders().dropDatabase();
  await check('mongo-8');
});
