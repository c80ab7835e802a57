import { connectMongo, createLogger } from '@shop/service-kit';
import { documentsExamined, testSettings } from '@shop/testing';
import { expect, test } from 'vitest';
import { openPaymentStore } from './payment-store.ts';

test('a payment is found by what its provider calls it by an index, however many there are', async () => {
  const database = await connectMongo('payment', testSettings().config, createLogger('test', 'silent'));
  const payments = await openPaymentStore(database.connection);
  await database.connection.collection('payments').insertMany(
    Array.from({ length: 300 }, (_, n) => ({
      _id: `order${n}_1`,
      provider: n % 2 === 0 ? 'stripe' : 'paypal',
      createdAt: new Date('2026-01-01'),
      // Many a checkout is left before its provider knows of it.
      ...(n % 3 === 0 ? { providerId: `cs_${n}`, chargeId: `pi_${n}` } : {}),
    })) as never[],
  );
  const found: unknown[] = [];
  const examined = await documentsExamined(database, async () => {
    found.push((await payments.findByProviderId('stripe', 'cs_150'))?._id);
    found.push((await payments.findByChargeId('paypal', 'pi_153'))?._id);
  });
  expect(found).toEqual(['order150_1', 'order153_1']);
  expect(examined).toBe(2);
  await database.connection.dropDatabase();
  await database.close();
});
