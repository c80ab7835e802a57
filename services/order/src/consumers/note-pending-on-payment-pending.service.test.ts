import { paymentPending } from '@shop/events';
import { newId } from '@shop/service-kit';
import { aProduct, sendEvent, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { notePending } from '../use-cases/note-pending.ts';
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();

const admin = { id: newId(), userName: 'Aino', role: 'admin', sessionId: 'x' } as const;
const detailsForAdmin = async (orderID: string) => {
  const { body } = await harness.api.as(admin)('GET', `/api/admin/rest/orders/${orderID}`);
  return body as { pendingReason?: string; history: { what: string }[] };
};
const listed = async () => {
  const filter = encodeURIComponent(JSON.stringify({ paymentPending: true }));
  const { body } = await harness.api.as(admin)('GET', `/api/admin/rest/orders?filter=${filter}`);
  return (body as { _id: string }[]).map(({ _id }) => _id);
};
const aPayPalOrder = async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const order = await harness.placed(shopper, 'paypal');
  return { shopper, order, payment: harness.payments.get(`${order._id}_1`) };
};

test('an admin sees that a payment is pending and why, the buyer only that it has not arrived', async () => {
  const { shopper, order, payment } = await aPayPalOrder();
  await harness.reportPending(payment, 'PENDING_REVIEW');
  expect(await detailsForAdmin(order._id)).toMatchObject({ pendingReason: 'PENDING_REVIEW' });
  expect(await listed()).toContain(order._id);
  const path = `/api/shop/purchase/order-details/${order._id}`;
  const { body } = await harness.api.as(shopper.user)('GET', path);
  expect(body.data).toMatchObject({ paymentStatus: 'pending' });
  expect(body.data).not.toHaveProperty('pendingReason');
});

test('a repeated pending reason is noted once, and another one replaces it', async () => {
  const { order, payment } = await aPayPalOrder();
  await harness.reportPending(payment, 'ECHECK');
  await harness.reportPending(payment, 'ECHECK');
  await harness.reportPending(payment, 'VERIFICATION_REQUIRED');
  const { pendingReason, history } = await detailsForAdmin(order._id);
  expect(pendingReason).toBe('VERIFICATION_REQUIRED');
  const pendingEntries = history.map(({ what }) => what).filter((what) => what.startsWith('pending'));
  expect(pendingEntries).toEqual(['pending: ECHECK', 'pending: VERIFICATION_REQUIRED']);
});

test('a paid or failed payment is not pending, also when the pending event arrives last', async () => {
  const paid = await aPayPalOrder();
  await harness.reportPending(paid.payment, 'ECHECK');
  await harness.report(harness.payments.turn(paid.payment.paymentId, 'paid'));
  expect(await detailsForAdmin(paid.order._id)).not.toHaveProperty('pendingReason');
  await harness.reportPending(paid.payment, 'PENDING_REVIEW');

  const failed = await aPayPalOrder();
  await harness.reportPending(failed.payment, 'ECHECK');
  harness.payments.turn(failed.payment.paymentId, 'failed');
  const done = { paymentId: 'EC', payerId: 'P', orderID: failed.order._id };
  await harness.api.as(failed.shopper.user)('POST', '/api/shop/purchase/done', done);
  await harness.reportPending(failed.payment, 'ECHECK');

  for (const { order } of [paid, failed]) {
    expect(await detailsForAdmin(order._id)).not.toHaveProperty('pendingReason');
    expect(await listed()).not.toContain(order._id);
  }
});

test('a payment that was declined and approved again is pending too, and blocks nothing else', async () => {
  const { shopper, order, payment } = await aPayPalOrder();
  const { paymentId } = payment;
  harness.payments.turn(paymentId, 'failed');
  const done = { paymentId: 'EC', payerId: 'P', orderID: order._id };
  await harness.api.as(shopper.user)('POST', '/api/shop/purchase/done', done);
  expect((await harness.stored(order._id)).attempts['1']).toMatchObject({ status: 'failed' });
  // The buyer does not come back: the provider's message alone has the money asked for.
  harness.payments.turn(paymentId, 'open');
  harness.payments.undecided.add(paymentId);
  await harness.reportPending(payment, 'ECHECK');
  expect(await detailsForAdmin(order._id)).toMatchObject({ pendingReason: 'ECHECK' });
  harness.setCart(shopper, [harness.stock.put(aProduct())]);
  expect(await harness.checkout(shopper)).toMatchObject({ status: 201 });
  harness.payments.undecided.delete(paymentId);
  await harness.report(harness.payments.turn(paymentId, 'paid'));
  expect(await harness.stored(order._id)).toMatchObject({ paidBy: paymentId });
});

test('an order or an attempt that is not there is kept as a dead letter and stops nothing', async () => {
  const { order, payment } = await aPayPalOrder();
  const unknown = [
    { paymentId: `${newId()}_1`, orderID: newId() },
    { paymentId: `${order._id}_9`, orderID: order._id },
  ];
  for (const names of unknown) {
    const eventId = await sendEvent(paymentPending, { ...names, reason: 'ECHECK' }, harness.deps.config);
    await waitFor('the dead letter', async () =>
      (await harness.deadLetters.list()).some((deadLetter) => deadLetter.eventId === eventId),
    );
  }
  await harness.reportPending(payment, 'ECHECK');
  expect(await detailsForAdmin(order._id)).toMatchObject({ pendingReason: 'ECHECK' });
});

test('the note of a process that was killed before it could acknowledge is made once', async () => {
  const { order, payment } = await aPayPalOrder();
  const { paymentId } = payment;
  await notePending(harness.deps, order._id, { paymentId, reason: 'ECHECK' });
  await harness.reportPending(payment, 'ECHECK');
  const { history } = await detailsForAdmin(order._id);
  expect(history.filter(({ what }) => what === 'pending: ECHECK')).toHaveLength(1);
});
