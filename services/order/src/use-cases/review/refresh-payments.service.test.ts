import type { Order } from '@shop/contracts';
import { aProduct, type ApiAnswer } from '@shop/testing';
import { expect, test, vi } from 'vitest';
import { setUpOrderHarness, type Shopper } from '../../../test/order-harness.ts';
import { refundScene } from '../../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);

const look = ({ user }: Shopper, orderID: string): Promise<ApiAnswer> =>
  harness.api.as(user)('POST', '/api/shop/purchase/look', { orderID });

test('an unnoticed payment, also by a declined attempt, is recorded when its buyer refreshes', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper]);
  const { _id } = await harness.placed(shopper, 'paypal');
  harness.payments.turn(`${_id}_1`, 'failed');
  const back = { paymentId: 'p', payerId: 'q', orderID: _id };
  await harness.api.as(shopper.user)('POST', '/api/shop/purchase/done', back);
  expect((await harness.stored(_id)).attempts['1']).toMatchObject({ status: 'failed' });
  harness.payments.turn(`${_id}_1`, 'paid');
  const { status, body } = await look(shopper, _id);
  expect([status, (body.data as Order).paymentStatus, (body.data as Order).orderStatus]).toEqual([
    200,
    'paid',
    'confirmed',
  ]);
  await harness.sweepAfter(1);
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 9, held: 0, sold: 1 });
});

test('late money of an order that has ended is taken in too, and reserves its stock again', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper]);
  const { _id } = await harness.placed(shopper);
  await harness.sweepAfter(34);
  harness.payments.turn(`${_id}_1`, 'paid');
  await look(shopper, _id);
  await harness.sweepAfter(1);
  expect(await harness.stored(_id)).toMatchObject({ saga: 'committed', paidBy: `${_id}_1` });
});

test('attempts that have ended are asked about five at a time and once a minute, and money of any of them is found [asvs-18]', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id } = await harness.placed(shopper, 'paypal');
  for (let number = 2; number <= 8; number += 1) {
    Object.assign(shopper.address, { address: `Rantatie ${number}` });
    expect((await harness.checkout(shopper, 'paypal')).status).toBe(201);
  }
  const asked = async (...looks: (() => Promise<ApiAnswer>)[]) => {
    harness.payments.settled = [];
    await Promise.all(looks.map((again) => again()));
    return harness.payments.settled.map((id) => Number(id.split('_')[1])).toSorted((a, b) => a - b);
  };
  const again = () => look(shopper, _id);
  expect(await asked(again, again)).toEqual([3, 4, 5, 6, 7, 8, 8]);
  expect(await asked(again)).toEqual([8]);
  harness.payments.turn(`${_id}_1`, 'paid');
  const later = vi.spyOn(harness.deps, 'now').mockReturnValue(new Date(Date.now() + 61_000));
  expect(await asked(again)).toEqual([1, 2, 5, 6, 7, 8]);
  later.mockRestore();
  expect(await harness.stored(_id)).toMatchObject({ paidBy: `${_id}_1` });
  await harness.sweepAfter(1);
});

test('an unknown refund is fetched, once for each payment', async () => {
  const { order, shopper } = await scene.paid();
  await scene.refund(order._id, { kind: 'sum', sum: 10 });
  await scene.refund(order._id, { kind: 'sum', sum: 5 });
  expect((await look(shopper, order._id)).status).toBe(200);
  expect(harness.payments.lookedAt).toEqual([`${order._id}_1`]);
});

test('while no provider answers the order is returned unchanged, and another buyer’s is not found', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id } = await harness.placed(shopper);
  harness.payments.isMute = true;
  const { status, body } = await look(shopper, _id);
  expect([status, body.data.paymentStatus]).toEqual([200, 'pending']);
  const stranger = harness.shopper([harness.stock.put(aProduct())]);
  expect((await look(stranger, _id)).body.code).toBe('order-not-found');
});
