import { testSettings } from '@shop/testing';
import { Schema, type Model } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectMongo, createLogger, trusted, type Database } from '../src/index.ts';

type Counter = { _id: string; n: number };
const schema = new Schema<Counter>({ _id: String, n: Number }, { versionKey: false });
/** What a hostile body may hold where a value is expected. */
const fromOutside = (json: string) => JSON.parse(json) as never;
let database: Database;
let counters: Model<Counter>;

beforeAll(async () => {
  database = await connectMongo('kit', testSettings().config, createLogger('test', 'silent'));
  counters = database.connection.model<Counter>('Counter', schema);
  await counters.create({ _id: 'one', n: 5 });
});

afterAll(async () => {
  await database.connection.dropDatabase();
  await database.close();
});

test('an operator of our own works in a guard when it is wrapped', async () => {
  const guard = { _id: 'one', n: trusted({ $gte: 5 }) };
  const { matchedCount } = await counters.updateOne(guard, { $set: { n: 6 } });
  expect(matchedCount).toBe(1);
  expect(await counters.findById('one').lean()).toMatchObject({ n: 6 });
});

test('an operator that came from outside is read as a value and matches nothing [sec-1 asvs-26]', async () => {
  await expect(counters.findOne({ n: fromOutside('{"$gte":0}') })).rejects.toThrow(/cast/i);
  await expect(counters.findOne({ _id: fromOutside('{"$ne":null}') })).rejects.toThrow(/cast/i);
});

test('a filter on a field that the schema does not know is refused', async () => {
  await expect(counters.findOne({ unknown: fromOutside('1') } as object)).rejects.toThrow(/strict/i);
});

test('the driver does not wake a process at rest ten times a second for a pool that keeps nothing', () => {
  // Below its public surface: an update of the driver that no longer knows the setting has to be seen.
  type Pool = { options: { minPoolSize: number; minPoolSizeCheckFrequencyMS: number } };
  type Inside = { topology: { s: { servers: Map<string, { pool: Pool }> } } };
  const { topology } = database.connection.getClient() as unknown as Inside;
  const pools = [...topology.s.servers.values()].map(({ pool }) => pool.options);
  expect(pools).not.toHaveLength(0);
  for (const pool of pools) {
    expect(pool.minPoolSize).toBe(0);
    expect(pool.minPoolSizeCheckFrequencyMS).toBeGreaterThanOrEqual(10_000);
  }
});
