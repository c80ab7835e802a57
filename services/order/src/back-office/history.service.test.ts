import { anAdmin, aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();
const admin = anAdmin();

/** The order's history as the back office reads it: actor, action, statuses. */
async function historyOf(orderID: string): Promise<unknown[]> {
  const { body } = await harness.api.as(admin)('GET', `/api/admin/rest/orders/${orderID}`);
  const times = body.history.map(({ at }: { at: string }) => at);
  expect(times).toEqual(times.toSorted());
  return body.history.map(({ by, what, from, to, text }: Record<string, string>) =>
    [by, what, from, to, text].filter((field) => field !== undefined),
  );
}

test('the history lists every step: the buyer’s, automatic ones, and the admins’ [spec-191]', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id } = await harness.placed(shopper, 'paypal');
  harness.payments.turn(`${_id}_1`, 'failed');
  const completion = { paymentId: 'EC-TOKEN', payerId: 'PAYER1', orderID: _id };
  for (let reload = 0; reload < 2; reload += 1)
    await harness.api.as(shopper.user)('POST', '/api/shop/purchase/done', completion);
  await harness.checkout(shopper, 'card');
  await harness.report(harness.payments.turn(`${_id}_2`, 'paid'));
  const asAdmin = harness.api.as(admin);
  await asAdmin('PUT', `/api/admin/purchase-list/change/${_id}`, { orderStatus: 'inProcess' });
  await asAdmin('PUT', `/api/admin/rest/orders/${_id}`, { trackingCode: 'JJFI123' });
  await asAdmin('POST', `/api/admin/rest/orders/${_id}/notes`, { text: 'Lahja.' });
  expect(await historyOf(_id)).toEqual([
    ['customer', 'placed'],
    ['system', 'declined'],
    ['system', 'paid', 'pending', 'confirmed'],
    [admin.userName, 'status', 'confirmed', 'inProcess'],
    [admin.userName, 'tracking', 'JJFI123'],
    [admin.userName, 'note', 'Lahja.'],
  ]);
});

test('an unpaid order’s history says why it ended, and what became of it [spec-191]', async () => {
  const { _id } = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  await harness.sweepAfter(34);
  expect(await historyOf(_id)).toEqual([
    ['customer', 'placed'],
    ['system', 'closing: expired'],
    ['system', 'released', 'pending', 'rejected'],
  ]);
});
