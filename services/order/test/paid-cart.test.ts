import type { Cart } from '@shop/contracts';
import { aProduct, someYarn, waitFor, type DoorAnswer } from '@shop/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StoredOrder } from '../src/domain/order.ts';
import { openOrderRoom, type OrderRoom, type Shopper } from './order-room.ts';

let room: OrderRoom;
beforeAll(async () => {
  room = await openOrderRoom();
});
beforeEach(() => {
  room.desk.isMute = false;
  room.basket.isStuck = false;
});
afterEach(() => room.shelf.assertWhole());
afterAll(() => room.close());

/** Pays what is in the cart; neither the event nor order's own call reaches the cart. */
async function paidAndNotCleared(shopper: Shopper): Promise<StoredOrder> {
  const { _id: orderID } = await room.placed(shopper);
  room.basket.isStuck = true;
  await room.report(room.desk.turn(`${orderID}_1`, 'paid'));
  await waitFor('the call to be turned away', () => room.basket.turnedAway.includes(orderID));
  room.basket.isStuck = false;
  return room.stored(orderID);
}

/** Puts more into a cart that is as it is. */
function add(shopper: Shopper, ...products: ReturnType<typeof aProduct>[]): void {
  const { lines } = room.basket.get(shopper.user.id);
  room.setCart(shopper, products);
  shopper.cart.lines.unshift(...lines);
}

const withoutItems = ({ user, address }: Shopper) =>
  room.door.as(user)('POST', '/api/shop/purchase/create', { addressID: address._id });
const itemsOf = ({ body }: DoorAnswer) => (body.data as Cart).items.map(({ productID }) => productID);
const latest = ({ user, cart }: Shopper) => room.deps.orders.findLatest(user.id, cart.version);

test('a confirmation takes what was paid for out of the cart by itself, before any event', async () => {
  const shopper = room.shopper([room.shelf.put(aProduct())]);
  const { _id: orderID } = await room.placed(shopper);
  await room.report(room.desk.turn(`${orderID}_1`, 'paid'));
  await waitFor('the cart to be cleared', () => room.basket.get(shopper.user.id).applied.includes(orderID));
  expect(room.basket.get(shopper.user.id).lines).toEqual([]);
});

test.each([
  ['with cartItems', (shopper: Shopper) => room.checkout(shopper)],
  ['without cartItems', withoutItems],
])('a paid cart that is not cleared yet is cleared, not sold again, %s', async (_how, checkout) => {
  const jumper = room.shelf.put(aProduct());
  const shopper = room.shopper([jumper]);
  const order = await paidAndNotCleared(shopper);
  const again = await checkout(shopper);
  expect(again).toMatchObject({ status: 409, body: { code: 'cart-changed', data: { items: [] } } });
  expect(room.basket.get(shopper.user.id).applied).toEqual([order._id]);
  expect(room.shelf.count(jumper._id)).toEqual({ stock: 9, held: 0, sold: 1 });
  expect(await checkout(shopper)).toMatchObject({ status: 400, body: { code: 'cart-empty' } });
});

test.each([
  ['with cartItems', (shopper: Shopper) => room.checkout(shopper)],
  ['without cartItems', withoutItems],
])('of a paid cart with something new in it only the new is sold, %s', async (_how, checkout) => {
  const [jumper, yarn] = [room.shelf.put(aProduct()), room.shelf.put(someYarn())];
  const shopper = room.shopper([jumper]);
  await paidAndNotCleared(shopper);
  add(shopper, yarn);
  const refused = await checkout(shopper);
  expect([refused.status, refused.body.code, itemsOf(refused)]).toEqual([409, 'cart-changed', [yarn._id]]);
  expect(await latest(shopper)).toMatchObject({ saga: 'released', placedAt: null });
  shopper.cart = room.basket.get(shopper.user.id);
  const { body } = await checkout(shopper);
  expect((await room.stored(body.orderID)).lines).toMatchObject([{ productID: yarn._id }]);
  expect(room.shelf.count(jumper._id)).toEqual({ stock: 9, held: 0, sold: 1 });
});

test('while the cart cannot be cleared nothing is sold, and the checkout leaves nothing to go on with', async () => {
  const shopper = room.shopper([room.shelf.put(aProduct())]);
  await paidAndNotCleared(shopper);
  add(shopper, room.shelf.put(someYarn()));
  room.basket.isStuck = true;
  for (let time = 0; time < 2; time += 1) {
    expect(await room.checkout(shopper)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect((await latest(shopper))?.saga).toBe('released');
  }
  room.basket.isStuck = false;
  expect(await room.checkout(shopper)).toMatchObject({ status: 409, body: { code: 'cart-changed' } });
});

test('tabs that check out a paid cart at the same moment sell nothing of it', async () => {
  const [jumper, yarn] = [room.shelf.put(aProduct()), room.shelf.put(someYarn())];
  const shopper = room.shopper([jumper]);
  await paidAndNotCleared(shopper);
  add(shopper, yarn);
  const tabs = Array.from({ length: 12 }, (_, n) => (n % 2 ? withoutItems(shopper) : room.checkout(shopper)));
  await Promise.all(tabs);
  expect(room.shelf.count(jumper._id)).toEqual({ stock: 9, held: 0, sold: 1 });
  expect(room.basket.get(shopper.user.id).lines).toMatchObject([{ productID: yarn._id }]);
});

test('an order that is placed already is closed when an earlier one turns out to be confirmed', async () => {
  const jumper = room.shelf.put(aProduct());
  const shopper = room.shopper([jumper]);
  const first = await room.placed(shopper);
  add(shopper, room.shelf.put(someYarn()));
  const second = await room.placed(shopper);
  // Late money: two checkouts looked past each other only if this order were confirmed without a look.
  await room.deps.orders.update(
    await room.stored(first._id),
    { set: { saga: 'committed', confirmedAt: new Date(), paidBy: `${first._id}_1` } },
    new Date(),
  );
  expect(await room.checkout(shopper)).toMatchObject({ status: 409, body: { code: 'cart-changed' } });
  expect((await room.stored(second._id)).saga).toBe('released');
  expect(room.desk.get(`${second._id}_1`).status).toBe('closed');
});

test('an order that was confirmed before marks were dropped counts as applied', async () => {
  const shopper = room.shopper([room.shelf.put(aProduct())]);
  const { confirmedAt } = await paidAndNotCleared(shopper);
  room.setCart(shopper, [room.shelf.put(someYarn())]);
  const appliedBefore = new Date((confirmedAt?.getTime() ?? 0) + 1).toISOString();
  room.basket.set(shopper.user.id, { ...shopper.cart, appliedBefore });
  expect((await room.checkout(shopper)).status).toBe(201);
});

test('money that turns up while the newer checkout closes the older one leaves the newer closed at once', async () => {
  const [jumper, yarn] = [room.shelf.put(aProduct()), room.shelf.put(someYarn())];
  const shopper = room.shopper([jumper]);
  const first = await room.placed(shopper);
  add(shopper, yarn);
  room.desk.turn(`${first._id}_1`, 'paid');
  const refused = await room.checkout(shopper);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'order-already-paid', data: { orderID: first._id } },
  });
  expect(await latest(shopper)).toMatchObject({ saga: 'released', placedAt: null });
  expect(room.shelf.count(yarn._id)).toEqual({ stock: 10, held: 0, sold: 0 });
});

test('an order that a person looks at blocks carts with a line of it, by name, and no others', async () => {
  const [jumper, yarn] = [room.shelf.put(aProduct()), room.shelf.put(someYarn())];
  const shopper = room.shopper([jumper]);
  const held = await room.placed(shopper);
  await room.reportMismatch(room.desk.turn(`${held._id}_1`, 'review'));
  add(shopper, yarn);
  expect(await room.checkout(shopper)).toMatchObject({
    status: 409,
    body: {
      code: 'order-already-paid',
      message: 'Tilauksen maksua tarkistetaan vielä.',
      data: { orderID: held._id },
    },
  });
  expect((await latest(shopper))?.saga).toBe('released');
  room.setCart(shopper, [yarn]);
  expect((await room.checkout(shopper)).status).toBe(201);
  expect((await room.stored(held._id)).saga).toBe('held');
});

test('an older order that closing leaves to a person blocks only carts with a line of it', async () => {
  const shopper = room.shopper([room.shelf.put(aProduct())]);
  const first = await room.placed(shopper);
  room.desk.turn(`${first._id}_1`, 'review');
  room.setCart(shopper, [room.shelf.put(someYarn())]);
  expect((await room.checkout(shopper)).status).toBe(201);
  expect((await room.stored(first._id)).saga).toBe('held');
});

test('while late money waits for its stock no other checkout goes on', async () => {
  const jumper = room.shelf.put(aProduct());
  const shopper = room.shopper([jumper]);
  const first = await room.placed(shopper);
  await room.sweepAfter(34);
  const { paymentId, amountCents } = room.desk.get(`${first._id}_1`);
  const late = { paymentId, provider: 'stripe' as const, amountCents, providerPaymentId: 'p', payerId: '' };
  const set = { saga: 're-reserving' as const, gen: 2, late, dueAt: new Date() };
  await room.deps.orders.update(await room.stored(first._id), { set }, new Date());
  add(shopper, room.shelf.put(someYarn()));
  expect(await room.checkout(shopper)).toMatchObject({
    status: 409,
    body: { code: 'order-already-paid', data: { orderID: first._id } },
  });
  await room.sweepAfter(1);
  expect(await room.stored(first._id)).toMatchObject({ saga: 'committed', orderStatus: 'confirmed' });
});

test.each([
  ['open', false],
  ['paid', true],
])('late money for things that are in another order, %s by now, waits for a person', async (_how, isPaid) => {
  const jumper = room.shelf.put(aProduct());
  const shopper = room.shopper([jumper]);
  const first = await room.placed(shopper);
  await room.sweepAfter(34);
  add(shopper, room.shelf.put(someYarn()));
  const second = await room.placed(shopper);
  if (isPaid) await room.report(room.desk.turn(`${second._id}_1`, 'paid'));
  await room.report(room.desk.turn(`${first._id}_1`, 'paid'));
  expect(await room.stored(first._id)).toMatchObject({
    saga: 'released',
    paidBy: null,
    paymentStatus: 'review',
    review: { [`${first._id}_1`]: { reason: 'replaced' } },
  });
  expect(room.shelf.count(jumper._id)).toMatchObject({ stock: 9 });
  expect((await room.stored(second._id)).saga).toBe(isPaid ? 'committed' : 'reserved');
});

test('late money for other things than the newer order’s is confirmed', async () => {
  const shopper = room.shopper([room.shelf.put(aProduct())]);
  const first = await room.placed(shopper);
  await room.sweepAfter(34);
  room.setCart(shopper, [room.shelf.put(someYarn())]);
  await room.placed(shopper);
  await room.report(room.desk.turn(`${first._id}_1`, 'paid'));
  expect(await room.stored(first._id)).toMatchObject({ saga: 'committed', orderStatus: 'confirmed' });
});
