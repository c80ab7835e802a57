import type { Order } from '@shop/contracts';
import { anAdmin, aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { reviewOrder } from '../use-cases/review/review-order.ts';
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();

test('money that does not match leaves the order to a person at once, its stock held', async () => {
  const jumper = harness.stock.put(aProduct());
  const order = await harness.placed(harness.shopper([jumper], 2));
  const payment = harness.payments.turn(`${order._id}_1`, 'review', { amountCents: 1, currency: 'EUR' });
  await harness.reportMismatch(payment);
  const held = await harness.stored(order._id);
  expect(held).toMatchObject({
    orderStatus: 'pending',
    paymentStatus: 'review',
    saga: 'in-review',
    paidBy: null,
    review: {
      [payment.paymentId]: {
        reason: 'mismatch',
        amountCents: 1,
        currency: 'EUR',
        chargeId: `charge-${payment.paymentId}`,
      },
    },
  });
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 8, held: 2, sold: 0 });
  await harness.reportMismatch(payment);
  expect(await harness.stored(order._id)).toEqual(held);
  await harness.sweepAfter(60);
  expect((await harness.stored(order._id)).saga).toBe('in-review');
});

test('what an order holds that waits for a person is not free for its buyer either', async () => {
  const jumper = harness.stock.put(aProduct({ stock: 1 }));
  const shopper = harness.shopper([jumper]);
  const order = await harness.placed(shopper);
  const free = () => harness.stock.lookup({ ids: [jumper._id], buyer: shopper.user.id })[0]?.stock;
  expect(free()).toBe(1);
  const payment = harness.payments.turn(`${order._id}_1`, 'review');
  harness.standIns.catalog.away = true;
  const { paymentId, orderID } = payment;
  // The process that wrote it down came no further.
  await expect(
    reviewOrder(harness.deps, orderID, { paymentId, captured: null, chargeId: '' }),
  ).rejects.toMatchObject({ code: 'unavailable' });
  expect([(await harness.stored(orderID)).saga, free()]).toEqual(['in-review', 1]);
  harness.standIns.catalog.away = false;
  await harness.reportMismatch(payment);
  expect(free()).toBe(0);
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 0, held: 1, sold: 0 });
});

test('money that does not match and comes after the order ended is noted, and its stock stays free', async () => {
  const jumper = harness.stock.put(aProduct());
  const order = await harness.placed(harness.shopper([jumper]));
  await harness.sweepAfter(34);
  await harness.reportMismatch(harness.payments.turn(`${order._id}_1`, 'review'));
  expect(await harness.stored(order._id)).toMatchObject({ paymentStatus: 'review', saga: 'released' });
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 10, held: 0, sold: 0 });
});

const shown = async (orderID: string): Promise<Order> =>
  (await harness.api.as(anAdmin())('GET', `/api/admin/purchase-list/details/${orderID}`)).body.data;

test('the back office shows the amount received, its currency and the provider’s id [spec-202]', async () => {
  for (const [method, captured] of [
    ['card', { amountCents: 1, currency: 'EUR' }],
    ['paypal', { amountCents: 10_000, currency: 'USD' }],
    ['paypal', { amountCents: 0, currency: 'EUR' }],
  ] as const) {
    const shopper = harness.shopper([harness.stock.put(aProduct())]);
    const order = await harness.placed(shopper, method);
    const payment = harness.payments.turn(`${order._id}_1`, 'review', captured);
    await harness.reportMismatch(payment);
    const { amountCents, currency } = captured;
    const chargeId = `charge-${payment.paymentId}`;
    const shownOrder = await shown(order._id);
    expect(shownOrder).toMatchObject({
      isPaid: false,
      totalAmount: 100,
      review: [{ reason: 'mismatch', paymentMethod: method, amount: amountCents / 100, currency, chargeId }],
    });
    expect(shownOrder.history?.at(-1)).toMatchObject({
      what: `review: mismatch ${(amountCents / 100).toFixed(2)} ${currency}`,
      text: chargeId,
    });
    // To its buyer the money is still being looked at.
    const { body } = await harness.api.as(shopper.user)(
      'GET',
      `/api/shop/purchase/order-details/${order._id}`,
    );
    expect(body.data.paymentStatus).toBe('pending');
    for (const inside of ['review', 'isPaid', 'history']) expect(body.data).not.toHaveProperty(inside);
  }
});

test('the return page and the event record the same mismatch', async () => {
  const order = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  harness.payments.turn(`${order._id}_1`, 'review', { amountCents: 1, currency: 'EUR' });
  await harness.sweepAfter(34);
  expect(await shown(order._id)).toMatchObject({
    review: [{ amount: 0.01, currency: 'EUR', chargeId: `charge-${order._id}_1` }],
  });
});

test('an event without an amount is applied, and no amount is invented', async () => {
  const order = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  await harness.reportMismatch(harness.payments.turn(`${order._id}_1`, 'review'));
  const shownOrder = await shown(order._id);
  expect(shownOrder).toMatchObject({
    paymentStatus: 'review',
    review: [{ reason: 'mismatch', amount: null, currency: '', chargeId: '' }],
  });
  expect(shownOrder.history?.at(-1)?.what).toBe('review: mismatch');
});

test('a double payment is shown with its amount and the provider’s id', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const order = await harness.placed(shopper, 'card');
  await harness.checkout(shopper, 'paypal');
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  await harness.report(harness.payments.turn(`${order._id}_2`, 'paid'));
  expect(await shown(order._id)).toMatchObject({
    isPaid: true,
    paymentStatus: 'review',
    review: [
      {
        reason: 'second',
        paymentMethod: 'paypal',
        amount: 100,
        currency: 'EUR',
        chargeId: `charge-${order._id}_2`,
      },
    ],
  });
});
