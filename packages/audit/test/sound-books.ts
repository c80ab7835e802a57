import { createHash } from 'node:crypto';
import { testSettings } from '@shop/testing';
import { MongoClient, type Collection, type Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ProviderMoney } from '@shop/contracts';
import type { Cart, Order, Payment, Product } from '../src/documents.ts';
import { audit, type Audit } from '../src/index.ts';

export const userID = 'aaaaaaaaaaaaaaaaaaaaaaaa';
export const orderID = createHash('sha256').update(`${userID}/3/0`).digest('hex').slice(0, 24);
export const paymentId = `${orderID}_1`;
export const productID = 'bbbbbbbbbbbbbbbbbbbbbbbb';

/** Long ago: nothing of it is under way. */
export const longAgo = new Date(Date.now() - 3_600_000);

/** What a test may write to. */
const everything = [
  ['account', 'users'],
  ['catalog', 'products'],
  ['catalog', 'assets'],
  ['cart', 'carts'],
  ['cart', 'deadLetters'],
  ['order', 'orders'],
  ['payment', 'payments'],
  ['payment', 'webhookInbox'],
] as const;

type Named = { _id: string };

/** A shop's databases by hand: one product of which three were bought, 90 €, one of these with its money back. */
export function setUpSoundBooks() {
  const { config } = testSettings();
  const at = { mongoUrl: config.MONGO_URL, dbPrefix: config.DB_PREFIX };
  const client = new MongoClient(at.mongoUrl);
  const collection = <T extends Document = Document>(service: string, name: string): Collection<T & Named> =>
    client.db(`${at.dbPrefix}_${service}`).collection<T & Named>(name);
  const orders = collection<Order>('order', 'orders');
  const payments = collection<Payment>('payment', 'payments');
  const products = collection<Product>('catalog', 'products');
  const carts = collection<Cart>('cart', 'carts');
  let money = soundMoney();

  beforeAll(() => client.connect());
  beforeEach(async () => {
    await Promise.all(everything.map(([service, name]) => collection(service, name).deleteMany({})));
    await collection('account', 'users').insertOne({ _id: userID });
    await orders.insertOne(soundOrder());
    await payments.insertOne(soundPayment());
    await products.insertOne(soundProduct());
    await carts.insertOne({ _id: userID, lines: {}, applied: { [orderID]: longAgo }, version: 5 });
    money = soundMoney();
  });
  afterAll(async () => {
    for (const service of new Set(everything.map(([service]) => service)))
      await client.db(`${at.dbPrefix}_${service}`).dropDatabase();
    await client.close();
  });
  return {
    at,
    collection,
    orders,
    payments,
    products,
    carts,
    /** Changes what the providers tell. */
    provide: (change: (money: ProviderMoney) => void) => change(money),
    look: (graceMs?: number): Promise<Audit> => audit({ ...at, graceMs, askProviders: async () => money }),
  };
}

export type SoundBooks = ReturnType<typeof setUpSoundBooks>;

export function soundOrder(): Order {
  return {
    _id: orderID,
    userID,
    cartVersion: 3,
    counter: 0,
    lines: [{ productID, size: 'M', variant: 1, quantity: 3 }],
    totalCents: 9_000,
    orderStatus: 'confirmed',
    paymentStatus: 'paid',
    saga: 'committed',
    gen: 1,
    attempts: { '1': { provider: 'stripe', amountCents: 9_000, status: 'paid' } },
    paidBy: paymentId,
    providerPaymentId: 'cs_1',
    late: null,
    review: {},
    money: { [paymentId]: { cents: 9_000, currency: 'EUR', chargeId: 'pi_1' } },
    refunds: {
      [`${orderID}_r1`]: {
        paymentId,
        cents: 3_000,
        currency: 'EUR',
        lines: [{ line: 0, restock: 1 }],
        state: 'succeeded',
        providerRefundId: 're_1',
        changedAt: longAgo,
        restockedAt: longAgo,
      },
    },
    placedAt: longAgo,
    dueAt: null,
    confirmedAt: longAgo,
    createdAt: longAgo,
    updatedAt: longAgo,
    history: [{ what: 'placed' }, { what: 'paid', from: 'pending', to: 'confirmed' }],
  };
}

export function soundPayment(): Payment {
  return {
    _id: paymentId,
    orderID,
    provider: 'stripe',
    amountCents: 9_000,
    currency: 'EUR',
    status: 'paid',
    createdAt: longAgo,
    providerId: 'cs_1',
    chargeId: 'pi_1',
    chargedCents: 9_000,
    chargedCurrency: 'EUR',
    paidAt: longAgo,
    refunds: {
      [`${orderID}_r1`]: {
        state: 'succeeded',
        amountCents: 3_000,
        currency: 'EUR',
        providerRefundId: 're_1',
        requestedAt: longAgo,
        changedAt: longAgo,
      },
    },
  };
}

function soundProduct(): Product {
  return {
    _id: productID,
    title: 'Villapaita Suvi',
    stock: 8,
    received: 10,
    soldBefore: 0,
    holds: {},
    sold: { [orderID]: { q: 2, at: longAgo } },
    returned: { [`${orderID}_r1`]: 1 },
    ledger: { opening: 0, movements: [{ change: 10 }, { change: -3 }, { change: 0 }, { change: 1 }] },
  };
}

function soundMoney(): ProviderMoney {
  const sum = { provider: 'stripe' as const, currency: 'EUR', at: longAgo };
  return {
    periods: [{ provider: 'stripe', from: new Date(0), until: new Date(Date.now() + 60_000) }],
    charges: [{ ...sum, chargeId: 'pi_1', reference: paymentId, state: 'paid', amountCents: 9_000 }],
    refunds: [{ ...sum, providerRefundId: 're_1', chargeId: 'pi_1', state: 'succeeded', amountCents: 3_000 }],
    disputes: [],
  };
}
