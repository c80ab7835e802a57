import { MongoClient } from 'mongodb';
import type { Battlefield } from './battlefield.ts';

/** An order as it is stored, as far as its money and its course are told. */
export type StoredOrder = {
  _id: string;
  userID: string;
  saga: string;
  totalCents: number;
  paidBy: string | null;
  orderStatus: string;
  lines: { productID: string; quantity: number }[];
  refunds?: Record<string, { state: string }>;
};
type StoredProduct = {
  _id: string;
  stock: number;
  received: number;
  soldBefore: number;
  holds: Record<string, { q: number }>;
  sold: Record<string, { q: number }>;
};
type StoredCart = {
  _id: string;
  lines: Record<string, { qty: number }>;
  applied: Record<string, Date>;
};
type StoredPayment = { _id: string; orderID: string; status: string; refundStates?: string[] };
/** What the providers themselves have written down of a payment, by our reference of it. */
export type Taken = { state: string; captures: number; capturedCents: number; refundedCents: number };

/** Everything that tells how a row has ended. */
export type Evidence = {
  orders: StoredOrder[];
  products: StoredProduct[];
  carts: StoredCart[];
  payments: StoredPayment[];
  ledger: Record<string, Taken>;
  /** Events that a listener has not acknowledged, each in words. */
  unsent: string[];
  deadLetters: number;
};

/** Reads the shop's databases past everything that may stand in the way, and the providers' ledger. */
export async function gatherEvidence(
  { mongoUrl, shop }: Battlefield,
  userIDs: readonly string[],
): Promise<Evidence> {
  const client = await new MongoClient(mongoUrl, { serverSelectionTimeoutMS: 5_000 }).connect();
  try {
    const of = (service: string) => client.db(`${shop.config.dbPrefix}_${service}`);
    const orders = await of('order')
      .collection<StoredOrder>('orders')
      .find({ userID: { $in: [...userIDs] } })
      .toArray();
    const orderIDs = orders.map(({ _id }) => _id);
    const payments = of('payment').collection<StoredPayment>('payments');
    const ledger = await fetch(`http://127.0.0.1:${shop.ports['payment-sandbox']}/ledger`);
    return {
      orders,
      products: await of('catalog').collection<StoredProduct>('products').find().toArray(),
      carts: await of('cart')
        .collection<StoredCart>('carts')
        .find({ _id: { $in: [...userIDs] } })
        .toArray(),
      payments: await payments.find({ orderID: { $in: orderIDs } }).toArray(),
      ledger: ((await ledger.json()) as { payments: Record<string, Taken> }).payments,
      ...(await eventsIn(client, shop.config.dbPrefix)),
    };
  } finally {
    await client.close();
  }
}

type Carrier = { outbox: { name: string; waiting: string[]; gen: number }[] };

async function eventsIn(
  client: MongoClient,
  prefix: string,
): Promise<Pick<Evidence, 'unsent' | 'deadLetters'>> {
  const unsent: string[] = [];
  let deadLetters = 0;
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  for (const { name } of databases.filter((one) => one.name.startsWith(`${prefix}_`))) {
    for (const { name: collection } of await client.db(name).listCollections().toArray()) {
      const documents = client.db(name).collection<Carrier>(collection);
      for (const { _id, outbox } of await documents.find({ 'outbox.0': { $exists: true } }).toArray()) {
        unsent.push(
          ...outbox.map(
            ({ name: event, waiting, gen }) =>
              `${event} of ${collection} ${String(_id)} waits for ${waiting.join(', ')}, sent ${gen} times`,
          ),
        );
      }
      if (collection === 'deadLetters') deadLetters += await documents.countDocuments();
    }
  }
  return { unsent, deadLetters };
}
