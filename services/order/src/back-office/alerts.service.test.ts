import type { Order } from '@shop/contracts';
import { paymentDisputed } from '@shop/events';
import { aProduct, sendEvent, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness } from '../../test/order-harness.ts';
import { admin, refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);

/** The orders that the dashboard lists. */
async function alerted(alert: string): Promise<string[]> {
  const filter = encodeURIComponent(JSON.stringify({ alert }));
  const { body } = await harness.api.as(admin)('GET', `/api/admin/rest/orders?filter=${filter}`);
  return (body as Order[]).map(({ _id }) => _id);
}

const metrics = async () => (await fetch(`${harness.api.url}/metrics`)).text();

test('a failed refund is an alert until another takes its place', async () => {
  const { order } = await scene.paid();
  await scene.refund(order._id, { kind: 'sum', sum: 10 });
  expect(await alerted('refund-failed')).not.toContain(order._id);
  await harness.reportRefund(order._id, `${order._id}_r1`, { state: 'failed', reason: 'declined' });
  expect(await alerted('refund-failed')).toEqual([order._id]);
  expect(await metrics()).toMatch(/^shop_order_alerts\{alert="refund-failed".*\} 1$/m);
  await scene.refund(order._id, { kind: 'sum', sum: 10 });
  expect(await alerted('refund-failed')).toEqual([]);
  expect(await harness.stored(order._id)).not.toHaveProperty('alerts');
  await harness.reportRefund(order._id, `${order._id}_r2`, { state: 'failed', reason: 'declined' });
  expect(await alerted('refund-failed')).toEqual([order._id]);
});

test('a failed refund of a second payment that the shop keeps is no alert', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id } = await harness.placed(shopper, 'card');
  await harness.checkout(shopper, 'paypal');
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  await harness.report(harness.payments.turn(`${_id}_2`, 'paid'));
  await harness.reportRefund(_id, `${_id}_2_auto`, { state: 'failed', reason: 'closed' });
  expect(await alerted('refund-failed')).toContain(_id);
  const { version } = await harness.stored(_id);
  const path = `/api/admin/rest/orders/${_id}/payments/${_id}_2/accept`;
  await harness.api.as(admin)('POST', path, { version, text: 'Sovittu' });
  expect(await alerted('refund-failed')).not.toContain(_id);
});

test('a dispute is an alert while it is open', async () => {
  const { order } = await scene.paid();
  const dispute = async (state: 'open' | 'won', change: number) => {
    const dispute = {
      paymentId: `${order._id}_1`,
      orderID: order._id,
      disputeId: 'dp_1',
      state,
      amountCents: 1_000,
      currency: 'EUR',
      reason: 'fraudulent',
      at: new Date().toISOString(),
      change,
    };
    const eventId = await sendEvent(paymentDisputed, dispute, harness.deps.config);
    await waitFor('the acknowledgement', () => harness.payments.acknowledged.includes(eventId));
  };
  await dispute('open', 1);
  expect(await alerted('dispute-open')).toEqual([order._id]);
  await dispute('won', 2);
  expect(await alerted('dispute-open')).toEqual([]);
});

const move = (orderID: string, orderStatus: string) =>
  harness.api.as(admin)('PUT', `/api/admin/purchase-list/change/${orderID}`, { orderStatus });

test('a paid, rejected order is an alert until all its money is being refunded', async () => {
  const { order } = await scene.paid();
  await move(order._id, 'rejected');
  expect(await alerted('refund-left')).toEqual([order._id]);
  expect(await metrics()).toMatch(/^shop_order_alerts\{alert="refund-left".*\} 1$/m);
  await scene.refund(order._id, { kind: 'sum', sum: 10 });
  expect(await alerted('refund-left')).toEqual([order._id]);
  await scene.refund(order._id, { kind: 'whole', delivery: true, restock: false });
  expect(await alerted('refund-left')).toEqual([]);
  await harness.reportRefund(order._id, `${order._id}_r2`, { state: 'failed', reason: 'declined' });
  expect(await alerted('refund-left')).toEqual([]);
  expect(await alerted('refund-failed')).toContain(order._id);
});

test('a paid order with an unpaid order’s status is an alert until it is moved on', async () => {
  const { order } = await scene.paid();
  await move(order._id, 'pending');
  expect(await alerted('paid-pending')).toEqual([order._id]);
  await move(order._id, 'inProcess');
  expect(await alerted('paid-pending')).toEqual([]);
});
