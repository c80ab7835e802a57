import type { Migration } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import { alertsOf } from '../domain/alerts.ts';
import { monthOf, orderNumber } from '../domain/order-number.ts';
import type { StoredOrder } from '../domain/order.ts';
import type { OrderDocument } from './order-model.ts';
import { takeRun } from './order-numbers.ts';
import { searchKeysOf } from './search-keys.ts';

/** So many orders are written at once. */
const BATCH = 500;

/** Indexes of earlier versions of the shop that the present ones do the work of. */
const replaced = [
  'userID_1_createdAt_-1',
  'createdAt_-1',
  'orderStatus_1_createdAt_-1',
  'paymentStatus_1_createdAt_-1',
];

/** @param prefix the brand's initials, with which orders' numbers begin */
export const migrationsOf = (prefix: string): readonly Migration[] => [
  {
    name: '001-drop-replaced-indexes',
    up: async (connection) => {
      const orders = connection.collection('orders');
      const there = await orders.indexes().catch(() => []);
      for (const { name = '' } of there.filter((index) => replaced.includes(index.name ?? ''))) {
        // Another process may be quicker.
        await orders.dropIndex(name).catch(() => undefined);
      }
    },
  },
  {
    name: '002-alerts-about-money',
    up: async (connection) => {
      const orders = connection.collection<StoredOrder>('orders');
      const moved = { $or: [{ refunds: { $exists: true } }, { disputes: { $exists: true } }] };
      for await (const order of orders.find({ ...moved, alerts: { $exists: false } })) {
        const alerts = alertsOf(order);
        const { _id, version } = order;
        // What has changed meanwhile was written with its alerts.
        if (alerts.length > 0) await orders.updateOne({ _id, version }, { $set: { alerts } });
      }
    },
  },
  {
    name: '003-numbers-and-wider-search',
    up: async (connection) => {
      const orders = connection.collection<OrderDocument>('orders');
      const unnumbered = { number: { $exists: false } };
      for (;;) {
        const batch = await orders.find(unnumbered).sort({ createdAt: 1, _id: 1 }).limit(BATCH).toArray();
        if (batch.length === 0) return;
        const numbers = await numbersFor(connection, prefix, batch);
        await orders.bulkWrite(
          batch.map((order, at) => {
            const number = numbers[at] ?? '';
            const searchKeys = searchKeysOf({ ...order, number });
            return {
              updateOne: {
                filter: { _id: order._id, ...unnumbered },
                update: { $set: { number, searchKeys } },
              },
            };
          }),
          { ordered: false },
        );
      }
    },
  },
];

/** Numbers in the order in which the orders came; one from other books keeps the number that it had there. */
async function numbersFor(connection: Connection, prefix: string, orders: StoredOrder[]): Promise<string[]> {
  const own = orders.filter(({ cartVersion }) => cartVersion > 0).map(({ createdAt }) => monthOf(createdAt));
  const runs = new Map<string, number[]>();
  for (const month of new Set(own)) {
    runs.set(month, await takeRun(connection, month, own.filter((one) => one === month).length));
  }
  return orders.map(({ cartVersion, createdAt, providerPaymentId }) => {
    if (cartVersion === 0) return providerPaymentId;
    const month = monthOf(createdAt);
    return orderNumber(prefix, month, runs.get(month)?.shift() ?? 0);
  });
}
