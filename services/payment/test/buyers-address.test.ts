import { startPaymentSchema } from '@shop/contracts';
import { waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { newPayment } from '../src/domain/payment.ts';
import { migrations } from '../src/store/migrations.ts';
import { createAddressSweeper } from '../src/sweepers/address-sweeper.ts';
import { aPayment } from './payment-calls.ts';
import { setUpPaymentHarness } from './payment-harness.ts';

const harness = setUpPaymentHarness();
const { shipTo } = aPayment();

const paramsOf = async (paymentId: string) => (await harness.deps.payments.get(paymentId)).params;

test('who a parcel goes to stands in a payment only until its provider knows, also where that has to be asked twice', async () => {
  const input = aPayment({ provider: 'paypal' });
  const paymentId = `${input.orderID}_1`;
  await harness.script({ match: 'POST /v2/checkout/orders$', behaviour: 'reply', status: 503, times: 10 });
  expect((await harness.start(input)).status).toBe(502);
  expect(await paramsOf(paymentId)).toMatchObject({ shipTo });
  await harness.clearScript();
  expect((await harness.start(input)).status).toBe(201);
  expect(await paramsOf(paymentId)).not.toHaveProperty('shipTo');
  expect(await paramsOf(paymentId)).toMatchObject({ returnUrl: input.returnUrl, lines: input.lines });
});

test('an attempt that is refused, or closed before it was started, tells nobody’s address either', async () => {
  const [refused, closed] = [aPayment({ provider: 'paypal' }), aPayment({ provider: 'paypal' })];
  await harness.script({ match: 'POST /v2/checkout/orders$', behaviour: 'reply', status: 422 });
  expect((await harness.start(refused)).status).toBe(502);
  await harness.deps.payments.insert(newPayment(startPaymentSchema.parse(closed), new Date()));
  await harness.shut(`${closed.orderID}_1`);
  for (const { orderID } of [refused, closed])
    expect(await paramsOf(`${orderID}_1`)).not.toHaveProperty('shipTo');
});

/** A payment that an earlier version has started, and one that is still to be started. */
async function startedBefore() {
  const { paymentId } = await harness.started('paypal');
  const payments = harness.database.connection.collection<{ _id: string }>('payments');
  await payments.updateOne({ _id: paymentId }, { $set: { 'params.shipTo': shipTo } });
  const creating = newPayment(startPaymentSchema.parse(aPayment({ provider: 'paypal' })), new Date());
  await harness.deps.payments.insert(creating);
  return { paymentId, creating };
}

test('a payment that a replica of an earlier version starts after that is made to forget it', async () => {
  const { paymentId, creating } = await startedBefore();
  const sweeper = createAddressSweeper(harness.deps);
  sweeper.start();
  await waitFor('the address to be forgotten', async () => (await paramsOf(paymentId)).shipTo === undefined);
  await sweeper.stop();
  expect(await paramsOf(creating._id)).toMatchObject({ shipTo });
});

test('payments from before that forget it once they are migrated, those that are still to be started do not', async () => {
  const { paymentId, creating } = await startedBefore();
  const migrate = () => Promise.all(migrations.map(({ up }) => up(harness.database.connection)));
  await Promise.all([migrate(), migrate()]);
  expect(await paramsOf(paymentId)).not.toHaveProperty('shipTo');
  expect(await paramsOf(creating._id)).toMatchObject({ shipTo });
});
