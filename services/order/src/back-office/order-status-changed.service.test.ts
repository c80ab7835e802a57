import { emailOrderSchema } from '@shop/contracts';
import { anAdmin, aProduct, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { changeStatus } from './change-status.ts';
import { setTrackingCode } from './annotate-order.ts';
import { setUpOrderHarness } from '../../test/order-harness.ts';
import { refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);
const admin = anAdmin();

type StoredEvent = { name: string; payload: unknown; sendCount: number };
const statusEvents = async (orderID: string): Promise<StoredEvent[]> => {
  const found = await harness.deps.model.findById(orderID).lean<{ outbox?: StoredEvent[] }>();
  return (found?.outbox ?? []).filter(({ name }) => name === 'order-status-changed');
};
const factsOf = async (orderID: string) =>
  emailOrderSchema.parse((await harness.api.asService('GET', `/internal/orders/${orderID}`)).body.data);
const placed = () => harness.placed(harness.shopper([harness.stock.put(aProduct())]));

test('a status chosen by an admin sends its event in the same update, with the tracking code of the moment', async () => {
  const { _id: orderID } = await placed();
  await setTrackingCode(harness.deps, { admin, orderID, trackingCode: 'JJFI1' });
  await changeStatus(harness.deps, { admin, orderID, orderStatus: 'inShipping' });
  expect((await statusEvents(orderID)).map(({ payload }) => payload)).toEqual([
    { orderID, from: 'pending', to: 'inShipping', trackingCode: 'JJFI1', isRepeated: false },
  ]);
});

test('an unchanged status and a refused one send no event', async () => {
  const { _id: orderID } = await placed();
  await changeStatus(harness.deps, { admin, orderID, orderStatus: 'inProcess' });
  await changeStatus(harness.deps, { admin, orderID, orderStatus: 'inProcess' });
  const stale = { admin, orderID, orderStatus: 'delivered', version: 0 } as const;
  await expect(changeStatus(harness.deps, stale)).rejects.toMatchObject({ code: 'stale-version' });
  expect(await statusEvents(orderID)).toHaveLength(1);
});

test('an event that was written just before a crash is found by the relay', async () => {
  const { _id: orderID } = await placed();
  // The event is not sent, as if the process had ended right after its update.
  const relay = { ...harness.deps.events.relay, send: () => undefined };
  const deps = { ...harness.deps, events: { ...harness.deps.events, relay } };
  await changeStatus(deps, { admin, orderID, orderStatus: 'delivered' });
  // The number counts the sending that its writer owed.
  await waitFor('the event to be sent', async () =>
    (await statusEvents(orderID)).some(({ sendCount }) => sendCount > 1),
  );
});

test('email reads the details of a placed order, and of no other', async () => {
  const { _id: orderID, email } = await placed();
  const { status, body } = await harness.api.asService('GET', `/internal/orders/${orderID}`);
  expect(status).toBe(200);
  expect(emailOrderSchema.parse(body.data)).toMatchObject({
    orderID,
    email,
    orderStatus: 'pending',
    isPaid: false,
    trackingCode: '',
  });
  for (const path of ['unknown', 'f'.repeat(24)]) {
    expect((await harness.api.asService('GET', `/internal/orders/${path}`)).status).toBe(404);
  }
  expect((await harness.api.as(admin)('GET', `/internal/orders/${orderID}`)).status).toBe(401);
});

test('email reads which goods are made to order, and a last day to withdraw only where others were bought', async () => {
  const made = () => aProduct({ madeToOrder: true });
  const factsOfOrder = async (products: ReturnType<typeof aProduct>[]) => {
    const shopper = harness.shopper(products.map((product) => harness.stock.put(product)));
    const { _id: orderID } = await harness.placed(shopper);
    await changeStatus(harness.deps, { admin, orderID, orderStatus: 'delivered' });
    return factsOf(orderID);
  };
  expect(await factsOfOrder([made()])).toMatchObject({ lines: [{ madeToOrder: true }], withdrawUntil: null });
  const { lines, withdrawUntil } = await factsOfOrder([made(), aProduct()]);
  expect(lines.map(({ madeToOrder }) => madeToOrder)).toEqual([true, undefined]);
  expect(withdrawUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('a line keeps the name of its model’s colour as it was bought; a model without one keeps none', async () => {
  const coloured = aProduct({ imageColours: ['tiilenpunainen'] });
  const plain = aProduct({ imageColours: [''] });
  const { _id } = await harness.placed(harness.shopper([coloured, plain].map(harness.stock.put)));
  harness.stock.change(coloured._id, { imageColours: ['musta'] });
  const { lines } = await factsOf(_id);
  expect(lines.map(({ colour }) => colour)).toEqual(['tiilenpunainen', undefined]);
  const seen = await harness.api.as(admin)('GET', `/api/admin/rest/orders/${_id}`);
  expect(seen.body.cartItems).toMatchObject([{ colour: 'tiilenpunainen' }, {}]);
});

test.each([
  [8_000, 'here'],
  [0, 'none'],
] as const)(
  'email reads money in review, though it has paid nothing (%i cents: %s)',
  async (amountCents, money) => {
    const { _id: orderID } = await placed();
    expect(await factsOf(orderID)).toMatchObject({ money: 'none', rejectedBy: null });
    const captured = { amountCents, currency: 'EUR' };
    await harness.reportMismatch(harness.payments.turn(`${orderID}_1`, 'review', captured));
    await changeStatus(harness.deps, { admin, orderID, orderStatus: 'rejected' });
    expect(await factsOf(orderID)).toMatchObject({ isPaid: false, money, rejectedBy: 'maker' });
  },
);

test('email reads the refunded amount, once it is refunded', async () => {
  const { _id: orderID } = (await scene.paid()).order;
  const amounts: unknown[] = [];
  for (const [number, wish] of [{ kind: 'sum', sum: 10 }, { kind: 'whole' }].entries()) {
    await scene.refund(orderID, wish);
    amounts.push((await factsOf(orderID)).money);
    await harness.reportRefund(orderID, `${orderID}_r${number + 1}`, {});
    amounts.push((await factsOf(orderID)).money);
  }
  expect(amounts).toEqual(['here', 'partly-back', 'partly-back', 'back']);
});

test('email reads that the buyer cancelled a paid order whose money is not refunded yet', async () => {
  const { order, shopper } = await scene.paid();
  const orderID = order._id;
  await harness.api.as(shopper.user)('POST', '/api/shop/purchase/cancel-paid', { orderID });
  expect(await factsOf(orderID)).toMatchObject({ money: 'here', rejectedBy: 'customer' });
});
