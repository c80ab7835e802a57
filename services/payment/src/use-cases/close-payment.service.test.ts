import { waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { aPayment } from '../../test/payment-calls.ts';
import { heard, setUpPaymentHarness } from '../../test/payment-harness.ts';

const harness = setUpPaymentHarness();

test('a closed card payment cannot be paid any more', async () => {
  const { paymentId, url } = await harness.started('stripe');
  expect(await harness.shut(paymentId)).toBe('closed');
  expect(await harness.shut(paymentId)).toBe('closed');
  await harness.press(url, 'approve');
  expect(await harness.settle(paymentId)).toBe('closed');
  expect(await harness.counted(paymentId)).toMatchObject({ state: 'expired', captures: 0 });
});

test('a closed PayPal payment is never captured, even when the buyer approves it afterwards', async () => {
  const { paymentId, url } = await harness.started('paypal');
  expect(await harness.shut(paymentId)).toBe('closed');
  await harness.press(url, 'approve');
  expect(await harness.settle(paymentId)).toBe('closed');
  expect(await harness.counted(paymentId)).toMatchObject({ state: 'approved', captures: 0 });
});

test('an approved PayPal payment is taken before it is closed where that is allowed, and given up elsewhere', async () => {
  harness.gateway.deaf = true;
  for (const captureApproved of [true, false]) {
    const { paymentId, url } = await harness.started('paypal');
    await harness.press(url, 'approve');
    const { body } = await harness.api.asService('POST', `/internal/payments/${paymentId}/close`, {
      captureApproved,
    });
    expect(body.data.status).toBe(captureApproved ? 'paid' : 'closed');
    expect(await harness.settle(paymentId)).toBe(captureApproved ? 'paid' : 'closed');
    expect((await harness.counted(paymentId))?.captures).toBe(captureApproved ? 1 : 0);
  }
});

test('an unapproved payment is closed, also where capturing is allowed', async () => {
  for (const provider of ['paypal', 'stripe'] as const) {
    const { paymentId, url } = await harness.started(provider);
    const close = `/internal/payments/${paymentId}/close`;
    for (let time = 0; time < 2; time += 1) {
      const { body } = await harness.api.asService('POST', close, { captureApproved: true });
      expect(body.data.status).toBe('closed');
    }
    await harness.press(url, 'approve');
    expect(await harness.settle(paymentId)).toBe('closed');
    expect((await harness.counted(paymentId))?.captures).toBe(0);
  }
});

test('while PayPal does not say whether the buyer has approved, nothing is closed', async () => {
  harness.gateway.deaf = true;
  const { paymentId, url } = await harness.started('paypal');
  await harness.press(url, 'approve');
  await harness.script({ match: await harness.lookAt(paymentId), behaviour: 'reply', status: 503 });
  const close = () =>
    harness.api.asService('POST', `/internal/payments/${paymentId}/close`, { captureApproved: true });
  expect(await close()).toMatchObject({ status: 503, body: { code: 'payment-unknown' } });
  expect((await close()).body.data.status).toBe('paid');
  expect((await harness.counted(paymentId))?.captures).toBe(1);
});

async function declined() {
  const { paymentId, url } = await harness.started('paypal');
  await harness.press(url, 'decline');
  expect(await harness.settle(paymentId)).toBe('failed');
  return { paymentId, url };
}

test('a payment that PayPal declined is closed, and never captured after a new approval', async () => {
  const { paymentId, url } = await declined();
  expect(await harness.shut(paymentId)).toBe('closed');
  await harness.press(url, 'approve');
  expect(await harness.settle(paymentId)).toBe('closed');
  expect(await harness.counted(paymentId)).toMatchObject({ state: 'approved', captures: 0 });
  expect(await harness.deps.payments.get(paymentId)).toMatchObject({ reason: 'INSTRUMENT_DECLINED' });
});

test('a payment that was declined and approved again is given up by a closing, and captured where that is allowed', async () => {
  harness.gateway.deaf = true;
  const [closing, capturing] = [await declined(), await declined()];
  for (const { url } of [closing, capturing]) await harness.press(url, 'approve');
  expect(await harness.shut(closing.paymentId)).toBe('closed');
  const { body } = await harness.api.asService('POST', `/internal/payments/${capturing.paymentId}/close`, {
    captureApproved: true,
  });
  expect(body.data.status).toBe('paid');
  expect((await harness.counted(closing.paymentId))?.captures).toBe(0);
  expect((await harness.counted(capturing.paymentId))?.captures).toBe(1);
});

test('closing and a second approval at once end in one of the two, never in both', async () => {
  harness.gateway.deaf = true;
  for (let round = 0; round < 5; round += 1) {
    const { paymentId, url } = await declined();
    await harness.press(url, 'approve');
    await Promise.all([harness.ask(paymentId, 'settle'), harness.ask(paymentId, 'close')]);
    const state = await harness.shut(paymentId);
    const counted = await harness.counted(paymentId);
    expect([state, counted?.captures]).toEqual(state === 'paid' ? ['paid', 1] : ['closed', 0]);
  }
});

test('a payment that was never made at PayPal is closed without asking', async () => {
  await harness.script({ match: 'POST /v2/checkout/orders$', behaviour: 'reply', status: 422 });
  const input = aPayment({ provider: 'paypal' });
  await harness.start(input);
  await harness.clearScript();
  const paymentId = `${input.orderID}_1`;
  expect((await harness.deps.payments.get(paymentId)).status).toBe('failed');
  expect(await harness.shut(paymentId)).toBe('closed');
});

test('closing a card payment that was just paid settles it', async () => {
  harness.gateway.deaf = true;
  const { paymentId, url } = await harness.started('stripe');
  await harness.press(url, 'approve');
  expect(await harness.shut(paymentId)).toBe('paid');
  expect(await heard(harness, paymentId)).toHaveLength(1);
});

test('closing and settling a PayPal payment at once ends in one of the two, never in both', async () => {
  harness.gateway.deaf = true;
  for (let round = 0; round < 10; round += 1) {
    const { paymentId, url } = await harness.started('paypal');
    await harness.press(url, 'approve');
    await Promise.all([harness.ask(paymentId, 'settle'), harness.ask(paymentId, 'close')]);
    const state = await harness.settle(paymentId);
    const counted = await harness.counted(paymentId);
    expect([state, counted?.captures]).toEqual(state === 'paid' ? ['paid', 1] : ['closed', 0]);
  }
});

test('while the provider does not answer a closing is unknown, and asked again', async () => {
  const { paymentId } = await harness.started('stripe');
  await harness.script({ match: 'POST /v1/checkout/sessions/.*/expire', behaviour: 'reply', status: 503 });
  expect(await harness.ask(paymentId, 'close')).toMatchObject({
    status: 503,
    body: { code: 'payment-unknown' },
  });
  expect(await harness.shut(paymentId)).toBe('closed');
});

/** What Stripe answers about a session that it does not know. */
const unknownSession = {
  error: {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: "No such checkout.session: 'cs_test_gone'",
    param: 'id',
  },
};
const expire = 'POST /v1/checkout/sessions/.*/expire';

test.each([false, true])(
  'a card payment whose session Stripe does not know is closed (asked first: %s)',
  async (captureApproved) => {
    const { paymentId } = await harness.started('stripe');
    for (const match of [await harness.lookAt(paymentId), expire])
      await harness.script({ match, behaviour: 'reply', status: 404, body: unknownSession });
    const { body } = await harness.api.asService('POST', `/internal/payments/${paymentId}/close`, {
      captureApproved,
    });
    expect(body.data?.status).toBe('closed');
  },
);

test('a 404 that is not Stripe’s own says nothing about a card payment', async () => {
  const { paymentId } = await harness.started('stripe');
  const page = '<html><body>404 Not Found</body></html>';
  for (const match of [await harness.lookAt(paymentId), expire])
    await harness.script({ match, behaviour: 'reply', status: 404, body: page });
  expect(await harness.ask(paymentId, 'close')).toMatchObject({
    status: 503,
    body: { code: 'payment-unknown' },
  });
  await harness.clearScript();
  expect(await harness.shut(paymentId)).toBe('closed');
});

test('a capture that has begun is not closed over', async () => {
  harness.gateway.deaf = true;
  const { paymentId, url } = await harness.started('paypal');
  await harness.press(url, 'approve');
  await harness.script({ match: 'POST /v2/checkout/orders/.*/capture', behaviour: 'hold', ms: 700 });
  const settling = harness.settle(paymentId);
  await waitFor('the capture to begin', async () => {
    const { status } = await harness.deps.payments.get(paymentId);
    return status !== 'open';
  });
  const closing = await harness.ask(paymentId, 'close');
  expect(await settling).toBe('paid');
  expect(['paid', undefined]).toContain(closing.body.data?.status);
  expect(await harness.shut(paymentId)).toBe('paid');
});

test('an attempt that the provider never answered is closed, and its link never leaves afterwards', async () => {
  const input = aPayment();
  const { stripe } = harness.deps.providers;
  const { create } = stripe;
  let answer = (): void => undefined;
  const closed = new Promise<void>((resolve) => (answer = resolve));
  const asked = new Promise<void>((resolve) => {
    stripe.create = async (payment) => {
      resolve();
      await closed;
      return create(payment);
    };
  });
  const starting = harness.start(input);
  await asked;
  expect(await harness.shut(`${input.orderID}_1`)).toBe('closed');
  answer();
  expect((await starting).body).toMatchObject({ success: false, code: 'order-closed' });
  stripe.create = create;
});

test('money that arrives for a closed payment sends an event, so that the order can decide', async () => {
  const { paymentId, url } = await harness.started('stripe');
  // The session is closed in our books alone, as if the provider had let a payment through at the last moment.
  await harness.deps.payments.move(paymentId, 'closed', { reason: 'closed' });
  await harness.press(url, 'approve');
  expect(await heard(harness, paymentId)).toHaveLength(1);
  expect(await harness.settle(paymentId)).toBe('paid');
});
