import type { ProviderMoney } from '@shop/contracts';
import { MongoClient, type Db, type Document } from 'mongodb';
import type {
  Asset,
  Cart,
  DeadLetter,
  DiscountCode,
  InboxEntry,
  Order,
  Payment,
  Product,
  Receipt,
  Review,
  AuditLogRow,
  AuditLogHead,
  AuditValue,
  WaitingEvent,
} from './documents.ts';
import type { AuditLogProof } from './audit-log-end.ts';

/** Location of the databases: `<prefix>_<service>` on one server. */
export type ShopDatabases = { mongoUrl: string; dbPrefix: string };

export type Found<T> = T & { service: string; owner: string };

export type Snapshot = {
  at: Date;
  /** null where the providers were not queried. */
  money: ProviderMoney | null;
  products: Product[];
  carts: Cart[];
  /** Ids of buyers with an account. */
  users: ReadonlySet<string>;
  payments: Payment[];
  inbox: InboxEntry[];
  assets: Asset[];
  orders: ReadonlyMap<string, Order>;
  receipts: Receipt[];
  discountCodes: DiscountCode[];
  reviews: Review[];
  events: Found<WaitingEvent>[];
  deadLetters: Found<DeadLetter>[];
  auditLog: AuditLogRow[];
  auditLogValues: AuditValue[];
  accountStarts: ReadonlySet<string>;
  /** null before the first seal. */
  auditLogHead: AuditLogHead | null;
  auditLogProof: AuditLogProof;
};

export const services = ['account', 'catalog', 'cart', 'order', 'payment', 'email'] as const;
const CONNECT_MS = 5_000;

/**
 * Reads effects before causes, orders last: an order without recent writes has all its effects.
 * @throws Error where there is no shop
 */
export async function readSnapshot(
  { mongoUrl, dbPrefix }: ShopDatabases,
  askProviders: () => Promise<ProviderMoney | null>,
): Promise<Snapshot> {
  const client = new MongoClient(mongoUrl, {
    readConcernLevel: 'majority',
    serverSelectionTimeoutMS: CONNECT_MS,
  });
  try {
    await client.connect();
    await assertShopIsThere(client, dbPrefix);
    return await readSnapshotIn((service) => client.db(`${dbPrefix}_${service}`), askProviders);
  } finally {
    await client.close();
  }
}

/** @throws Error where no service has ever started: empty databases would pass every check */
async function assertShopIsThere(client: MongoClient, dbPrefix: string): Promise<void> {
  const names = services.map((service) => `${dbPrefix}_${service}`);
  const collections = await Promise.all(
    names.map((name) => client.db(name).listCollections({}, { nameOnly: true }).toArray()),
  );
  if (collections.flat().length > 0) return;
  throw new Error(
    `No shop has its books there (${names.join(', ')} are empty): do MONGO_URL and DB_PREFIX name the right one?`,
  );
}

/** From open databases. */
export async function readSnapshotIn(
  database: (service: string) => Db,
  askProviders: () => Promise<ProviderMoney | null>,
): Promise<Snapshot> {
  const at = new Date();
  const all = <T extends Document>(service: string, name: string, fields: Document = {}) =>
    database(service)
      .collection(name)
      .find({}, { projection: fields })
      .toArray() as Promise<unknown> as Promise<T[]>;
  const money = await askProviders();
  const events = await Promise.all(services.map((service) => eventsIn(database(service), service)));
  const deadLetters = await Promise.all(services.map((service) => lettersIn(database(service), service)));
  const products = await all<Product>('catalog', 'products', productFields);
  const [carts, assets, inbox] = await Promise.all([
    all<Cart>('cart', 'carts'),
    all<Asset>('catalog', 'assets', { state: 1, createdAt: 1 }),
    all<InboxEntry>('payment', 'webhookInbox'),
  ]);
  const reviews = await all<Review>('catalog', 'productreviews', reviewFields);
  const discountCodes = await all<DiscountCode>('order', 'discountCodes');
  const payments = await all<Payment>('payment', 'payments', { params: 0, outbox: 0 });
  const orders = await all<Order>('order', 'orders', orderFields);
  const receipts = await all<Receipt>('order', 'receipts', receiptFields);
  const starts = await all<{ _id: string }>('account', 'startChecks', { _id: 1 });
  const [auditLogHead = null] = await all<AuditLogHead>('account', 'auditLogHead');
  const auditLog = await all<AuditLogRow>('account', 'auditLog');
  const auditLogValues = await all<AuditValue>('account', 'auditLogValues', { salt: 1, value: 1 });
  const users = await all<{ _id: string }>('account', 'users', { _id: 1 });
  return {
    at,
    money,
    products,
    carts,
    users: new Set(users.map(({ _id }) => _id)),
    payments,
    inbox,
    assets,
    orders: new Map(orders.map((order) => [order._id, order])),
    receipts,
    discountCodes,
    reviews,
    events: events.flat(),
    deadLetters: deadLetters.flat(),
    auditLog: auditLog.toSorted((one, other) => one._id - other._id),
    auditLogValues,
    accountStarts: new Set(starts.map(({ _id }) => _id)),
    auditLogHead,
    auditLogProof: { secrets: [], outside: null },
  };
}

const productFields = {
  title: 1,
  stock: 1,
  received: 1,
  soldBefore: 1,
  holds: 1,
  places: 1,
  queue: 1,
  sold: 1,
  returned: 1,
  pieces: 1,
  'ledger.opening': 1,
  'ledger.sizes': 1,
  'ledger.movements.change': 1,
  'ledger.movements.sizes': 1,
};
/** Without personal data. */
const orderFields = { userName: 0, email: 0, address: 0, searchKeys: 0, outbox: 0 };

const reviewFields = { productID: 1, orderID: 1, line: 1, userID: 1, stars: 1, isExample: 1 };

const receiptFields = { seller: 0, userID: 0, 'lines.title': 0 };

type Carrier = { _id: unknown; outbox: WaitingEvent[] };

/** In the outboxes of a service. */
export async function eventsIn(database: Db, service: string): Promise<Found<WaitingEvent>[]> {
  const names = (await database.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  const found = await Promise.all(
    names.map((name) =>
      database
        .collection<Carrier>(name)
        .find({ 'outbox.eventId': { $exists: true } }, { projection: { outbox: 1 } })
        .toArray(),
    ),
  );
  return found
    .flat()
    .flatMap(({ _id, outbox }) => outbox.map((event) => ({ ...event, service, owner: String(_id) })));
}

/** Dead letters that are not being replayed. */
export async function lettersIn(database: Db, service: string): Promise<Found<DeadLetter>[]> {
  const letters = await database
    .collection<DeadLetter & { payload?: { orderID?: string } }>('deadLetters')
    .find({ 'outbox.0': { $exists: false } })
    .toArray();
  return letters.map(({ payload, ...letter }) => ({
    ...letter,
    service,
    owner: payload?.orderID ?? letter._id,
  }));
}
