import type { Migration } from '@shop/service-kit';
import { alertsOf } from '../domain/alerts.ts';
import type { StoredOrder } from '../domain/order.ts';

/** Indexes of earlier versions of the shop that the present ones do the work of. */
const replaced = [
  'userID_1_createdAt_-1',
  'createdAt_-1',
  'orderStatus_1_createdAt_-1',
  'paymentStatus_1_createdAt_-1',
];

export const migrations: readonly Migration[] = [
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
];
