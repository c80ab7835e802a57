import { connectMongo, createLogger } from '@shop/service-kit';
import { testSettings } from '@shop/testing';
import { expect, test } from 'vitest';
import { migrationsOf } from '../src/store/migrations.ts';

test('indexes of earlier versions go, by several processes at once, and the others stay', async () => {
  const { connection, close } = await connectMongo(
    'order',
    testSettings().config,
    createLogger('test', 'silent'),
  );
  const orders = connection.collection('orders');
  const run = () => Promise.all(migrationsOf('LL').map(({ up }) => up(connection)));
  // A shop that has no orders yet.
  await run();
  await orders.createIndexes([
    { key: { createdAt: -1 } },
    { key: { userID: 1, createdAt: -1 } },
    { key: { updatedAt: 1, _id: 1, placedAt: 1 } },
  ]);
  await Promise.all([run(), run()]);
  expect((await orders.indexes()).map(({ name }) => name)).toEqual(['_id_', 'updatedAt_1__id_1_placedAt_1']);
  await connection.dropDatabase();
  await close();
});
