import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcileOpenWork } from '../src/index.ts';
import { writesTo } from './breaches.ts';
import { longAgo, orderID, setUpSoundShop } from './sound-shop.ts';

const shop = setUpSoundShop();
const { set, unset } = writesTo(shop);
const client = new MongoClient(shop.at.mongoUrl);
beforeAll(() => client.connect());
afterAll(() => client.close());

const examine = () => reconcileOpenWork((service) => client.db(`${shop.at.dbPrefix}_${service}`));

test('a consistent shop has no open work', async () => {
  expect(await examine()).toEqual({ deadLetters: [], events: [], stock: [] });
});

test('a hold and a sale that do not match their order are found', async () => {
  await set('products', { [`holds.${orderID}`]: { quantity: 1, generation: 1 } });
  expect((await examine()).stock).toMatchObject([
    { says: expect.stringMatching(/^it is committed, but holds 1/) },
  ]);
  await unset('products', `holds.${orderID}`);
  await unset('products', `sold.${orderID}`);
  await set('products', { [`sold.${'c'.repeat(24)}`]: { quantity: 1, at: longAgo } });
  expect((await examine()).stock).toMatchObject([
    { says: expect.stringMatching(/^it does not exist, but has bought 1/) },
  ]);
});

test('a payment whose check is overdue is found, a recent write is not', async () => {
  await set('payments', { nextCheckAt: longAgo, createdAt: longAgo, paidAt: longAgo });
  expect((await examine()).stock).toMatchObject([
    { says: expect.stringMatching(/^a check is overdue for /) },
  ]);
  await set('orders', { updatedAt: new Date() });
  expect((await examine()).stock).toEqual([]);
});
