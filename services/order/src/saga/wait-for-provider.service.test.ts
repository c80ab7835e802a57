import { aProduct } from '@shop/testing';
import { expect, test, vi } from 'vitest';
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();

/** An order paid by an eCheck, which its buyer has replaced by one of other things. */
async function replacedWhilePending() {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const order = await harness.placed(shopper, 'paypal');
  await harness.pend(`${order._id}_1`);
  harness.setCart(shopper, [harness.stock.put(aProduct())]);
  await harness.placed(shopper, 'card');
  return order;
}

/** Sweeps every minute of some hours. @returns how often the payment was asked to close */
async function sweepFor(hours: number, paymentId: string): Promise<number> {
  let asked = 0;
  harness.payments.beforeClose = (payment) => void (asked += payment.paymentId === paymentId ? 1 : 0);
  for (let minute = 1; minute <= hours * 60; minute += 1) await harness.sweepAfter(minute);
  harness.payments.beforeClose = () => undefined;
  return asked;
}

test('a replaced order whose eCheck is pending is looked at less and less often, and logs no failure [spec-201]', async () => {
  const { _id } = await replacedWhilePending();
  const logged = (['warn', 'error'] as const).map((level) => vi.spyOn(harness.deps.logger, level));
  const asked = await sweepFor(6, `${_id}_1`);
  const lines = logged.flatMap(({ mock }) => mock.calls);
  logged.forEach((spy) => spy.mockRestore());
  expect(lines).toEqual([]);
  expect(asked).toBeGreaterThan(10);
  expect(asked).toBeLessThan(40);
  expect(await harness.stored(_id)).toMatchObject({ saga: 'closing', paymentStatus: 'pending' });

  harness.payments.undecided.delete(`${_id}_1`);
  await harness.sweepAfter(7 * 60);
  expect(await harness.stored(_id)).toMatchObject({ saga: 'released', orderStatus: 'rejected' });
});

test('an order that cannot be closed because its provider does not answer is a warning every time', async () => {
  const { _id } = await harness.placed(harness.shopper([harness.stock.put(aProduct())]), 'paypal');
  harness.payments.isMute = true;
  const warn = vi.spyOn(harness.deps.logger, 'warn');
  await harness.sweepAfter(34);
  await harness.sweepAfter(35);
  const lines = warn.mock.calls.filter(([fields]) => (fields as { orderID?: string }).orderID === _id);
  warn.mockRestore();
  expect(lines).toHaveLength(2);
});
