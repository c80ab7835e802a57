import { aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { changeStatus } from '../back-office/change-status.ts';
import { setUpOrderHarness, type Shopper } from '../../test/order-harness.ts';
import { ball, admin, piece, refundScene } from '../../test/refund-scene.ts';

/* Events for emails besides an order's confirmation and its statuses. */
const harness = setUpOrderHarness();
const scene = refundScene(harness);

type Outbox = { outbox?: { name: string; payload: unknown }[] };
const payloadsOf = async (orderID: string, event: string) => {
  const found = await harness.deps.model.findById(orderID).lean<Outbox>();
  return (found?.outbox ?? []).filter(({ name }) => name === event).map(({ payload }) => payload);
};
const aShopper = (): Shopper => harness.shopper([harness.stock.put(aProduct())]);

test('an order whose time to pay is over sends one event', async () => {
  const { _id: orderID } = await harness.placed(aShopper());
  await harness.sweepAfter(34);
  await harness.sweepAfter(36);
  expect(await payloadsOf(orderID, 'order-lapsed')).toEqual([{ orderID, why: 'expired' }]);
});

test('an order whose buyer cancels the payment sends one event', async () => {
  const shopper = aShopper();
  const { _id: orderID } = await harness.placed(shopper);
  const cancel = () => harness.api.as(shopper.user)('POST', '/api/shop/purchase/cancel', { orderID });
  await cancel();
  await cancel();
  expect(await payloadsOf(orderID, 'order-lapsed')).toEqual([{ orderID, why: 'cancelled' }]);
});

test('an order whose status was changed by mistake and undone sends its lapse as any other', async () => {
  const [back, moved] = [await harness.placed(aShopper()), await harness.placed(aShopper())];
  const move = (orderID: string, orderStatus: 'inProcess' | 'pending') =>
    changeStatus(harness.deps, { admin, orderID, orderStatus });
  await move(back._id, 'inProcess');
  await move(back._id, 'pending');
  await move(moved._id, 'inProcess');
  await harness.sweepAfter(34);
  expect(await payloadsOf(back._id, 'order-lapsed')).toEqual([{ orderID: back._id, why: 'expired' }]);
  expect(await payloadsOf(moved._id, 'order-lapsed')).toEqual([]);
});

test('orders that are paid, rejected or replaced by a newer checkout send no lapse event', async () => {
  const [paid, rejected, shopper] = [
    await harness.placed(aShopper()),
    await harness.placed(aShopper()),
    aShopper(),
  ];
  await harness.report(harness.payments.turn(`${paid._id}_1`, 'paid'));
  await changeStatus(harness.deps, { admin, orderID: rejected._id, orderStatus: 'rejected' });
  const replaced = await harness.placed(shopper);
  harness.setCart(shopper, [harness.stock.put(aProduct())]);
  await harness.placed(shopper);
  expect((await harness.stored(replaced._id)).saga).toBe('released');
  await harness.sweepAfter(36);
  for (const { _id } of [paid, rejected, replaced]) expect(await payloadsOf(_id, 'order-lapsed')).toEqual([]);
});

test('a pending payment that fails beside a newer checkout sends one event', async () => {
  const shopper = aShopper();
  const { _id: orderID } = await harness.placed(shopper, 'paypal');
  await harness.pend(`${orderID}_1`);
  harness.setCart(shopper, [harness.stock.put(aProduct())]);
  const newer = await harness.placed(shopper);
  expect((await harness.stored(orderID)).saga).toBe('closing');
  expect(await payloadsOf(orderID, 'order-lapsed')).toEqual([]);
  harness.payments.undecided.clear();
  harness.payments.turn(`${orderID}_1`, 'failed');
  await harness.sweepAfter(1);
  await harness.sweepAfter(2);
  expect((await harness.stored(newer._id)).saga).toBe('reserved');
  expect((await harness.stored(orderID)).saga).toBe('released');
  expect(await payloadsOf(orderID, 'order-lapsed')).toEqual([{ orderID, why: 'declined' }]);
});

test('an expired order whose mismatched payment was refunded sends its refund, not a lapse', async () => {
  const { _id: orderID } = await harness.placed(aShopper());
  harness.payments.turn(`${orderID}_1`, 'review', { amountCents: 8_000, currency: 'EUR' });
  await harness.sweepAfter(34);
  expect((await harness.stored(orderID)).saga).toBe('in-review');
  await scene.refund(orderID, { kind: 'whole', paymentId: `${orderID}_1` });
  await harness.reportRefund(orderID, `${orderID}_r1`, {});
  const { saga, history } = await harness.stored(orderID);
  expect([saga, history.map(({ what }) => what)]).toEqual([
    'released',
    expect.arrayContaining(['closing: expired']),
  ]);
  expect(await payloadsOf(orderID, 'order-refunded')).toHaveLength(1);
  expect(await payloadsOf(orderID, 'order-lapsed')).toEqual([]);
});

test('a refund sends its email event when it has succeeded, not when requested, pending or failed', async () => {
  const { order } = await scene.paid();
  const [orderID, refundId] = [order._id, `${order._id}_r1`];
  await scene.refund(orderID, { kind: 'sum', sum: 10 });
  await harness.reportRefund(orderID, refundId, { state: 'pending', change: 1 });
  expect(await payloadsOf(orderID, 'order-refunded')).toEqual([]);
  await harness.reportRefund(orderID, refundId, { state: 'succeeded', change: 2 });
  await harness.reportRefund(orderID, refundId, { state: 'succeeded', change: 3 });
  await harness.reportRefund(orderID, refundId, { state: 'failed', change: 4 });
  expect(await payloadsOf(orderID, 'order-refunded')).toEqual([
    {
      orderID,
      refundId,
      amountCents: 1_000,
      currency: 'EUR',
      reason: 'maker',
      lines: [],
      deliveryCents: 0,
      lessCents: 0,
      note: '',
    },
  ]);
});

test('a refund event names its pieces, and the note if it is meant for the buyer', async () => {
  const { order, jumper, yarn } = await scene.paid();
  const orderID = order._id;
  const lines = [ball(yarn, 1), piece(jumper, 2)];
  await scene.refund(orderID, { kind: 'lines', lines, less: 25, note: 'Hihassa oli tahra', noteTold: true });
  await harness.reportRefund(orderID, `${orderID}_r1`, {});
  await scene.refund(orderID, { kind: 'sum', sum: 1, note: 'Hankala asiakas' });
  await harness.reportRefund(orderID, `${orderID}_r2`, {});
  const place = (productID: string) => order.lines.findIndex((line) => line.productID === productID);
  expect(await payloadsOf(orderID, 'order-refunded')).toMatchObject([
    {
      lines: [
        { line: place(yarn), quantity: 1, cents: 1_103 },
        { line: place(jumper), quantity: 2, cents: 17_647 },
      ],
      deliveryCents: 0,
      lessCents: 2_500,
      note: 'Hihassa oli tahra',
    },
    { lines: [], note: '' },
  ]);
});

test('a parcel holds the pieces that were not refunded before it was sent; later refunds do not change it', async () => {
  const { order, jumper, yarn } = await scene.paid();
  const orderID = order._id;
  const held = async () => {
    const { lines } = (await harness.api.asService('GET', `/internal/orders/${orderID}`)).body.data;
    const seen = await harness.api.as(admin)('GET', `/api/admin/rest/orders/${orderID}`);
    expect(seen.body.inParcel).toEqual(lines.map(({ inParcel }: { inParcel: number }) => inParcel));
    const of = (productID: string) =>
      lines.find((line: { productID: string }) => line.productID === productID).inParcel;
    return [of(jumper), of(yarn)];
  };
  const move = (orderStatus: 'inShipping' | 'inProcess') =>
    changeStatus(harness.deps, { admin, orderID, orderStatus });
  expect(await held()).toEqual([2, 2]);
  await scene.refund(orderID, { kind: 'lines', lines: [piece(jumper, 1)] });
  await scene.refund(orderID, { kind: 'lines', lines: [ball(yarn, 2)] });
  expect(await held()).toEqual([1, 0]);
  await harness.reportRefund(orderID, `${orderID}_r2`, { state: 'failed' });
  expect(await held()).toEqual([1, 2]);
  await move('inShipping');
  await scene.refund(orderID, { kind: 'lines', lines: [ball(yarn, 1)] });
  expect(await held()).toEqual([1, 2]);
  await move('inProcess');
  expect(await held()).toEqual([1, 1]);
});

test('a parcel holds no pieces that were withdrawn before it was sent', async () => {
  const { order, shopper } = await scene.paid();
  const orderID = order._id;
  const seen = async () => (await harness.api.as(admin)('GET', `/api/admin/rest/orders/${orderID}`)).body;
  const withdraw = (line: number, quantity: number) =>
    harness.api.as(shopper.user)('POST', '/api/shop/withdrawal/confirm', {
      orderID,
      name: 'Aino Asiakas',
      lines: [{ line, quantity }],
    });
  await withdraw(0, 1);
  expect((await seen()).inParcel).toEqual([1, 2]);
  const { productID, size, variant } = order.lines[0] ?? {};
  const lines = [{ productID, size, variant, quantity: 1 }];
  await scene.refund(orderID, { kind: 'lines', lines, withdrawal: 'w1' });
  expect((await seen()).inParcel).toEqual([1, 2]);
  await withdraw(1, 2);
  expect((await seen()).inParcel).toEqual([1, 0]);
  await changeStatus(harness.deps, { admin, orderID, orderStatus: 'inShipping' });
  // It holds this one, which comes back.
  await withdraw(0, 1);
  expect((await seen()).inParcel).toEqual([1, 0]);
});

test('a status that went back and forth says that it was notified before', async () => {
  const { _id: orderID } = await harness.placed(aShopper());
  for (const orderStatus of ['inShipping', 'inProcess', 'inShipping', 'rejected', 'inShipping'] as const)
    await changeStatus(harness.deps, { admin, orderID, orderStatus });
  expect(await payloadsOf(orderID, 'order-status-changed')).toMatchObject([
    { to: 'inShipping', isRepeated: false },
    { to: 'inProcess', isRepeated: false },
    { to: 'inShipping', isRepeated: true },
    { to: 'rejected', isRepeated: false },
    { to: 'inShipping', isRepeated: false },
  ]);
});
