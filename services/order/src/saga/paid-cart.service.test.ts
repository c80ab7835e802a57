import { cartSchema } from '@shop/contracts';
import { aProduct, someYarn, waitFor, type ApiAnswer } from '@shop/testing';
import { beforeEach, expect, test } from 'vitest';
import type { StoredOrder } from '../domain/order.ts';
import { confirmOrder } from '../use-cases/confirm-order.ts';
import { placeOrder } from '../use-cases/checkout/place-order.ts';
import { setUpOrderHarness, type Shopper } from '../../test/order-harness.ts';
import { chargeIdOf } from '../../test/stand-ins/payment-stand-in.ts';

const harness = setUpOrderHarness();
beforeEach(() => {
  harness.carts.isStuck = false;
  harness.carts.isAway = false;
});

/** Pays what is in the cart; neither the event nor order's own call reaches the cart. */
async function paidAndNotCleared(shopper: Shopper): Promise<StoredOrder> {
  const { _id: orderID } = await harness.placed(shopper);
  harness.carts.isStuck = true;
  await harness.report(harness.payments.turn(`${orderID}_1`, 'paid'));
  await waitFor('the call to be turned away', () => harness.carts.turnedAway.includes(orderID));
  harness.carts.isStuck = false;
  return harness.stored(orderID);
}

/** Puts more into a cart that is as it is. */
function add(shopper: Shopper, ...products: ReturnType<typeof aProduct>[]): void {
  const { lines } = harness.carts.get(shopper.user.id);
  harness.setCart(shopper, products);
  shopper.cart.lines.unshift(...lines);
}

const withoutItems = ({ user, address }: Shopper) =>
  harness.api.as(user)('POST', '/api/shop/purchase/create', { addressID: address._id });
const itemsOf = ({ body }: ApiAnswer) => cartSchema.parse(body.data).items.map(({ productID }) => productID);
const latest = ({ user, cart }: Shopper) => harness.deps.orders.findLatest(user.id, cart.version);

test('a confirmation takes what was paid for out of the cart by itself, before any event', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id: orderID } = await harness.placed(shopper);
  await harness.report(harness.payments.turn(`${orderID}_1`, 'paid'));
  await waitFor('the cart to be cleared', () => harness.carts.get(shopper.user.id).applied.includes(orderID));
  expect(harness.carts.get(shopper.user.id).lines).toEqual([]);
});

test.each([
  ['with cartItems', (shopper: Shopper) => harness.checkout(shopper)],
  ['without cartItems', withoutItems],
])(
  'a paid cart that is not cleared yet is cleared, not sold again, %s [spec-161]',
  async (_how, checkout) => {
    const jumper = harness.stock.put(aProduct());
    const shopper = harness.shopper([jumper]);
    const order = await paidAndNotCleared(shopper);
    const again = await checkout(shopper);
    expect(again).toMatchObject({ status: 409, body: { code: 'cart-changed', data: { items: [] } } });
    expect(harness.carts.get(shopper.user.id).applied).toEqual([order._id]);
    expect(harness.stock.count(jumper._id)).toEqual({ stock: 9, held: 0, sold: 1 });
    expect(await checkout(shopper)).toMatchObject({ status: 400, body: { code: 'cart-empty' } });
  },
);

test.each([
  ['with cartItems', (shopper: Shopper) => harness.checkout(shopper)],
  ['without cartItems', withoutItems],
])('of a paid cart with something new in it only the new is sold, %s', async (_how, checkout) => {
  const [jumper, yarn] = [harness.stock.put(aProduct()), harness.stock.put(someYarn())];
  const shopper = harness.shopper([jumper]);
  await paidAndNotCleared(shopper);
  add(shopper, yarn);
  const refused = await checkout(shopper);
  expect([refused.status, refused.body.code, itemsOf(refused)]).toEqual([409, 'cart-changed', [yarn._id]]);
  expect(await latest(shopper)).toMatchObject({ saga: 'released', placedAt: null });
  shopper.cart = harness.carts.get(shopper.user.id);
  const { body } = await checkout(shopper);
  expect((await harness.stored(body.orderID)).lines).toMatchObject([{ productID: yarn._id }]);
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 9, held: 0, sold: 1 });
});

test('while the cart cannot be cleared nothing is sold, and the checkout leaves nothing to go on with', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  await paidAndNotCleared(shopper);
  add(shopper, harness.stock.put(someYarn()));
  harness.carts.isStuck = true;
  for (let time = 0; time < 2; time += 1) {
    expect(await harness.checkout(shopper)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect((await latest(shopper))?.saga).toBe('released');
  }
  harness.carts.isStuck = false;
  expect(await harness.checkout(shopper)).toMatchObject({ status: 409, body: { code: 'cart-changed' } });
});

test('tabs that check out a paid cart at the same moment sell nothing of it', async () => {
  const [jumper, yarn] = [harness.stock.put(aProduct()), harness.stock.put(someYarn())];
  const shopper = harness.shopper([jumper]);
  await paidAndNotCleared(shopper);
  add(shopper, yarn);
  const tabs = Array.from({ length: 12 }, (_, n) =>
    n % 2 ? withoutItems(shopper) : harness.checkout(shopper),
  );
  await Promise.all(tabs);
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 9, held: 0, sold: 1 });
  expect(harness.carts.get(shopper.user.id).lines).toMatchObject([{ productID: yarn._id }]);
});

test('an order that is placed already is closed when an earlier one turns out to be confirmed', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper]);
  const first = await harness.placed(shopper);
  add(shopper, harness.stock.put(someYarn()));
  const second = await harness.placed(shopper);
  harness.excludeFromReconciliation(first._id);
  // Late money: two checkouts looked past each other only if this order were confirmed without a look.
  await harness.deps.model.updateOne(
    { _id: first._id },
    { $set: { saga: 'committed', confirmedAt: new Date(), paidBy: `${first._id}_1` } },
  );
  expect(await harness.checkout(shopper)).toMatchObject({ status: 409, body: { code: 'cart-changed' } });
  expect((await harness.stored(second._id)).saga).toBe('released');
  expect(harness.payments.get(`${second._id}_1`).status).toBe('closed');
});

test('money that turns up while the newer checkout closes the older one leaves the newer closed at once', async () => {
  const [jumper, yarn] = [harness.stock.put(aProduct()), harness.stock.put(someYarn())];
  const shopper = harness.shopper([jumper]);
  const first = await harness.placed(shopper);
  add(shopper, yarn);
  harness.payments.turn(`${first._id}_1`, 'paid');
  const refused = await harness.checkout(shopper);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'order-already-paid', data: { orderID: first._id } },
  });
  expect(await latest(shopper)).toMatchObject({ saga: 'released', placedAt: null });
  expect(harness.stock.count(yarn._id)).toEqual({ stock: 10, held: 0, sold: 0 });
});

test('an order that a person looks at blocks carts with a line of it, by name, and no others', async () => {
  const [jumper, yarn] = [harness.stock.put(aProduct()), harness.stock.put(someYarn())];
  const shopper = harness.shopper([jumper]);
  const held = await harness.placed(shopper);
  await harness.reportMismatch(harness.payments.turn(`${held._id}_1`, 'review'));
  add(shopper, yarn);
  expect(await harness.checkout(shopper)).toMatchObject({
    status: 409,
    body: {
      code: 'order-already-paid',
      message: 'Tilauksen maksua tarkistetaan vielä.',
      data: { orderID: held._id },
    },
  });
  expect((await latest(shopper))?.saga).toBe('released');
  harness.setCart(shopper, [yarn]);
  expect((await harness.checkout(shopper)).status).toBe(201);
  expect((await harness.stored(held._id)).saga).toBe('in-review');
});

test('an older order that closing leaves to a person blocks only carts with a line of it', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const first = await harness.placed(shopper);
  harness.payments.turn(`${first._id}_1`, 'review');
  harness.setCart(shopper, [harness.stock.put(someYarn())]);
  expect((await harness.checkout(shopper)).status).toBe(201);
  expect((await harness.stored(first._id)).saga).toBe('in-review');
});

test('while late money waits for its stock no other checkout goes on', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper]);
  const first = await harness.placed(shopper);
  await harness.sweepAfter(34);
  const { paymentId, amountCents } = harness.payments.turn(`${first._id}_1`, 'paid');
  const late = {
    paymentId,
    provider: 'stripe' as const,
    amountCents,
    providerPaymentId: 'p',
    payerId: '',
    chargeId: '',
  };
  const money = { [paymentId]: { cents: amountCents, currency: 'EUR', chargeId: '' } };
  const set = { saga: 're-reserving' as const, generation: 2, late, money, dueAt: new Date() };
  await harness.deps.orders.update(await harness.stored(first._id), { set }, new Date());
  add(shopper, harness.stock.put(someYarn()));
  expect(await harness.checkout(shopper)).toMatchObject({
    status: 409,
    body: { code: 'order-already-paid', data: { orderID: first._id } },
  });
  await harness.sweepAfter(1);
  expect(await harness.stored(first._id)).toMatchObject({ saga: 'committed', orderStatus: 'confirmed' });
});

test.each([
  ['open', false],
  ['paid', true],
])(
  'late money for things that are in another order, %s by now, goes back by itself [spec-161]',
  async (_how, isPaid) => {
    const jumper = harness.stock.put(aProduct());
    const shopper = harness.shopper([jumper]);
    const first = await harness.placed(shopper);
    await harness.sweepAfter(34);
    add(shopper, harness.stock.put(someYarn()));
    const second = await harness.placed(shopper);
    if (isPaid) await harness.report(harness.payments.turn(`${second._id}_1`, 'paid'));
    await harness.report(harness.payments.turn(`${first._id}_1`, 'paid'));
    expect(await harness.stored(first._id)).toMatchObject({
      saga: 'released',
      paidBy: null,
      paymentStatus: 'review',
      review: { [`${first._id}_1`]: { reason: 'replaced' } },
      refunds: { [`${first._id}_1_auto`]: { state: 'requested', reason: 'late' } },
    });
    expect(harness.stock.count(jumper._id)).toMatchObject({ stock: 9 });
    expect((await harness.stored(second._id)).saga).toBe(isPaid ? 'committed' : 'reserved');
  },
);

test('late money for other things than the newer order’s is confirmed', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const first = await harness.placed(shopper);
  await harness.sweepAfter(34);
  harness.setCart(shopper, [harness.stock.put(someYarn())]);
  await harness.placed(shopper);
  await harness.report(harness.payments.turn(`${first._id}_1`, 'paid'));
  expect(await harness.stored(first._id)).toMatchObject({ saga: 'committed', orderStatus: 'confirmed' });
});

/** The same service where the clock is ten minutes ahead. */
const ahead = () => ({ ...harness.deps, now: () => new Date(Date.now() + 10 * 60_000) });
const applied = (shopper: Shopper, orderID: string) =>
  waitFor('the cart to be cleared', () => harness.carts.get(shopper.user.id).applied.includes(orderID));

test('late money of an order whose clock was ahead finds the newer order that was paid meanwhile', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper]);
  const { user, cart, address } = shopper;
  const call = { addressID: address._id, cartItems: cart.lines };
  const { orderID } = await placeOrder(ahead(), user, 'stripe', call);
  await harness.sweepAfter(60);
  add(shopper, harness.stock.put(someYarn()));
  const second = await harness.placed(shopper);
  await harness.report(harness.payments.turn(`${second._id}_1`, 'paid'));
  await applied(shopper, second._id);
  await harness.report(harness.payments.turn(`${orderID}_1`, 'paid'));
  expect(await harness.stored(orderID)).toMatchObject({
    saga: 'released',
    paidBy: null,
    review: { [`${orderID}_1`]: { reason: 'replaced' } },
  });
});

test('late money is not held against what was bought, and had left the cart, before, whatever its clock said', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper]);
  const first = await harness.placed(shopper);
  const { paymentId, provider, amountCents } = harness.payments.turn(`${first._id}_1`, 'paid');
  const ids = { providerPaymentId: 'p', payerId: '', chargeId: chargeIdOf(paymentId) };
  await confirmOrder(ahead(), first._id, { paymentId, provider, amountCents, ...ids });
  await applied(shopper, first._id);
  // The same line again.
  harness.setCart(shopper, [jumper]);
  const second = await harness.placed(shopper);
  await harness.sweepAfter(60);
  expect((await harness.stored(second._id)).saga).toBe('released');
  await harness.report(harness.payments.turn(`${second._id}_1`, 'paid'));
  expect(await harness.stored(second._id)).toMatchObject({ saga: 'committed', orderStatus: 'confirmed' });
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 8, held: 0, sold: 2 });
});

test('while the cart is away late money waits, and is decided when it is back', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id } = await harness.placed(shopper);
  await harness.sweepAfter(34);
  harness.carts.isAway = true;
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  expect((await harness.stored(_id)).saga).toBe('re-reserving');
  harness.carts.isAway = false;
  await harness.sweepAfter(2);
  expect(await harness.stored(_id)).toMatchObject({ saga: 'committed', orderStatus: 'confirmed' });
});
