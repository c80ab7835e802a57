import { testSettings } from '@shop/testing';
import { afterEach, expect, test } from 'vitest';
import { connectMongo, createLogger, type Database } from '../src/index.ts';
import { DATA_VERSION } from '../src/data-version.ts';

const { config } = testSettings();
let opened: Database[] = [];
const open = async () => {
  const database = await connectMongo('versions', config, createLogger('test', 'silent'));
  opened.push(database);
  return database.connection;
};
const checks = async () => (await open()).collection<{ _id: string; version?: number }>('startChecks');
const refusal = `The database ${config.DB_PREFIX}_versions holds data of another version of the shop`;

afterEach(async () => {
  const [last] = opened;
  await last?.connection.dropDatabase();
  await Promise.all(opened.map(({ close }) => close()));
  opened = [];
});

test('processes that open an empty database at once write one data version into it', async () => {
  await Promise.all([open(), open(), open()]);
  expect(await (await checks()).findOne({ _id: 'data' })).toEqual({ _id: 'data', version: DATA_VERSION });
});

test('a database of the same data version opens again with its documents', async () => {
  await (await open()).collection('orders').insertOne({ total: 1 });
  expect(await (await open()).collection('orders').countDocuments()).toBe(1);
});

test('documents without a data version stop the start in one sentence, and stay', async () => {
  const first = await open();
  await first.collection('orders').insertOne({ total: 1 });
  await (await checks()).deleteMany({});
  await expect(open()).rejects.toThrow(refusal);
  await expect(open()).rejects.toThrow(
    /start with another DB_PREFIX, or back the database up and drop it\.$/,
  );
  expect(await first.collection('orders').countDocuments()).toBe(1);
});

test('documents of an earlier data version stop the start', async () => {
  const found = await checks();
  await found.updateOne({ _id: 'data' }, { $set: { version: DATA_VERSION - 1 } });
  await expect(open()).rejects.toThrow(refusal);
});

test('a database that only other starts have checked counts as empty', async () => {
  const found = await checks();
  await found.deleteOne({ _id: 'data' });
  await open();
  expect(await found.findOne({ _id: 'data' })).toMatchObject({ version: DATA_VERSION });
});
