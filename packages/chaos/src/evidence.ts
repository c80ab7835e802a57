import { MongoClient } from 'mongodb';
import type { FaultyShop } from './battlefield.ts';

export type Observed = Pick<FaultyShop, 'shop' | 'mongoUrl'>;

type StoredOrder = {
  _id: string;
  userID: string;
  saga: string;
  paidBy: string | null;
  lines: { quantity: number }[];
};
type StoredCart = { _id: string; lines: Record<string, { quantity: number }> };
type ProviderMoney = { captures: number; refundedCents: number };

export type Evidence = {
  orders: StoredOrder[];
  carts: StoredCart[];
  ledger: Record<string, ProviderMoney>;
};

/** Reads past the proxies. */
export async function gatherEvidence(
  { mongoUrl, shop }: Observed,
  userIDs: readonly string[],
): Promise<Evidence> {
  const client = await new MongoClient(mongoUrl, { serverSelectionTimeoutMS: 5_000 }).connect();
  try {
    const of = (service: string) => client.db(`${shop.config.dbPrefix}_${service}`);
    const ofThem = { $in: [...userIDs] };
    const ledger = await fetch(`http://127.0.0.1:${shop.ports['payment-sandbox']}/ledger`);
    return {
      carts: await of('cart').collection<StoredCart>('carts').find({ _id: ofThem }).toArray(),
      orders: await of('order').collection<StoredOrder>('orders').find({ userID: ofThem }).toArray(),
      ledger: ((await ledger.json()) as { payments: Record<string, ProviderMoney> }).payments,
    };
  } finally {
    await client.close();
  }
}
