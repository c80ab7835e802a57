import { MongoClient } from 'mongodb';
import type { Battlefield } from './battlefield.ts';

/** An order as it is stored, as far as its buyer knows of it. */
type StoredOrder = {
  _id: string;
  userID: string;
  saga: string;
  paidBy: string | null;
  lines: { quantity: number }[];
};
type StoredCart = { _id: string; lines: Record<string, { qty: number }> };
/** What the providers themselves have written down of a payment, by our reference of it. */
type Taken = { captures: number; refundedCents: number };

/** What is held against the buyers' notes, and told in figures. */
export type Evidence = {
  orders: StoredOrder[];
  carts: StoredCart[];
  ledger: Record<string, Taken>;
};

/** Reads what the shop has of these buyers, past everything that may stand in the way, and the providers' ledger. */
export async function gatherEvidence(
  { mongoUrl, shop }: Battlefield,
  userIDs: readonly string[],
): Promise<Evidence> {
  const client = await new MongoClient(mongoUrl, { serverSelectionTimeoutMS: 5_000 }).connect();
  try {
    const of = (service: string) => client.db(`${shop.config.dbPrefix}_${service}`);
    const ofThem = { $in: [...userIDs] };
    const ledger = await fetch(`http://127.0.0.1:${shop.ports['payment-sandbox']}/ledger`);
    return {
      // The carts first: what has left one is in an order that is read after it.
      carts: await of('cart').collection<StoredCart>('carts').find({ _id: ofThem }).toArray(),
      orders: await of('order').collection<StoredOrder>('orders').find({ userID: ofThem }).toArray(),
      ledger: ((await ledger.json()) as { payments: Record<string, Taken> }).payments,
    };
  } finally {
    await client.close();
  }
}
