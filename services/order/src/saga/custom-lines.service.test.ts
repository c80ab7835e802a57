import { orderSchema, type ProductSnapshot } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import { anOrder, aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness, type Shopper } from '../../test/order-harness.ts';
import { refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);
const bounds = [{ name: 'Rinnanympärys', minCm: 70, maxCm: 140 }];
const toOrder = {
  daysOfWork: 5,
  waiting: 0,
  queuedDays: 0,
  daysPerWeek: 5,
  closedWeeks: [],
  measures: bounds,
};
const piece = (cm: number) => ({ measures: [{ name: 'Rinnanympärys', cm }], wishes: 'Napit puusta' });

function aScene(fields: Partial<ProductSnapshot> = {}) {
  const sweater = harness.stock.put(aProduct({ sizes: ['M'], stock: 20, toOrder, ...fields }));
  const shopper = harness.shopper([sweater]);
  const [usual] = shopper.cart.lines;
  if (!usual) throw new Error('the cart is empty');
  const made = [92.5, 100].map((cm) => ({ ...usual, customID: newId(), custom: piece(cm) }));
  shopper.cart = { ...shopper.cart, lines: [usual, ...made] };
  harness.carts.set(shopper.user.id, shopper.cart);
  return { sweater, shopper };
}
async function paid(shopper: Shopper) {
  const { _id } = await harness.placed(shopper);
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  return harness.stored(_id);
}

test('a line made to own measures freezes them, is exempt from withdrawal, and the usual line is not [law-32]', async () => {
  const { shopper } = aScene();
  const order = await paid(shopper);
  expect(order.lines.map(({ custom, madeToOrder }) => [custom, madeToOrder])).toEqual([
    [undefined, undefined],
    [piece(92.5), true],
    [piece(100), true],
  ]);
  const seen = await scene.seenBy(shopper, order._id);
  expect(orderSchema.parse(seen).cartItems[1]).toMatchObject({ custom: piece(92.5), madeToOrder: true });
  expect(seen.withdrawal?.pieces).toBe(1);
  const copy = await harness.api.asService('GET', `/internal/buyers/${shopper.user.id}/orders`);
  expect(copy.body.data[0].cartItems[2]).toMatchObject({ custom: piece(100) });
  const find = (step: string, more: object = {}) =>
    harness.api.as(shopper.user)('POST', `/api/shop/withdrawal/${step}`, { orderID: order._id, ...more });
  const { lines } = (await find('find')).body.data;
  expect(lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 0, 0]);
  const refused = await find('confirm', { name: 'Aino', lines: [{ line: 1, quantity: 1 }] });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['lines']]);
});

test('an order of own measures alone has no right of withdrawal [law-32]', async () => {
  const { shopper } = aScene();
  shopper.cart = { ...shopper.cart, lines: shopper.cart.lines.slice(1) };
  harness.carts.set(shopper.user.id, shopper.cart);
  const order = await paid(shopper);
  const { body } = await harness.api.as(shopper.user)('POST', '/api/shop/withdrawal/find', {
    orderID: order._id,
  });
  expect(body.code).toBe('withdrawal-nothing');
});

test('measures that the product no longer takes are refused with the cart, and hold nothing', async () => {
  for (const now of [
    { ...toOrder, measures: [{ name: 'Rinnanympärys', minCm: 70, maxCm: 99 }] },
    undefined,
  ]) {
    const { sweater, shopper } = aScene();
    harness.stock.change(sweater._id, { toOrder: now });
    const { status, body } = await harness.checkout(shopper);
    expect([status, body.code]).toEqual([409, 'cart-changed']);
    expect(harness.stock.count(sweater._id).held).toBe(0);
  }
});

test('a checkout that saw another line of own measures is refused; the same cart keeps its order', async () => {
  const { shopper } = aScene();
  const body = anOrder(shopper.cart, shopper.address);
  const [usual, made, other] = shopper.cart.lines;
  const send = (cartItems: unknown[]) =>
    harness.api.as(shopper.user)('POST', '/api/shop/purchase/stripe-checkout', { ...body, cartItems });
  expect((await send([usual, { ...made, customID: newId() }, other])).body.code).toBe('cart-changed');
  const first = await send([usual, made, other]);
  expect(first.status).toBe(201);
  expect((await send([other, made, usual])).body.orderID).toBe(first.body.orderID);
});

test('a paid order leaves the cart line by line, and its refund means the line that it names', async () => {
  const { sweater, shopper } = aScene();
  const order = await paid(shopper);
  await expect.poll(() => harness.carts.get(shopper.user.id).lines).toEqual([]);
  const { customID } = order.lines[2] ?? {};
  const line = { productID: sweater._id, size: 'M', variant: 1, quantity: 1 };
  const answer = await scene.refund(order._id, {
    kind: 'lines',
    lines: [{ ...line, customID }],
    delivery: false,
  });
  expect(answer.status).toBe(201);
  const [refund] = Object.values((await harness.stored(order._id)).refunds);
  expect(refund?.lines.map((part) => part.line)).toEqual([2]);
  expect(answer.body.refundLog[0].lines).toEqual([{ ...line, customID }]);
  const unknown = await scene.refund(order._id, { kind: 'lines', lines: [{ ...line, customID: newId() }] });
  expect(unknown.status).toBeGreaterThanOrEqual(400);
});

test('late money for own measures that are in a newer order goes back, though their line was put back since', async () => {
  const { shopper } = aScene();
  const first = await harness.placed(shopper);
  await harness.sweepAfter(34);
  const lines = shopper.cart.lines.slice(1).map((line) => ({ ...line, customID: newId() }));
  shopper.cart = { ...shopper.cart, version: shopper.cart.version + 1, lines };
  harness.carts.set(shopper.user.id, shopper.cart);
  const second = await harness.placed(shopper);
  await harness.report(harness.payments.turn(`${first._id}_1`, 'paid'));
  expect(await harness.stored(first._id)).toMatchObject({
    saga: 'released',
    review: { [`${first._id}_1`]: { reason: 'replaced' } },
  });
  expect((await harness.stored(second._id)).saga).toBe('reserved');
});

test('own measures and wishes go with the buyer’s name, and the exemption stays [law-15]', async () => {
  const { shopper } = aScene();
  const { _id } = await paid(shopper);
  const at = new Date(Date.now() - 61 * 86_400_000);
  await harness.deps.model.updateOne({ _id }, { $set: { createdAt: at } });
  await harness.leave(shopper);
  expect(JSON.stringify((await harness.stored(_id)).lines)).toContain('Napit');
  await harness.deps.model.collection.updateOne(
    { _id: _id as never },
    { $set: { 'lines.$[made].promise.week': '2026-W01' } },
    { arrayFilters: [{ 'made.promise.week': { $exists: true } }] },
  );
  await harness.leave(shopper);
  const { lines } = await harness.stored(_id);
  expect(lines.map(({ custom, madeToOrder }) => [custom, madeToOrder])).toEqual([
    [undefined, undefined],
    [undefined, true],
    [undefined, true],
  ]);
  expect(JSON.stringify(lines)).not.toContain('Napit');
});
