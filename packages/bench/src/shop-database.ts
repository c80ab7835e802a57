import { MongoClient } from 'mongodb';

/** The commands that a purchase is made of; polls and heartbeats are others. */
const counted = ['find', 'insert', 'update', 'findAndModify', 'delete', 'aggregate', 'count', 'distinct'];

/** What the bench reads of the shop's database by itself, so that looking costs the shop nothing. */
export type ShopDatabase = {
  /** How many database operations all processes have made so far; the bench's own are left out. */
  operations: () => Promise<number>;
  /** Waits until these orders are confirmed, and their carts cleared of them. @returns how long each took, in ms */
  watch: (orderID: string) => Promise<{ confirmed: number; cleared: number }>;
  close: () => Promise<void>;
};

type Order = { _id: string; userID: string; confirmedAt: Date | null };
type Cart = { _id: string; applied: Record<string, Date> };
type Watched = { since: number; userID?: string; confirmed?: number; done: (times: Times) => void };
type Times = { confirmed: number; cleared: number };

const LOOK_EVERY_MS = 10;

/** Opens the measured shop's database, to count its operations and to see when an order is confirmed. */
export async function openShopDatabase(url: string, prefix: string): Promise<ShopDatabase> {
  const client = await new MongoClient(url).connect();
  const orders = client.db(`${prefix}_order`).collection<Order>('orders');
  const carts = client.db(`${prefix}_cart`).collection<Cart>('carts');
  const watched = new Map<string, Watched>();
  let own = 0;

  const look = async () => {
    const unconfirmed = [...watched].filter(([, { confirmed }]) => confirmed === undefined);
    if (unconfirmed.length > 0) {
      own += 1;
      const ids = unconfirmed.map(([id]) => id);
      const found = await orders
        .find({ _id: { $in: ids }, confirmedAt: { $ne: null } }, { projection: { userID: 1 } })
        .toArray();
      for (const { _id, userID } of found) {
        const one = watched.get(_id);
        if (one) Object.assign(one, { userID, confirmed: performance.now() - one.since });
      }
    }
    const uncleared = [...watched].filter(([, { userID }]) => userID !== undefined);
    if (uncleared.length === 0) return;
    own += 1;
    const of = uncleared.map(([, { userID }]) => userID as string);
    const found = await carts.find({ _id: { $in: of } }, { projection: { applied: 1 } }).toArray();
    for (const [orderID, { userID, since, confirmed = 0, done }] of uncleared) {
      if (!found.find(({ _id }) => _id === userID)?.applied[orderID]) continue;
      watched.delete(orderID);
      done({ confirmed, cleared: performance.now() - since });
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const again = () => {
    timer = setTimeout(() => void look().finally(again), LOOK_EVERY_MS);
  };
  again();
  return {
    operations: async () => {
      const { metrics } = await client.db('admin').command({ serverStatus: 1 });
      const totals = counted.map((name) => Number(metrics.commands[name]?.total ?? 0));
      return totals.reduce((sum, total) => sum + total, 0) - own;
    },
    watch: (orderID) => new Promise((done) => void watched.set(orderID, { since: performance.now(), done })),
    close: async () => {
      clearTimeout(timer);
      await client.close();
    },
  };
}
