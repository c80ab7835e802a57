import { findingsIn, readSnapshotIn, type Finding, type Rule } from '@shop/reconciliation';
import { newId, ShopError } from '@shop/service-kit';
import { customText, type CustomPiece } from '@shop/shop-rules';
import { vi } from 'vitest';
import { allWithOwn } from '../../../../services/catalog/src/domain/own-holds.ts';
import type { StoredProduct } from '../../../../services/catalog/src/domain/product.ts';
import type { StoredDiscountCode } from '../../../../services/order/src/discounts/discount-code.ts';
import type { StoredOrder } from '../../../../services/order/src/domain/order.ts';
import { endOrphanedUses } from '../../../../services/order/src/discounts/stray-uses.ts';
import { sweepDueOrders } from '../../../../services/order/src/sweepers/due-orders.ts';
import { addToCart } from '../../../../services/cart/src/use-cases/add-to-cart.ts';
import { removeLine } from '../../../../services/cart/src/use-cases/remove-line.ts';
import { someSettings } from '../../src/index.ts';
import { randomFrom } from '../../src/random.ts';
import { createLots } from '../paid-cart/lots.ts';
import { createChainServices } from './chain-services.ts';
import type { ChainStores } from './chain-stores.ts';
import { CODE, deliver, findWaiting, make, notify, sweepPayments, type Move } from './moves.ts';
import { customs, someStoredProducts } from './products.ts';
import { createChainProviders } from './providers.ts';
import { sleepBy } from './sleeping.ts';
import { createTurns } from './turns.ts';

export type Shopper = { id: string; addressID: string; lots: ReturnType<typeof createLots> };
export type Chain = ReturnType<typeof openChain>;

const START = Date.UTC(2026, 10, 23, 9);
const DAY_MS = 24 * 3_600_000;
const ROUNDS = 10;
const rules: Rule[] = [
  'money',
  'refunds',
  'refunds-agree',
  'provider',
  'stock',
  'stock-sums',
  'carts',
  'events',
  'status',
  'ids',
  'receipts',
  'discounts',
];

/** Two shoppers, an admin, two providers, four services, and a clock that only the schedule moves. */
function openChain(given: ChainStores) {
  let at = START;
  let ids = 0;
  const pass = (ms: number) => void vi.setSystemTime((at += ms));
  const now = () => new Date(at);
  pass(0);
  const turns = createTurns(pass);
  const providers = createChainProviders(now);
  const shoppers = Array.from({ length: 2 }, (): Shopper => ({
    id: newId(),
    addressID: newId(),
    lots: createLots(),
  }));
  const stores = { ...given, cart: { carts: watched(given.cart.carts, shoppers) } };
  const services = createChainServices(stores, turns, providers, now);
  const products = someStoredProducts(now());
  /** A shopper's change of the cart is one step, which no fault interrupts. */
  const alone = {
    ...services.cartDeps({ name: 'cart', isDead: false }),
    carts: given.cart.carts,
    catalog: {
      lookup: async (buyer: string, wanted: string[]) =>
        (
          await allWithOwn(await given.catalog.products.lookup({ ids: wanted, buyer }), now(), () =>
            Promise.resolve({ ...someSettings().workshop, queuedDays: 0 }),
          )
        ).map((product) => ({
          ...product,
          placeholder: '',
        })),
    },
  };
  const inCart = async ({ id, lots }: Shopper, work: () => Promise<unknown>, done: () => void) => {
    try {
      await work();
      done();
      const cart = await given.cart.carts.find(id);
      if (cart) lots.seen(cart);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
    }
  };
  const productOf = (choice: number) => products[choice % products.length]?._id ?? '';
  return {
    stores,
    turns,
    providers,
    shoppers,
    services,
    products,
    pass,
    nextId: () => (ids += 1),
    add: (shopper: Shopper, choice: number) => {
      const productID = productOf(choice);
      const isMade = productID === products.at(-1)?._id;
      const line = { productID, size: 'M', variant: 1, quantity: 1 + (choice % (isMade ? 2 : 3)) };
      const custom = isMade ? customs[Math.floor(choice / products.length) % customs.length] : undefined;
      let customID: string | undefined;
      const add = async () => {
        const { cart } = await addToCart(alone, shopper.id, { ...line, ...(custom ? { custom } : {}) });
        customID = custom && cart.lines.find((added) => isMadeBy(added, custom))?.customID;
      };
      return inCart(shopper, add, () => shopper.lots.added({ ...line, customID }));
    },
    remove: (shopper: Shopper, choice: number) => {
      const productID = productOf(choice);
      const removed = () => shopper.lots.removed(productID);
      return inCart(shopper, () => removeLine(alone, shopper.id, { productID }), removed);
    },
  };
}

const isMadeBy = (line: { custom?: CustomPiece | undefined }, custom: CustomPiece): boolean =>
  line.custom !== undefined && customText(line.custom) === customText(custom);

/** Reports what leaves the carts to the shoppers' counts. */
function watched(carts: ChainStores['cart']['carts'], shoppers: Shopper[]): ChainStores['cart']['carts'] {
  return {
    ...carts,
    save: async (read, lines, marks) => {
      const isSaved = await carts.save(read, lines, marks);
      const shopper = shoppers.find(({ id }) => id === read.userID);
      if (isSaved) shopper?.lots.seen({ version: read.version + 1, lines });
      return isSaved;
    },
  };
}

/** `wrong`: a sentence each. */
type Lived = { wrong: string[]; trace: string[]; orders: number; paid: number };

/**
 * Lives through a schedule and what comes after it, until nothing is left to do, and reads the books.
 * @returns what is not right then, and how it came about
 */
export async function liveThrough(stores: ChainStores, moves: readonly Move[]): Promise<Lived> {
  await stores.empty();
  const chain = openChain(stores);
  sleepBy(chain.turns.pause);
  try {
    for (const product of chain.products) await stores.catalog.products.insert(product);
    await stores.order.discounts.insert(aCode());
    for (const { id } of chain.shoppers)
      await stores.connections.account.collection('users').insertOne({ _id: id } as never);
    for (const move of moves) await make(chain, move);
    await comeToRest(chain);
    const orders = await stores.order.model.find({}).lean<StoredOrder[]>();
    const found = await findingsOf(chain);
    return {
      wrong: [
        ...found,
        ...chain.shoppers.flatMap((shopper) => doubtsOf(shopper, orders)),
        ...chain.shoppers.flatMap((shopper) => otherThanAsked(shopper, orders, chain.products)),
      ],
      trace: chain.turns.trace,
      orders: orders.length,
      paid: orders.filter(({ paidBy }) => paidBy).length,
    };
  } finally {
    sleepBy(null);
  }
}

/** Everybody is alive, every call arrives, and the sweepers go round until after the last order has run out. */
async function comeToRest(chain: Chain): Promise<void> {
  const { turns, services } = chain;
  const calm = randomFrom(1);
  const finish = async () => {
    while (turns.waits()) await turns.step(calm, false);
  };
  await finish();
  // A provider sends what was not taken for three days.
  for (const made of chain.providers.all()) {
    await notify(chain, made);
    await finish();
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    chain.pass(round === 2 ? DAY_MS : 90_000);
    await chain.stores.endLeases();
    for (const waiting of await findWaiting(chain)) {
      await deliver(chain, waiting, true);
      await finish();
    }
    await turns.begin('sweep', (process) => sweepDueOrders(services.orderDeps(process)));
    await finish();
    await turns.begin('uses', (process) => endOrphanedUses(services.orderDeps(process)));
    await finish();
    await turns.begin('settle', (process) => sweepPayments(services.paymentDeps(process)));
    await finish();
    if (round > 4 && (await findWaiting(chain)).length === 0) return;
  }
}

async function findingsOf({ stores, providers }: Chain): Promise<string[]> {
  const database = (service: string) =>
    stores.connections[service as keyof ChainStores['connections']].db as never;
  const books = await readSnapshotIn(database, async () => providers.money());
  const textOf = ({ rule, subject, says }: Finding) => `${rule}: ${subject}: ${says}`;
  return findingsIn(books, rules)
    .filter(({ waits }) => !waits)
    .map(textOf)
    .filter((text) => !isForAdmin(text, providers));
}

/**
 * Findings that only an admin can resolve: the admin refunded at the provider while the shop did, the provider refused
 * or failed a refund, or a dispute was lost; while a dispute is open, the amount due is undecided.
 */
function isForAdmin(text: string, providers: Chain['providers']): boolean {
  const isAbout = ({ payment }: ReturnType<typeof providers.all>[number], words: RegExp) =>
    text.includes(payment._id) && words.test(text);
  return providers.all().some((made) => {
    const isFailed =
      made.hasRefusedRefund ||
      made.refunds.some(({ refundId, state }) => refundId === '' || state === 'failed') ||
      made.disputes.some(({ state }) => state === 'lost');
    const isDisputed = made.disputes.some(({ state }) => state === 'open');
    return (
      (isFailed && isAbout(made, /must be refunded, and the refund has failed/)) ||
      (isDisputed && isAbout(made, / are refunded of | refunds \d/))
    );
  });
}

/** No piece is paid twice, and the cart holds what was added minus what was paid. */
function doubtsOf({ id, lots }: Shopper, orders: StoredOrder[]): string[] {
  for (const { cartVersion, lines } of orders.filter((order) => order.userID === id && order.confirmedAt))
    lots.paid(cartVersion, lines);
  return lots.all
    .filter(({ paid, added }) => paid > added)
    .map(({ key, paid, added }) => `${id} has paid ${paid} of ${key}, and wanted ${added}`);
}

/** A paid order has the measures, wishes and price of its cart, and says which pieces are made for the buyer. */
function otherThanAsked({ id, lots }: Shopper, orders: StoredOrder[], products: StoredProduct[]): string[] {
  const priceOf = new Map(products.map(({ _id, priceCents }) => [_id, priceCents]));
  return orders
    .filter((order) => order.userID === id && order.confirmedAt)
    .flatMap(({ _id, cartVersion, lines }) =>
      lines
        .filter(
          (line) =>
            !lots.isAsAsked(cartVersion, line) ||
            line.priceCents !== priceOf.get(line.productID) ||
            Boolean(line.madeToOrder) !== Boolean(line.custom),
        )
        .map(({ title, custom }) => `${_id} is paid with another ${title}: ${JSON.stringify(custom)}`),
    );
}

/** A code that few have a use of. */
function aCode(): StoredDiscountCode {
  return {
    _id: CODE,
    kind: 'percent',
    percent: 15,
    cents: 0,
    minimumCents: 0,
    from: null,
    to: null,
    limit: 3,
    perBuyer: 2,
    usedCount: 0,
    usesByBuyer: {},
    unpaidUses: {},
    paidUses: {},
    createdAt: new Date(START),
    createdBy: 'f'.repeat(24),
    endedAt: null,
    endedBy: null,
  };
}
