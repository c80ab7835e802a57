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
  RecordEntry,
  RecordHead,
  RecordValue,
  WaitingEvent,
} from './documents.ts';
import type { RecordProof } from './record-end.ts';

/** Where the shop's databases are: `<prefix>_<service>` on one server. */
export type BooksAt = { mongoUrl: string; dbPrefix: string };

/** In which service's database something was found, and in which document. */
type Found<T> = T & { service: string; owner: string };

/** Everything that is compared, as it stood in the order in which it was read: see `readBooks`. */
export type Books = {
  /** Before anything was read. */
  at: Date;
  /** What the providers have; null where nobody asked them. */
  money: ProviderMoney | null;
  products: Product[];
  carts: Cart[];
  /** The buyers who still have an account. */
  users: ReadonlySet<string>;
  payments: Payment[];
  inbox: InboxEntry[];
  assets: Asset[];
  orders: ReadonlyMap<string, Order>;
  receipts: Receipt[];
  discountCodes: DiscountCode[];
  events: Found<WaitingEvent>[];
  deadLetters: Found<DeadLetter>[];
  /** By number. */
  record: RecordEntry[];
  recordValues: RecordValue[];
  /** What account's starts have marked as done. */
  accountStarts: ReadonlySet<string>;
  /** null where none was sealed yet. */
  recordHead: RecordHead | null;
  recordProof: RecordProof;
};

const services = ['account', 'catalog', 'cart', 'order', 'payment', 'email'] as const;
const CONNECT_MS = 5_000;

/**
 * Reads all services' databases, and nothing else: it writes nowhere.
 *
 * What follows is read before what it follows from: the providers' money, then products, carts, codes and payments, the
 * orders last, and the record's head between the mark that there is one and the record. So an order that has not been written for a while was read together with everything that it had brought about,
 * also in a shop that is busy meanwhile.
 * @param askProviders gives what the providers have, or null to leave them out
 * @throws what the driver or `askProviders` throws, and where there is no shop; then nothing was found out
 */
export async function readBooks(
  { mongoUrl, dbPrefix }: BooksAt,
  askProviders: () => Promise<ProviderMoney | null>,
): Promise<Books> {
  const client = new MongoClient(mongoUrl, {
    readConcernLevel: 'majority',
    serverSelectionTimeoutMS: CONNECT_MS,
  });
  try {
    await client.connect();
    await assertShopIsThere(client, dbPrefix);
    return await readBooksIn((service) => client.db(`${dbPrefix}_${service}`), askProviders);
  } finally {
    await client.close();
  }
}

/** Books of no shop are right, whatever the shop's own are. @throws Error where no service has ever started */
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

/**
 * The same, in databases that are open already.
 * @param database gives each service's own
 */
export async function readBooksIn(
  database: (service: string) => Db,
  askProviders: () => Promise<ProviderMoney | null>,
): Promise<Books> {
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
  const discountCodes = await all<DiscountCode>('order', 'discountCodes');
  const payments = await all<Payment>('payment', 'payments', { params: 0, outbox: 0 });
  const orders = await all<Order>('order', 'orders', orderFields);
  const receipts = await all<Receipt>('order', 'receipts', receiptFields);
  const starts = await all<{ _id: string }>('account', 'startChecks', { _id: 1 });
  const [recordHead = null] = await all<RecordHead>('account', 'recordHead');
  const record = await all<RecordEntry>('account', 'record');
  const recordValues = await all<RecordValue>('account', 'recordValues', { salt: 1, value: 1 });
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
    events: events.flat(),
    deadLetters: deadLetters.flat(),
    record: record.toSorted((one, other) => one._id - other._id),
    recordValues,
    accountStarts: new Set(starts.map(({ _id }) => _id)),
    recordHead,
    recordProof: { secrets: [], outside: null },
  };
}

const productFields = {
  title: 1,
  stock: 1,
  received: 1,
  soldBefore: 1,
  holds: 1,
  sold: 1,
  returned: 1,
  pieces: 1,
  'ledger.opening': 1,
  'ledger.sizes': 1,
  'ledger.movements.change': 1,
  'ledger.movements.sizes': 1,
};
/** Nothing of who the buyer is. */
const orderFields = { userName: 0, email: 0, address: 0, searchKeys: 0, outbox: 0 };

const receiptFields = { seller: 0, userID: 0, 'lines.title': 0 };

type Carrier = { _id: unknown; outbox: WaitingEvent[] };

/** The events that any document of a service still carries. */
async function eventsIn(database: Db, service: string): Promise<Found<WaitingEvent>[]> {
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

/** The events that a service's listeners could not apply, but for those that are being sent again. */
async function lettersIn(database: Db, service: string): Promise<Found<DeadLetter>[]> {
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
