import { newEvent, paymentDisputed, type EventOf } from '@shop/events';
import { newId } from '@shop/service-kit';
import { aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { noteDispute } from '../use-cases/note-dispute.ts';
import { setUpOrderHarness } from '../../test/order-harness.ts';
import { refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);

type Dispute = EventOf<typeof paymentDisputed>;
const dispute = (orderID: string, amountCents: number, fields: Partial<Dispute> = {}): Dispute => ({
  orderID,
  paymentId: `${orderID}_1`,
  disputeId: 'dp_1',
  state: 'open',
  amountCents,
  currency: 'EUR',
  reason: 'fraudulent',
  at: new Date().toISOString(),
  change: 1,
  ...fields,
});
const note = (dispute: Dispute) =>
  noteDispute(harness.deps, newEvent(paymentDisputed, dispute).payload as Dispute);

test('while a payment is disputed it is not sent back, and won it can be again', async () => {
  const { order } = await scene.paid();
  await note(dispute(order._id, order.totalCents));
  expect((await harness.stored(order._id)).history.at(-1)).toMatchObject({
    what: `dispute: open ${(order.totalCents / 100).toFixed(2)} EUR`,
    by: 'provider',
    text: 'fraudulent',
  });
  expect(await scene.refund(order._id, { kind: 'whole' })).toMatchObject({
    body: { code: 'refund-too-much' },
  });
  await note(dispute(order._id, order.totalCents, { state: 'won', change: 2 }));
  expect((await harness.stored(order._id)).paymentStatus).toBe('paid');
  expect((await scene.refund(order._id, { kind: 'whole' })).status).toBe(201);
});

test('an order of whose money a part is disputed is not cancelled by its buyer, who would lack that part', async () => {
  const { order, shopper } = await scene.paid();
  const cancel = () =>
    harness.api.as(shopper.user)('POST', '/api/shop/purchase/cancel-paid', { orderID: order._id });
  await note(dispute(order._id, 4_000));
  expect(await scene.seenBy(shopper, order._id)).not.toHaveProperty('canCancel');
  expect((await cancel()).body.code).toBe('order-in-work');
  await note(dispute(order._id, 4_000, { state: 'won', change: 2 }));
  expect((await cancel()).status).toBe(200);
  expect(await scene.asked(order._id)).toMatchObject([{ amountCents: order.totalCents }]);
});

test('a lost dispute counts as money returned', async () => {
  const { order } = await scene.paid();
  await note(dispute(order._id, order.totalCents, { state: 'lost' }));
  expect((await harness.stored(order._id)).paymentStatus).toBe('refunded');
});

test('an order in review whose money its buyer has won back is closed', async () => {
  const jumper = harness.stock.put(aProduct());
  const { _id } = await harness.placed(harness.shopper([jumper]));
  const captured = { amountCents: 8_000, currency: 'EUR' };
  await harness.reportMismatch(harness.payments.turn(`${_id}_1`, 'review', captured));
  await note(dispute(_id, 8_000));
  expect(await harness.stored(_id)).toMatchObject({ saga: 'in-review', paymentStatus: 'review' });
  await note(dispute(_id, 8_000, { state: 'lost', change: 2 }));
  expect(await harness.stored(_id)).toMatchObject({ saga: 'released', paymentStatus: 'failed' });
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 10, held: 0, sold: 0 });
});

test('a repeated or late dispute is recorded once', async () => {
  const { order } = await scene.paid();
  await note(dispute(order._id, 500, { state: 'won', change: 2 }));
  const once = await harness.stored(order._id);
  await note(dispute(order._id, 500, { state: 'won', change: 2 }));
  await note(dispute(order._id, 500));
  expect(await harness.stored(order._id)).toEqual(once);
});

test('a dispute about an unknown order fails as not found', async () => {
  await expect(note(dispute(newId(), 500))).rejects.toMatchObject({ code: 'order-not-found' });
});
