import { connectMongo, createLogger, type Database } from '@shop/service-kit';
import { documentsExamined, testSettings } from '@shop/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrderLists } from './order-lists.ts';
import { openOrderModel } from './order-model.ts';
import { openOrderStore } from './order-store.ts';
import { openReceiptStore } from '../receipts/receipt-store.ts';

const now = new Date();
let database: Database;
beforeAll(async () => {
  database = await connectMongo('order', testSettings().config, createLogger('test', 'silent'));
});
afterAll(async () => {
  await database.connection.dropDatabase();
  await database.close();
});

test('due orders and orders in review are found by an index, however many there are', async () => {
  const model = await openOrderModel(database.connection);
  const [orders, lists] = [openOrderStore(model), openOrderLists(model)];
  await database.connection.collection('orders').insertMany(
    Array.from({ length: 300 }, (_, n) => ({
      _id: `order-${n}`,
      userID: `user-${n}`,
      cartVersion: 1,
      counter: 0,
      number: `LL-2611-${n}`,
      placedAt: now,
      createdAt: now,
      dueAt: n === 150 ? now : null,
      ...(n === 151 ? { alerts: ['refund-failed'] } : {}),
    })) as never[],
  );
  const found: unknown[] = [];
  const examined = await documentsExamined(database, async () => {
    for (let claim = 0; claim < 2; claim += 1)
      found.push((await orders.claimDue(now, new Date(now.getTime() + 60_000)))?._id);
    const page = { sort: 'orderDate', ascending: false, skip: 0, limit: 10 } as const;
    const { orders: listed, total } = await lists.list({ alert: 'refund-failed', ...page });
    found.push(...listed.map(({ _id }) => _id), total);
  });
  expect(found).toEqual(['order-150', undefined, 'order-151', 1]);
  // The one of the list is looked at for its page and for the total.
  expect(examined).toBeLessThanOrEqual(3);
});

test('a receipt is found by what it is for by an index, however many there are', async () => {
  const receipts = await openReceiptStore(database.connection);
  await database.connection.collection('receipts').insertMany(
    Array.from({ length: 300 }, (_, n) => ({
      _id: `2026-H-${String(n + 1).padStart(6, '0')}`,
      subject: `refund/${n}`,
      ...(n === 150 ? { retrySubject: 'refund/again' } : {}),
    })) as never[],
  );
  const found: unknown[] = [];
  const examined = await documentsExamined(database, async () => {
    for (const what of ['refund/150', 'refund/again', 'refund/none'])
      found.push((await receipts.findFor(what))?._id);
  });
  expect(found).toEqual(['2026-H-000151', '2026-H-000151', undefined]);
  // Counted where it is found, and where the parts come together.
  expect(examined).toBeLessThanOrEqual(4);
});
