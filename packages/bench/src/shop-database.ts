import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import type { Costs } from './costs.ts';

/** MongoDB's counters; `commands` are aggregations, counts and findAndModify. */
const counted = ['queries', 'insert', 'update', 'remove', 'commands'] as const;

type Counts = Record<(typeof counted)[number], { count: number }>;

export type ShopDatabase = {
  /** Operations by collection (`order.receipts`), without the bench's own. */
  operations: () => Promise<Costs>;
  /** @returns ms until confirmed, and until its cart was cleared */
  watch: (orderID: string) => Promise<{ confirmed: number; cleared: number }>;
  /** Until every order has its receipt and an email that no longer waits. */
  untilWritten: (orderIDs: string[]) => Promise<void>;
  close: () => Promise<void>;
};

type Order = { _id: string; userID: string; confirmedAt: Date | null };
type Cart = { _id: string; applied: Record<string, Date> };
type Watched = { since: number; userID?: string; confirmed?: number; done: (times: Times) => void };
type Times = { confirmed: number; cleared: number };

const POLL_MS = 10;
const WRITTEN_POLL_MS = 500;

/** Connects to the shop's MongoDB. */
export async function openShopDatabase(url: string, prefix: string): Promise<ShopDatabase> {
  const client = await new MongoClient(url).connect();
  const orders = client.db(`${prefix}_order`).collection<Order>('orders');
  const carts = client.db(`${prefix}_cart`).collection<Cart>('carts');
  const watched = new Map<string, Watched>();
  const receipts = client.db(`${prefix}_order`).collection('receipts');
  const emails = client.db(`${prefix}_email`).collection('emails');
  const own = { 'order.orders': 0, 'cart.carts': 0, 'order.receipts': 0, 'email.emails': 0 };

  const poll = async () => {
    const unconfirmed = [...watched].filter(([, { confirmed }]) => confirmed === undefined);
    if (unconfirmed.length > 0) {
      own['order.orders'] += 1;
      const ids = unconfirmed.map(([id]) => id);
      const found = await orders
        .find({ _id: { $in: ids }, confirmedAt: { $ne: null } }, { projection: { userID: 1 } })
        .toArray();
      for (const { _id, userID } of found) {
        const entry = watched.get(_id);
        if (entry) Object.assign(entry, { userID, confirmed: performance.now() - entry.since });
      }
    }
    const uncleared = [...watched].filter(([, { userID }]) => userID !== undefined);
    if (uncleared.length === 0) return;
    own['cart.carts'] += 1;
    const of = uncleared.map(([, { userID }]) => userID as string);
    const found = await carts.find({ _id: { $in: of } }, { projection: { applied: 1 } }).toArray();
    for (const [orderID, { userID, since, confirmed = 0, done }] of uncleared) {
      if (!found.find(({ _id }) => _id === userID)?.applied[orderID]) continue;
      watched.delete(orderID);
      done({ confirmed, cleared: performance.now() - since });
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    timer = setTimeout(() => void poll().finally(schedule), POLL_MS);
  };
  schedule();
  return {
    operations: async () => {
      const { totals } = await client.db('admin').command({ top: 1 });
      const collections = Object.entries(totals as Record<string, Counts>).flatMap(([name, counts]) => {
        if (!name.startsWith(`${prefix}_`)) return [];
        const made = counted.reduce((sum, kind) => sum + counts[kind].count, 0);
        return [[name.slice(prefix.length + 1), made] as const];
      });
      const operations: Costs = new Map(collections);
      for (const [name, made] of Object.entries(own))
        operations.set(name, (operations.get(name) ?? 0) - made);
      return operations;
    },
    watch: (orderID) => new Promise((done) => void watched.set(orderID, { since: performance.now(), done })),
    untilWritten: async (orderIDs) => {
      for (;;) {
        const ofOrders = { orderID: { $in: orderIDs } };
        own['order.receipts'] += 1;
        own['email.emails'] += 1;
        const [numbered, sent] = await Promise.all([
          receipts.distinct('orderID', ofOrders),
          emails.distinct('orderID', { ...ofOrders, state: { $ne: 'queued' } }),
        ]);
        if (Math.min(numbered.length, sent.length) >= orderIDs.length) return;
        await pause(WRITTEN_POLL_MS);
      }
    },
    close: async () => {
      clearTimeout(timer);
      await client.close();
    },
  };
}
