import { paymentReported } from '@shop/events';
import { newId } from '@shop/service-kit';
import { anAdmin, sendEvent, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { heard, setUpPaymentHarness } from '../../test/payment-harness.ts';

const PATH = '/api/admin/rest/dead-letters/payment';
const harness = setUpPaymentHarness();

test('a replayed report that arrived before its payment settles it, and captures once', async () => {
  harness.gateway.deaf = true;
  const orderID = newId();
  await sendEvent(paymentReported, { paymentId: `${orderID}_1` }, harness.config);
  const asAdmin = harness.api.as(anAdmin());
  const list = async () => (await asAdmin('GET', PATH)).body;
  await waitFor('the dead letter', async () => (await list()).length === 1);
  const [deadLetter] = await list();
  expect(deadLetter).toMatchObject({
    consumer: 'settle-payment-on-payment-reported',
    code: 'payment-not-found',
    about: { orderID },
    replayable: true,
  });
  const { paymentId, url } = await harness.started('paypal', { orderID });
  await harness.press(url, 'approve');
  expect((await asAdmin('POST', `${PATH}/${deadLetter.id}/replay`)).status).toBe(202);
  expect(await heard(harness, paymentId)).toHaveLength(1);
  await waitFor('the dead letter to go', async () => (await list()).length === 0);
  expect(await harness.counted(paymentId)).toMatchObject({ captures: 1, capturedCents: 11_250 });
});
