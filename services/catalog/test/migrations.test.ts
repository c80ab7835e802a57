import { connectMongo, createLogger, newId } from '@shop/service-kit';
import { testSettings } from '@shop/testing';
import { expect, test } from 'vitest';
import { migrations } from '../src/store/migrations.ts';
import { productModel } from '../src/store/product-model.ts';

test('a product of the first version gets all that later ones keep, by several processes at once, and again', async () => {
  const logger = createLogger('test', 'silent');
  const { connection, close } = await connectMongo('catalog', testSettings().config, logger);
  const { collection } = productModel(connection);
  const [_id, updatedAt] = [newId() as never, new Date(0)];
  await collection.insertOne({ _id, priceCents: 9_000, stock: 4, state: 'published', updatedAt });
  const run = async () => {
    for (const { up } of migrations) await up(connection);
  };
  await Promise.all([run(), run()]);
  const product = await collection.findOne({ _id });
  expect(product).toMatchObject({
    changedAt: expect.any(Date),
    prices: [{ at: updatedAt, cents: 9_000, onSale: false }],
    ledger: { opening: 4, movements: [] },
  });
  await run();
  expect(await collection.findOne({ _id })).toEqual(product);
  await connection.dropDatabase();
  await close();
});
