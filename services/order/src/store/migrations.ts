import type { Migration } from '@shop/service-kit';
import type { Connection, mongo } from 'mongoose';
import { alertsOf } from '../domain/alerts.ts';
import { monthOf, orderNumber } from '../domain/order-number.ts';
import { IMPORTED, type StoredOrder } from '../domain/order.ts';
import { IN_REVIEW } from '../domain/saga.ts';
import type { OrderDocument } from './order-model.ts';
import { takeRun } from './order-numbers.ts';
import { searchKeysOf } from './search-keys.ts';

/** So many orders are read at once. */
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
      const moved = { $or: [{ refunds: { $exists: true } }, { disputes: { $exists: true } }] };
      await writeAlerts(connection, { ...moved, alerts: { $exists: false } });
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
        // One after the other: who takes a number has seen that the order before has its own, so that the numbers rise
        // with the orders, whichever of two processes writes each.
        for (const order of batch) {
          const number = await numberFor(connection, prefix, order);
          const searchKeys = searchKeysOf({ ...order, number });
          await orders.updateOne({ _id: order._id, ...unnumbered }, { $set: { number, searchKeys } });
        }
      }
    },
  },
  {
    name: '004-end-reviews-whose-money-is-back',
    up: async (connection) => {
      const now = new Date();
      // As `closeReturned` does since; the sweeper goes on.
      await connection.collection<StoredOrder>('orders').updateMany(
        { saga: IN_REVIEW, paidBy: null, paymentStatus: { $ne: 'review' }, dueAt: null },
        {
          $set: { saga: 'closing', takeApproved: false, dueAt: now, updatedAt: now },
          $inc: { version: 1 },
        },
      );
    },
  },
  {
    name: '005-no-alerts-about-imported-orders',
    up: async (connection) => {
      // Only notices of withdrawal had any, and their money is in other books.
      await connection
        .collection<StoredOrder>('orders')
        .updateMany({ paidBy: IMPORTED, alerts: { $exists: true } }, { $unset: { alerts: 1 } });
    },
  },
  {
    name: '006-alerts-about-what-is-owed',
    // Any later refund of a payment hid one that had failed, and a dispute that was lost did not.
    up: (connection) => writeAlerts(connection, { refunds: { $exists: true } }),
  },
  {
    name: '007-alerts-about-paid-orders-that-nobody-sends',
    up: (connection) =>
      writeAlerts(connection, { orderStatus: { $in: ['rejected', 'pending'] }, paidBy: { $ne: null } }),
  },
];

async function writeAlerts(connection: Connection, where: mongo.Filter<StoredOrder>): Promise<void> {
  const orders = connection.collection<StoredOrder>('orders');
  for await (const order of orders.find(where)) {
    const alerts = alertsOf(order);
    const { _id, version, alerts: before = [] } = order;
    if (alerts.join() === before.join()) continue;
    // What has changed meanwhile was written with its alerts.
    const told = alerts.length > 0 ? { $set: { alerts } } : { $unset: { alerts: 1 as const } };
    await orders.updateOne({ _id, version }, told);
  }
}

/** The next number of the order's month; one from other books keeps the number that it had there. */
async function numberFor(connection: Connection, prefix: string, order: StoredOrder): Promise<string> {
  if (order.cartVersion === 0) return order.providerPaymentId;
  const month = monthOf(order.createdAt);
  const [running = 0] = await takeRun(connection, month, 1);
  return orderNumber(prefix, month, running);
}
