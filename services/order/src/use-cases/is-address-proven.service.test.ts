import { emailOrderSchema } from '@shop/contracts';
import { aProduct, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness, type Shopper } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();

const factsOf = async ({ _id }: { _id: string }) =>
  emailOrderSchema.parse((await harness.api.asService('GET', `/internal/orders/${_id}`)).body.data);
const aShopper = (): Shopper => harness.shopper([harness.stock.put(aProduct())]);
const lookUps = () => harness.standIns.account.calls.filter((call) => /buyers\/\w+$/.test(call)).length;

test('an address that is neither confirmed nor has paid is unproven [sec-18]', async () => {
  const shopper = aShopper();
  harness.doubt(shopper);
  expect((await factsOf(await harness.placed(shopper))).isAddressProven).toBe(false);
});

test('a confirmed address is proven', async () => {
  expect((await factsOf(await harness.placed(aShopper()))).isAddressProven).toBe(true);
});

test('a paid order proves its address, also for the next order, without a call to account', async () => {
  const shopper = aShopper();
  harness.doubt(shopper);
  const paid = await harness.placed(shopper);
  await harness.report(harness.payments.turn(`${paid._id}_1`, 'paid'));
  await waitFor('the cart to be cleared', () =>
    harness.carts.get(shopper.user.id).applied.includes(paid._id),
  );
  harness.setCart(shopper, [harness.stock.put(aProduct())], 1);
  const next = await harness.placed(shopper);
  const before = lookUps();
  expect((await factsOf(paid)).isAddressProven).toBe(true);
  expect(await factsOf(next)).toMatchObject({ isAddressProven: true, isPaid: false });
  expect(lookUps()).toBe(before);
});

test('a confirmed account proves no other address', async () => {
  const order = await harness.placed(aShopper());
  await harness.database.connection
    .collection('orders')
    .updateOne({ _id: order._id as never }, { $set: { email: 'someone.else@posti.example' } });
  expect((await factsOf(order)).isAddressProven).toBe(false);
});
