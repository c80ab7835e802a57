import { createHash, randomBytes } from 'node:crypto';
import { MongoClient, type Collection, type Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { ProviderMoney } from '@shop/contracts';
import type { Cart, DiscountCode, Order, Payment, Product, Receipt, Review } from '../src/documents.ts';
import { reconcile, type Reconciliation } from '../src/index.ts';

export const userID = 'aaaaaaaaaaaaaaaaaaaaaaaa';
export const orderID = createHash('sha256').update(`${userID}/3/0`).digest('hex').slice(0, 24);
export const paymentId = `${orderID}_1`;
export const productID = 'bbbbbbbbbbbbbbbbbbbbbbbb';

/** Long ago: nothing of it is under way. */
export const longAgo = new Date(Date.now() - 3_600_000);

/** What a test may write to. */
const everything = [
  ['account', 'users'],
  ['account', 'startChecks'],
  ['account', 'auditLog'],
  ['catalog', 'products'],
  ['catalog', 'assets'],
  ['catalog', 'productreviews'],
  ['cart', 'carts'],
  ['cart', 'deadLetters'],
  ['order', 'orders'],
  ['order', 'receipts'],
  ['order', 'discountCodes'],
  ['payment', 'payments'],
  ['payment', 'webhookInbox'],
] as const;

type Named = { _id: string };

/** A shop's databases by hand: one product of which three were bought, 90 €, one of these with its money back. */
export function setUpSoundShop() {
  const at = { mongoUrl: inject('mongoUrl'), dbPrefix: `test-${randomBytes(6).toString('hex')}` };
  const client = new MongoClient(at.mongoUrl);
  const collection = <T extends Document = Document>(service: string, name: string): Collection<T & Named> =>
    client.db(`${at.dbPrefix}_${service}`).collection<T & Named>(name);
  const orders = collection<Order>('order', 'orders');
  const payments = collection<Payment>('payment', 'payments');
  const products = collection<Product>('catalog', 'products');
  const carts = collection<Cart>('cart', 'carts');
  const receipts = collection<Receipt>('order', 'receipts');
  const discountCodes = collection<DiscountCode>('order', 'discountCodes');
  let money = soundMoney();

  beforeAll(() => client.connect());
  beforeEach(async () => {
    await Promise.all(everything.map(([service, name]) => collection(service, name).deleteMany({})));
    await collection('account', 'users').insertOne({ _id: userID });
    await orders.insertOne(soundOrder());
    await receipts.insertMany(soundReceipts());
    await discountCodes.insertOne(soundCode());
    await payments.insertOne(soundPayment());
    await products.insertOne(soundProduct());
    await carts.insertOne(soundCart());
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
    receipts,
    discountCodes,
    reviews: collection<Review>('catalog', 'productreviews'),
    /** Changes what the providers tell. */
    provide: (change: (money: ProviderMoney) => void) => change(money),
    look: (graceMs?: number): Promise<Reconciliation> =>
      reconcile({ ...at, graceMs, askProviders: async () => money }),
  };
}

export type SoundShop = ReturnType<typeof setUpSoundShop>;

export function soundOrder(): Order {
  return {
    _id: orderID,
    userID,
    cartVersion: 3,
    counter: 0,
    lines: [
      {
        productID,
        size: 'M',
        variant: 1,
        images: ['/uploads/red-model/1200.jpg', '/uploads/green-model/1200.jpg'],
        quantity: 3,
        priceCents: 3_500,
        salePriceCents: 3_400,
        discountCents: 1_200,
      },
    ],
    deliveryFeeCents: 0,
    discount: { code: 'KESÄ', discountCents: 1_200 },
    totalCents: 9_000,
    orderStatus: 'confirmed',
    paymentStatus: 'paid',
    saga: 'committed',
    generation: 1,
    attempts: { '1': { provider: 'stripe', amountCents: 9_000, status: 'paid' } },
    paidBy: paymentId,
    alsoPaidBy: [],
    pendingPayment: null,
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
        at: longAgo,
        changedAt: longAgo,
        restockedAt: longAgo,
      },
    },
    disputes: {},
    placedAt: longAgo,
    dueAt: null,
    confirmedAt: longAgo,
    createdAt: longAgo,
    updatedAt: longAgo,
    history: [{ what: 'placed' }, { what: 'paid', from: 'pending', to: 'confirmed' }],
  };
}

/** The order was of its third version, and left it in the fifth. */
function soundCart(): Cart {
  return {
    _id: userID,
    lines: {},
    applied: { [orderID]: longAgo },
    appliedIn: { [orderID]: 5 },
    version: 5,
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

/** A receipt of the whole, and the credit note of what went back. */
export function soundReceipts(): Receipt[] {
  const paper = { orderID, at: longAgo, extras: [] };
  const whole = { grossCents: 9_000, netCents: 7_171, vatCents: 1_829 };
  const back = { grossCents: 3_000, netCents: 2_390, vatCents: 610 };
  return [
    {
      ...paper,
      _id: '2026-K-000001',
      subject: `order/${orderID}`,
      kind: 'receipt',
      lines: [{ cents: 9_000 }],
      totalCents: 9_000,
      vat: [whole],
    },
    {
      ...paper,
      _id: '2026-H-000001',
      subject: `refund/${orderID}_r1`,
      kind: 'credit',
      lines: [{ cents: 3_000 }],
      totalCents: 3_000,
      vat: [back],
    },
  ];
}

/** Used once, by the order. */
function soundCode(): DiscountCode {
  return {
    _id: 'KESÄ',
    limit: 1,
    perBuyer: 1,
    usedCount: 1,
    usesByBuyer: { [userID]: 1 },
    unpaidUses: {},
    paidUses: { [orderID]: { userID } },
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
    sold: { [orderID]: { quantity: 2, at: longAgo } },
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
