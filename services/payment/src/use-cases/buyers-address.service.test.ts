import { startPaymentSchema } from '@shop/contracts';
import { expect, test } from 'vitest';
import { newPayment } from '../domain/payment.ts';
import { aPayment } from '../../test/payment-calls.ts';
import { setUpPaymentHarness } from '../../test/payment-harness.ts';

const harness = setUpPaymentHarness();
const { shipTo } = aPayment();

const paramsOf = async (paymentId: string) => (await harness.deps.payments.get(paymentId)).params;

test('a payment holds the delivery address only until its provider has it, also over a retry', async () => {
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

test('an attempt that is refused, or closed before it was started, keeps no address either', async () => {
  const [refused, closed] = [aPayment({ provider: 'paypal' }), aPayment({ provider: 'paypal' })];
  await harness.script({ match: 'POST /v2/checkout/orders$', behaviour: 'reply', status: 422 });
  expect((await harness.start(refused)).status).toBe(502);
  await harness.deps.payments.insert(newPayment(startPaymentSchema.parse(closed), new Date()));
  await harness.shut(`${closed.orderID}_1`);
  for (const { orderID } of [refused, closed])
    expect(await paramsOf(`${orderID}_1`)).not.toHaveProperty('shipTo');
});
