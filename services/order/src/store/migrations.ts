import type { Migration } from '@shop/service-kit';

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
];
