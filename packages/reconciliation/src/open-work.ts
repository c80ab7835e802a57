import type { Db } from 'mongodb';
import type { Order, Payment, Product } from './documents.ts';
import type { Finding, Rule } from './finding.ts';
import { findingsIn, GRACE_MS, sortFindings } from './reconcile.ts';
import { eventsIn, lettersIn, services, type Snapshot } from './snapshot.ts';

export type OpenWork = {
  deadLetters: Finding[];
  events: Finding[];
  /** Stock holds against their orders; orders and payments that no sweeper has moved on. */
  stock: Finding[];
};

/**
 * Checks only unfinished work and recent sales: its time does not grow with past orders.
 * @throws Error where a database does not answer
 */
export async function reconcileOpenWork(database: (service: string) => Db): Promise<OpenWork> {
  const at = new Date();
  // Effects before causes, orders last, as in `readSnapshotIn`.
  const all = <T>(read: (at: Db, service: string) => Promise<T[]>) =>
    Promise.all(services.map((service) => read(database(service), service)));
  const events = (await all(eventsIn)).flat();
  const deadLetters = (await all(lettersIn)).flat();
  const products = await readClaims(database('catalog'));
  const payments = await readOverduePayments(database('payment'), at);
  const orders = await readOrders(database('order'), [
    ...products.flatMap(({ holds, sold, places }) => Object.keys({ ...holds, ...sold, ...places })),
    ...payments.map(({ orderID }) => orderID),
  ]);
  const stale = (part: Partial<Snapshot>, rules: Rule[]) => {
    const findings = findingsIn({ ...nothing, at, ...part }, rules);
    const { wrong, waiting } = sortFindings(findings, new Date(at.getTime() - GRACE_MS));
    return [...wrong, ...waiting];
  };
  return {
    deadLetters: stale({ deadLetters }, ['events']),
    events: stale({ events }, ['events']),
    stock: stale({ products, orders, payments }, ['stock', 'events']),
  };
}

const nothing: Snapshot = {
  at: new Date(0),
  money: null,
  products: [],
  carts: [],
  users: new Set(),
  payments: [],
  inbox: [],
  assets: [],
  orders: new Map(),
  receipts: [],
  discountCodes: [],
  reviews: [],
  events: [],
  deadLetters: [],
  auditLog: [],
  auditLogValues: [],
  accountStarts: new Set(),
  auditLogHead: null,
  auditLogProof: { secrets: [], outside: null },
};

/** Ledgers, which only grow, are left to `npm run audit`. */
const readClaims = (catalog: Db): Promise<Product[]> =>
  catalog
    .collection<Product>('products')
    .find({}, { projection: { title: 1, holds: 1, places: 1, sold: 1, returned: 1 } })
    .toArray();

const readOverduePayments = (payment: Db, at: Date): Promise<Payment[]> =>
  payment
    .collection<Payment>('payments')
    .find(
      { $or: [{ nextCheckAt: { $lte: at } }, { nextRefundCheckAt: { $lte: at } }, { status: 'capturing' }] },
      { projection: { params: 0, outbox: 0 } },
    )
    .toArray();

/** Orders with these ids, and all that have a date. */
async function readOrders(order: Db, ids: string[]): Promise<Map<string, Order>> {
  const found = await order
    .collection<Order>('orders')
    .find({ $or: [{ _id: { $in: ids } }, { dueAt: { $type: 'date' } }] }, { projection: orderFields })
    .toArray();
  return new Map(found.map((one) => [one._id, one]));
}

const orderFields = {
  userID: 1,
  manual: 1,
  saga: 1,
  dueAt: 1,
  updatedAt: 1,
  confirmedAt: 1,
  paidBy: 1,
  pendingPayment: 1,
  'lines.productID': 1,
  'lines.quantity': 1,
};
