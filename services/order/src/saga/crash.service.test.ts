import type { ReserveInput } from '@shop/contracts';
import type { NewEvent } from '@shop/events';
import { ShopError } from '@shop/service-kit';
import { anAdmin, aProduct, someYarn, waitFor } from '@shop/testing';
import { expect, test, vi } from 'vitest';
import type { OrderDeps } from '../app.ts';
import type { Money } from '../domain/order-money.ts';
import { driveOrder } from './drive-order.ts';
import { sweepDueOrders } from '../sweepers/due-orders.ts';
import { cancelOrder } from '../use-cases/checkout/cancel-order.ts';
import { confirmOrder } from '../use-cases/confirm-order.ts';
import { acceptPayment } from '../use-cases/review/accept-payment.ts';
import { requestMissingAmount } from '../use-cases/review/request-missing-amount.ts';
import { payRest } from '../use-cases/checkout/pay-rest.ts';
import { reviewOrder } from '../use-cases/review/review-order.ts';
import { requestRefund } from '../use-cases/refunds/request-refund.ts';
import { placeOrder } from '../use-cases/checkout/place-order.ts';
import { setUpOrderHarness, type Shopper } from '../../test/order-harness.ts';

/** Each story runs some sixty times. */
vi.setConfig({ testTimeout: 180_000 });
const harness = setUpOrderHarness();

/**
 * A process that is killed right after its n-th step towards the outside, or right before it: from then on nothing
 * that it does has an effect.
 */
function mortal(
  deps: OrderDeps,
  dieAt: number,
  isDoneFirst: boolean,
): { deps: OrderDeps; isDead: () => boolean } {
  let steps = 0;
  const wrap = <T extends object>(target: T): T =>
    Object.fromEntries(
      Object.entries(target).map(([name, call]) => [
        name,
        async (...input: unknown[]) => {
          steps += 1;
          if (steps > dieAt || (steps === dieAt && !isDoneFirst)) throw new Error('killed');
          const result: unknown = await (call as (...all: unknown[]) => unknown)(...input);
          if (steps >= dieAt) throw new Error('killed');
          return result;
        },
      ]),
    ) as T;
  const { orders, cart, catalog, payments, events } = deps;
  const others = { cart: wrap(cart), catalog: wrap(catalog), payments: wrap(payments) };
  // Sending an event includes the direct call to cart.
  const sending = wrap({ send: async (event: NewEvent) => events.relay.send(event) });
  const send = (event: NewEvent) => void sending.send(event).catch(ignore);
  const mortalEvents = { ...events, relay: { ...events.relay, send } };
  return {
    deps: { ...deps, orders: wrap(orders), ...others, events: mortalEvents },
    isDead: () => steps >= dieAt,
  };
}

/** Runs a story once for every step at which it can be killed, before and after the step has its effect. */
async function killAtEveryStep(
  story: (mortalDeps: OrderDeps, tag: string) => Promise<void>,
): Promise<number> {
  for (let dieAt = 1; ; dieAt += 1) {
    let hasDied = false;
    for (const isDoneFirst of [false, true]) {
      const { deps, isDead } = mortal(harness.deps, dieAt, isDoneFirst);
      await story(deps, `killed ${isDoneFirst ? 'after' : 'before'} step ${dieAt}`);
      hasDied ||= isDead();
    }
    if (!hasDied) return dieAt - 1;
  }
}

const cartOfTwo = () => {
  const products = [harness.stock.put(aProduct()), harness.stock.put(someYarn())];
  return { products, shopper: harness.shopper(products, 2) };
};
const place = (deps: OrderDeps, { user, address, cart }: Shopper) =>
  placeOrder(deps, user, 'stripe', { cartItems: cart.lines, addressID: address._id });
const ignore = () => undefined;
const counts = (products: { _id: string }[]) => products.map(({ _id }) => harness.stock.count(_id));
const free = { stock: 10, held: 0, sold: 0 };
const sold = { stock: 8, held: 0, sold: 2 };

test('a checkout that is killed at any step leaves nothing held once its time is up', async () => {
  const steps = await killAtEveryStep(async (deps, tag) => {
    const { products, shopper } = cartOfTwo();
    await place(deps, shopper).catch(ignore);
    for (const minutes of [34, 36]) await harness.sweepAfter(minutes);
    expect([tag, ...counts(products)]).toEqual([tag, free, free]);
    const open = await harness.openOrders(shopper);
    expect([tag, open.map(({ saga }) => saga)]).toEqual([tag, []]);
  });
  expect(steps).toBeGreaterThan(8);
});

test('a checkout that is killed at any step can simply be tried again', async () => {
  await killAtEveryStep(async (deps, tag) => {
    const { products, shopper } = cartOfTwo();
    await place(deps, shopper).catch(ignore);
    const { orderID } = await place(harness.deps, shopper);
    expect([tag, ...counts(products)]).toEqual([
      tag,
      ...products.map(() => ({ stock: 8, held: 2, sold: 0 })),
    ]);
    const open = await harness.openOrders(shopper);
    expect([tag, open.map(({ _id }) => _id)]).toEqual([tag, [orderID]]);
  });
});

test('a late release of a checkout does not end the next try, which holds its own pieces', async () => {
  const { products, shopper } = cartOfTwo();
  const { catalog } = harness.deps;
  const lost = async () => Promise.reject(new ShopError({ code: 'unavailable' }));
  const reserve = async (input: ReserveInput) => catalog.reserve(input).then(lost);
  const overtaken = async () => {
    const [order] = await harness.openOrders(shopper);
    await driveOrder(harness.deps, await harness.stored(order?._id ?? ''));
    const dying = { ...harness.deps, catalog: { ...catalog, reserve, release: lost } };
    await expect(place(dying, shopper)).rejects.toMatchObject({ code: 'unavailable' });
    expect(counts(products)).toContainEqual({ stock: 8, held: 2, sold: 0 });
  };
  const release = vi.fn(catalog.release).mockImplementationOnce(async (input) => {
    await catalog.release(input);
    await overtaken();
  });
  const late = { ...harness.deps, catalog: { ...catalog, reserve, release } };
  await expect(place(late, shopper)).rejects.toMatchObject({ code: 'unavailable' });
  await harness.sweepAfter(2);
  expect(counts(products)).toEqual([free, free]);
  expect(await harness.openOrders(shopper)).toEqual([]);
});

test('an expiry that is killed at any step is finished by the next sweeper', async () => {
  const later = (minutes: number) => ({ now: () => new Date(Date.now() + minutes * 60_000) });
  const steps = await killAtEveryStep(async (deps, tag) => {
    const { products, shopper } = cartOfTwo();
    const { _id: orderID } = await harness.placed(shopper);
    await sweepDueOrders({ ...deps, ...later(34) }).catch(ignore);
    for (const minutes of [36, 38]) await harness.sweepAfter(minutes);
    expect([tag, ...counts(products)]).toEqual([tag, free, free]);
    expect([tag, await harness.stored(orderID)]).toMatchObject([
      tag,
      { saga: 'released', orderStatus: 'rejected', paymentStatus: 'failed', dueAt: null },
    ]);
    expect([tag, harness.payments.get(`${orderID}_1`).status]).toEqual([tag, 'closed']);
  });
  expect(steps).toBeGreaterThan(6);
});

test('a confirmation that is killed at any step ends confirmed once and sold once [asvs-31]', async () => {
  const steps = await killAtEveryStep(async (deps, tag) => {
    const { products, shopper } = cartOfTwo();
    const { _id: orderID } = await harness.placed(shopper);
    const money = moneyOf(orderID);
    await confirmOrder(deps, orderID, money).catch(ignore);
    // The event is unacknowledged, so it is delivered again.
    await confirmOrder(harness.deps, orderID, money);
    await harness.sweepAfter(2);
    expect([tag, ...counts(products)]).toEqual([tag, sold, sold]);
    const order = await harness.stored(orderID);
    expect([tag, order]).toMatchObject([
      tag,
      { saga: 'committed', orderStatus: 'confirmed', paymentStatus: 'paid' },
    ]);
    expect([tag, order.history.filter(({ what }) => what === 'paid').length]).toEqual([tag, 1]);
  });
  expect(steps).toBeGreaterThan(5);
});

test('late money that is killed at any step ends confirmed once, with its stock taken again', async () => {
  await killAtEveryStep(async (deps, tag) => {
    const { products, shopper } = cartOfTwo();
    const { _id: orderID } = await harness.placed(shopper);
    await harness.sweepAfter(34);
    const money = moneyOf(orderID);
    await confirmOrder(deps, orderID, money).catch(ignore);
    await confirmOrder(harness.deps, orderID, money);
    await harness.sweepAfter(2);
    expect([tag, ...counts(products)]).toEqual([tag, sold, sold]);
    expect([tag, await harness.stored(orderID)]).toMatchObject([
      tag,
      { saga: 'committed', orderStatus: 'confirmed' },
    ]);
  });
});

test('money that comes while a cancelled order is let go, at any step, is never lost', async () => {
  await killAtEveryStep(async (deps, tag) => {
    const { products, shopper } = cartOfTwo();
    const { _id: orderID } = await harness.placed(shopper);
    await cancelOrder(deps, shopper.user.id, orderID).catch(ignore);
    const payment = harness.payments.turn(`${orderID}_1`, 'paid');
    await confirmOrder(harness.deps, orderID, moneyOf(payment.orderID));
    for (const minutes of [2, 4]) await harness.sweepAfter(minutes);
    expect([tag, ...counts(products)]).toEqual([tag, sold, sold]);
    expect([tag, await harness.stored(orderID)]).toMatchObject([
      tag,
      { saga: 'committed', orderStatus: 'confirmed', paymentStatus: 'paid', paidBy: `${orderID}_1` },
    ]);
  });
});

test('a checkout of a paid cart that is killed at any step sells nothing of it, nor do the next ones', async () => {
  const steps = await killAtEveryStep(async (deps, tag) => {
    const { products, shopper } = cartOfTwo();
    const { _id: orderID } = await harness.placed(shopper);
    harness.carts.isStuck = true;
    await confirmOrder(harness.deps, orderID, moneyOf(orderID));
    await waitFor('the call to be turned away', () => harness.carts.turnedAway.includes(orderID));
    harness.carts.isStuck = false;
    const extra = harness.stock.put(someYarn());
    harness.setCart(shopper, [...products, extra], 2);
    const checkout = { addressID: shopper.address._id };
    await placeOrder(deps, shopper.user, 'stripe', checkout).catch(ignore);
    const again = () => placeOrder(harness.deps, shopper.user, 'stripe', checkout);
    const placed = await again().catch(again);
    const { lines } = await harness.stored(placed.orderID);
    expect([tag, lines.map(({ productID }) => productID)]).toEqual([tag, [extra._id]]);
    expect([tag, ...counts(products)]).toEqual([tag, sold, sold]);
  });
  expect(steps).toBeGreaterThan(8);
});

test('late money that is killed at any step never confirms beside a newer order of the same things', async () => {
  await killAtEveryStep(async (deps, tag) => {
    const { products, shopper } = cartOfTwo();
    const { _id: orderID } = await harness.placed(shopper);
    await harness.sweepAfter(34);
    harness.setCart(shopper, products, 2);
    const newer = await harness.placed(shopper);
    const money = moneyOf(orderID);
    await confirmOrder(deps, orderID, money).catch(ignore);
    await confirmOrder(harness.deps, orderID, money);
    await harness.sweepAfter(2);
    const [late, open] = [await harness.stored(orderID), await harness.stored(newer._id)];
    expect([tag, late.saga, late.paymentStatus, open.saga]).toEqual([tag, 'released', 'review', 'reserved']);
    expect([tag, ...Object.keys(late.refunds ?? {})]).toEqual([tag, `${orderID}_1_auto`]);
    expect([tag, ...counts(products)]).toEqual([
      tag,
      ...products.map(() => ({ ...free, stock: 8, held: 2 })),
    ]);
  });
});

test('a refund that is killed at any step is asked for once, and its pieces go back on sale once', async () => {
  const steps = await killAtEveryStep(async (deps, tag) => {
    const { products, shopper } = cartOfTwo();
    const { _id: orderID } = await harness.placed(shopper);
    await confirmOrder(harness.deps, orderID, moneyOf(orderID));
    const { version, totalCents } = await harness.stored(orderID);
    const request = { kind: 'whole', version, lines: [], delivery: true, restock: true, note: '' } as const;
    const asked = { admin: anAdmin({ id: 'a' }), orderID, request: { ...request, lines: [] }, key: orderID };
    await requestRefund(deps, asked).catch(ignore);
    // A client without an answer asks again with the same key.
    await requestRefund(harness.deps, asked);
    await harness.sweepAfter(1);
    expect([tag, ...counts(products)]).toEqual([tag, free, free]);
    const { refunds, dueAt } = await harness.stored(orderID);
    expect([tag, Object.values(refunds), dueAt]).toMatchObject([tag, [{ cents: totalCents }], null]);
  });
  expect(steps).toBeGreaterThan(4);
});

/** An order of which a part of the price has come, so that it waits for a person. */
async function inReview() {
  const { products, shopper } = cartOfTwo();
  const { _id: orderID, totalCents } = await harness.placed(shopper);
  const first = `${orderID}_1`;
  const captured = { amountCents: totalCents - 2_000, currency: 'EUR' };
  harness.payments.turn(first, 'review', captured);
  await reviewOrder(harness.deps, orderID, { paymentId: first, captured, chargeId: 'c' });
  return { products, shopper, orderID, first, version: (await harness.stored(orderID)).version };
}

test('taking money as it came, killed at any step and pressed again, confirms once and sells once', async () => {
  const steps = await killAtEveryStep(async (deps, tag) => {
    const { products, orderID, first: paymentId, version } = await inReview();
    const accepting = { admin: anAdmin(), orderID, paymentId, version, text: 'Sovittu' };
    await acceptPayment(deps, accepting).catch(ignore);
    await acceptPayment(harness.deps, accepting);
    await harness.sweepAfter(2);
    expect([tag, ...counts(products)]).toEqual([tag, sold, sold]);
    const order = await harness.stored(orderID);
    expect([tag, order]).toMatchObject([tag, { saga: 'committed', paymentStatus: 'paid' }]);
    expect([tag, order.history.filter(({ what }) => what === 'paid').length]).toEqual([tag, 1]);
  });
  expect(steps).toBeGreaterThan(4);
});

test('the rest of a price, killed at any step on its way to its link, is paid once and confirms once', async () => {
  const steps = await killAtEveryStep(async (deps, tag) => {
    const { products, shopper, orderID, first, version } = await inReview();
    const asked = { admin: anAdmin(), orderID, version };
    const pay = (using: OrderDeps) =>
      payRest(using, { userID: shopper.user.id, orderID, provider: 'stripe', returnsTo: 'account' });
    await requestMissingAmount(deps, asked).catch(ignore);
    await requestMissingAmount(harness.deps, asked);
    await pay(deps).catch(ignore);
    expect([tag, await pay(harness.deps)]).toEqual([tag, `https://pay.example/${orderID}_2`]);
    harness.payments.turn(`${orderID}_2`, 'paid');
    const paymentId = `${orderID}_2`;
    const money: Money = {
      paymentId,
      provider: 'stripe',
      amountCents: 2_000,
      providerPaymentId: 'p',
      payerId: '',
      chargeId: '',
    };
    await confirmOrder(deps, orderID, money).catch(ignore);
    await confirmOrder(harness.deps, orderID, money);
    await harness.sweepAfter(2);
    expect([tag, ...counts(products)]).toEqual([tag, sold, sold]);
    expect([tag, await harness.stored(orderID)]).toMatchObject([
      tag,
      { saga: 'committed', paymentStatus: 'paid', paidBy: `${orderID}_2`, alsoPaidBy: [first] },
    ]);
  });
  expect(steps).toBeGreaterThan(8);
});

function moneyOf(orderID: string): Money {
  const { paymentId, amountCents } = harness.payments.turn(`${orderID}_1`, 'paid');
  return { paymentId, provider: 'stripe', amountCents, providerPaymentId: 'p', payerId: '', chargeId: '' };
}
