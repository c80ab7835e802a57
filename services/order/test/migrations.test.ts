import { connectMongo, createLogger } from '@shop/service-kit';
import { testSettings } from '@shop/testing';
import { afterAll, expect, test } from 'vitest';
import { migrationsOf } from '../src/store/migrations.ts';

const { connection, close } = await connectMongo(
  'order',
  testSettings().config,
  createLogger('test', 'silent'),
);
const run = () => Promise.all(migrationsOf('LL').map(({ up }) => up(connection)));
afterAll(async () => {
  await connection.dropDatabase();
  await close();
});

test('indexes of earlier versions go, by several processes at once, and the others stay', async () => {
  const orders = connection.collection('orders');
  // A shop that has no orders yet.
  await run();
  await orders.createIndexes([
    { key: { createdAt: -1 } },
    { key: { userID: 1, createdAt: -1 } },
    { key: { updatedAt: 1, _id: 1, placedAt: 1 } },
  ]);
  await Promise.all([run(), run()]);
  expect((await orders.indexes()).map(({ name }) => name)).toEqual(['_id_', 'updatedAt_1__id_1_placedAt_1']);
});

test('notices of withdrawal from imported orders are told of no more, those from others are', async () => {
  const orders = connection.collection<{ _id: string; paidBy: string; alerts: string[] }>('orders');
  const common = { number: '1', alerts: ['withdrawal-open'] };
  await orders.insertMany([
    { _id: 'imported', paidBy: 'import', ...common },
    { _id: 'own', paidBy: 'own_1', ...common },
  ]);
  await run();
  await run();
  expect(await orders.distinct('_id', { alerts: { $exists: true } })).toEqual(['own']);
});
