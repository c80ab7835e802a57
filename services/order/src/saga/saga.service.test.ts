import { readFileSync } from 'node:fs';
import { ShopError, trusted } from '@shop/service-kit';
import { anAdmin, aProduct } from '@shop/testing';
import { expect, test, vi } from 'vitest';
import type { OrderDeps } from '../app.ts';
import type { Attempt, StoredOrder } from '../domain/order.ts';
import { enter, IN_REVIEW, mayMove, states, type Saga } from '../domain/saga.ts';
import { sweepDueOrders } from '../sweepers/due-orders.ts';
import { cancelOrder } from '../use-cases/checkout/cancel-order.ts';
import { changeStatus } from '../back-office/change-status.ts';
import { confirmOrder } from '../use-cases/confirm-order.ts';
import { placeOrder } from '../use-cases/checkout/place-order.ts';
import { reviewOrder } from '../use-cases/review/review-order.ts';
import { readmeWithSaga } from '../../test/saga-diagram.ts';
import { setUpOrderHarness, type Shopper } from '../../test/order-harness.ts';

/** One of these tests runs some hundred cases. */
vi.setConfig({ testTimeout: 300_000 });
const harness = setUpOrderHarness();

const sagas = Object.keys(states) as Saga[];
const pairs = sagas.flatMap((from) => sagas.map((to) => [from, to] as const));
const allowed = pairs.filter(([from, to]) => mayMove(from, to)).map(nameOf);

function nameOf([from, to]: readonly [Saga, Saga]): string {
  return `${from} → ${to}`;
}

test('the README’s picture of the saga is drawn from its table', () => {
  expect(readFileSync(new URL('../../README.md', import.meta.url), 'utf8')).toBe(readmeWithSaga());
});

test('a move is written where the table knows it, and refused everywhere else', async () => {
  const { orders } = harness.deps;
  const placed = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  const written: string[] = [];
  for (const pair of pairs) {
    const [from, to] = pair;
    const unlike = { _id: nameOf(pair), number: nameOf(pair) };
    const order: StoredOrder = { ...placed, ...unlike, saga: from, dueAt: null };
    await orders.insert(order);
    const write = orders.update(order, { set: enter(to, order, new Date()) }, new Date());
    await write.catch((error: unknown) => expect(String(error)).toContain('no move from'));
    const { saga, version } = await harness.stored(order._id);
    if (version > order.version) written.push(nameOf([from, saga]));
    else expect(saga).toBe(from);
  }
  await harness.deps.model.deleteMany({ _id: trusted({ $in: pairs.map(nameOf) }) });
  expect(written).toEqual(allowed);
});

/** A buyer with an order of the only piece, and another who wants it. */
type Scene = { deps: OrderDeps; shopper: Shopper; otherShopper: Shopper; order: StoredOrder };
type Deed = (scene: Scene) => Promise<unknown>;

const isAway = () => Promise.reject(new ShopError({ code: 'unavailable' }));
/** The same service while its catalogue does not do one thing. */
const without = (deps: OrderDeps, call: 'reserve' | 'release' | 'commit'): OrderDeps => ({
  ...deps,
  catalog: { ...deps.catalog, [call]: isAway },
});

/** A process that is killed while it reserves: nothing that it would have written comes. */
function killedReserving(deps: OrderDeps): OrderDeps {
  let isDead = false;
  const reserve = () => {
    isDead = true;
    return isAway();
  };
  const update: typeof deps.orders.update = (...change) =>
    isDead ? isAway() : deps.orders.update(...change);
  return { ...deps, catalog: { ...deps.catalog, reserve }, orders: { ...deps.orders, update } };
}

const place = (deps: OrderDeps, { user, cart, address }: Shopper, provider: 'stripe' | 'paypal' = 'stripe') =>
  placeOrder(deps, user, provider, { userID: user.id, addressID: address._id, cartItems: cart.lines });
/** The same service where another buyer is faster, after the stock was read and before it is reserved. */
const overtaken = (deps: OrderDeps, otherShopper: Shopper): OrderDeps => ({
  ...deps,
  catalog: {
    ...deps.catalog,
    reserve: async (input) => {
      await place(deps, otherShopper);
      return deps.catalog.reserve(input);
    },
  },
});
const pay = ({ deps, order }: Scene, number: number) => {
  const paymentId = `${order._id}_${number}`;
  const provider = number === 1 ? 'stripe' : 'paypal';
  const ids = { providerPaymentId: `provider-${paymentId}`, payerId: '', chargeId: '' };
  return confirmOrder(deps, order._id, { paymentId, provider, amountCents: order.totalCents, ...ids });
};
const mismatch = ({ deps, order }: Scene, number: number) =>
  reviewOrder(deps, order._id, { paymentId: `${order._id}_${number}`, captured: null, chargeId: '' });
const reject: Deed = ({ deps, order }) =>
  changeStatus(deps, { admin: anAdmin(), orderID: order._id, orderStatus: 'rejected' });
const cancel: Deed = ({ deps, shopper, order }) => cancelOrder(deps, shopper.user.id, order._id);
const sweep: Deed = ({ deps }) => sweepDueOrders({ ...deps, now: () => new Date(Date.now() + 60 * 60_000) });
const placeBoth: Deed = async ({ deps, shopper }) => {
  await place(deps, shopper);
  await place(deps, shopper, 'paypal');
};

/** The ways by which an order comes to stand somewhere. */
const ways: Record<string, { stands: Saga; by: Deed[] }> = {
  'being reserved': {
    stands: 'reserving',
    by: [({ deps, shopper }) => place(killedReserving(deps), shopper)],
  },
  // No buyer has links by then, so none pays; money that came would still be decided on.
  'being reserved with a payment': {
    stands: 'reserving',
    by: [
      ({ deps, shopper }) => place(killedReserving(deps), shopper),
      async ({ deps, order }) => {
        const attempt: Attempt = {
          provider: 'paypal',
          amountCents: order.totalCents,
          status: 'open',
          url: '',
          startedAt: new Date(),
        };
        await deps.model.updateOne({ _id: order._id }, { $set: { attempts: { 2: attempt } } });
      },
    ],
  },
  placed: { stands: 'reserved', by: [placeBoth] },
  'being closed': {
    stands: 'closing',
    by: [
      placeBoth,
      async (scene) => {
        harness.payments.isMute = true;
        await cancel(scene).finally(() => (harness.payments.isMute = false));
      },
    ],
  },
  'being freed': {
    stands: 'releasing',
    by: [placeBoth, (scene) => cancel({ ...scene, deps: without(scene.deps, 'release') })],
  },
  cancelled: { stands: 'released', by: [placeBoth, cancel] },
  'never placed': {
    stands: 'released',
    by: [
      ({ deps, shopper, otherShopper }) => place(overtaken(deps, otherShopper), shopper),
      async ({ deps, otherShopper }) => {
        const [openOrder] = await harness.openOrders(otherShopper);
        return cancelOrder(deps, otherShopper.user.id, openOrder?._id ?? '');
      },
    ],
  },
  'paid late': {
    stands: 're-reserving',
    by: [placeBoth, cancel, (scene) => pay({ ...scene, deps: without(scene.deps, 'reserve') }, 1)],
  },
  paid: {
    stands: 'committing',
    by: [placeBoth, (scene) => pay({ ...scene, deps: without(scene.deps, 'commit') }, 1)],
  },
  finished: { stands: 'committed', by: [placeBoth, (scene) => pay(scene, 1)] },
  'in review': { stands: IN_REVIEW, by: [placeBoth, (scene) => mismatch(scene, 1)] },
};

/** What may happen to it there. */
const deeds: Record<string, Deed> = {
  'its buyer tries again': ({ deps, shopper }) => place(deps, shopper),
  'another buyer takes the piece, and it is tried again': async (scene) => {
    await place(scene.deps, scene.otherShopper).catch(() => undefined);
    await place(scene.deps, scene.shopper).catch(() => undefined);
    await sweep(scene);
  },
  'its buyer cancels': cancel,
  'its time is up': sweep,
  'it is paid': (scene) => pay(scene, 2),
  'money comes that does not match': (scene) => mismatch(scene, 2),
  'the shop rejects it': reject,
};

test('whatever happens to an order, wherever it stands, walks every move of the table and no other', async () => {
  const walked = new Set<string>();
  const broken: unknown[] = [];
  const { orders } = harness.deps;
  const update: typeof orders.update = async (read, change, now) => {
    const after = await orders.update(read, change, now).catch((error: unknown) => {
      broken.push(error);
      throw error;
    });
    if (after && change.set.saga) walked.add(nameOf([read.saga, after.saga]));
    return after;
  };
  const deps: OrderDeps = { ...harness.deps, orders: { ...orders, update } };
  for (const [way, { stands, by }] of Object.entries(ways)) {
    for (const [what, deed] of Object.entries(deeds)) {
      const scene = await openScene(deps, by);
      expect(scene.order.saga, way).toBe(stands);
      await tolerate(deed(scene));
      await sweep(scene);
      expect(broken, `${way}, then ${what}`).toEqual([]);
    }
  }
  expect([...walked].toSorted()).toEqual(allowed.toSorted());
});

/** Lets a story come to where the deeds begin. */
async function openScene(deps: OrderDeps, by: Deed[]): Promise<Scene> {
  const piece = harness.stock.put(aProduct({ stock: 1 }));
  const [shopper, otherShopper] = [harness.shopper([piece]), harness.shopper([piece])];
  const scene = { deps, shopper, otherShopper, order: {} as StoredOrder };
  for (const deed of by) {
    await tolerate(deed(scene));
    const latest = await deps.orders.findLatest(shopper.user.id, shopper.cart.version);
    if (latest) scene.order = latest;
  }
  // Its money is made up: payment has never heard of it.
  harness.excludeFromReconciliation(scene.order._id);
  return scene;
}

/** The shop may refuse a step. */
async function tolerate(deed: Promise<unknown>): Promise<void> {
  await deed.catch((error: unknown) => {
    if (!(error instanceof ShopError)) throw error;
  });
}
