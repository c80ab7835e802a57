import { aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness } from '../../test/order-harness.ts';
import { refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);

/** An order that was paid by card while PayPal was still deciding about another payment of it. */
async function paidBeside() {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id } = await harness.placed(shopper, 'paypal');
  await harness.pend(`${_id}_1`);
  expect((await harness.placed(shopper, 'card'))._id).toBe(_id);
  await harness.report(harness.payments.turn(`${_id}_2`, 'paid'));
  return { shopper, _id };
}

test('an order that is paid while another payment of it is being decided is finished, and can be taken back', async () => {
  const { shopper, _id } = await paidBeside();
  await harness.sweepAfter(1);
  expect(await harness.stored(_id)).toMatchObject({ saga: 'committed', paidBy: `${_id}_2` });
  const { status } = await harness.api.as(shopper.user)('POST', '/api/shop/purchase/cancel-paid', {
    orderID: _id,
  });
  expect(status).toBe(200);
  expect(await scene.asked(_id)).toMatchObject([{ paymentId: `${_id}_2` }]);
});

test('what the other payment brings after all goes back by itself', async () => {
  const { _id } = await paidBeside();
  harness.payments.undecided.clear();
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  expect(await harness.stored(_id)).toMatchObject({
    saga: 'committed',
    paidBy: `${_id}_2`,
    refunds: { [`${_id}_1_auto`]: { reason: 'second', state: 'requested' } },
  });
});

test('an attempt at a provider that is away is waited for all the same', async () => {
  const otherShopper = harness.shopper([harness.stock.put(aProduct())]);
  const order = await harness.placed(otherShopper, 'paypal');
  await harness.placed(otherShopper, 'card');
  harness.payments.beforeClose = () => void (harness.payments.isMute = true);
  await harness.report(harness.payments.turn(`${order._id}_2`, 'paid'));
  expect((await harness.stored(order._id)).saga).toBe('committing');
  harness.payments.beforeClose = () => undefined;
  harness.payments.isMute = false;
  await harness.sweepAfter(1);
  expect((await harness.stored(order._id)).saga).toBe('committed');
  expect(harness.payments.get(`${order._id}_1`).status).toBe('closed');
});
