import type { StartedPayment } from '@shop/contracts';
import { waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { settlePayment } from './settle-payment.ts';
import { aPayment } from '../../test/payment-calls.ts';
import { holdingCapture } from '../../test/holding-capture.ts';
import { heard, setUpPaymentHarness } from '../../test/payment-harness.ts';

const harness = setUpPaymentHarness();

test('a card payment is paid once its page is, and the order hears of it once', async () => {
  const { paymentId, url } = await harness.started('stripe');
  expect(url).toContain('http://localhost:3000/sandbox/stripe/cs_test_');
  expect(await harness.settle(paymentId)).toBe('open');
  expect(await harness.press(url, 'approve')).toBe('http://localhost:3000/shop/payment-success?orderID=1');
  expect(await harness.settle(paymentId)).toBe('paid');
  const [event, ...more] = await heard(harness, paymentId);
  expect(more).toEqual([]);
  expect(event).toMatchObject({ paymentId, provider: 'stripe', amountCents: 11_250 });
  expect(await harness.counted(paymentId)).toMatchObject({ captures: 1, capturedCents: 11_250 });
});

test('a PayPal payment is captured after its approval', async () => {
  const { paymentId, url } = await harness.started('paypal');
  const back = new URL(await harness.press(url, 'approve'));
  expect(back.searchParams.get('token')).toMatch(/^\w{17}$/);
  const { body } = await harness.ask(paymentId, 'settle');
  expect(body.data).toMatchObject({
    status: 'paid',
    providerPaymentId: back.searchParams.get('token'),
    payerId: back.searchParams.get('PayerID'),
  });
  expect(await heard(harness, paymentId)).toHaveLength(1);
  expect(await harness.counted(paymentId)).toMatchObject({ captures: 1, capturedCents: 11_250 });
});

test.each(['stripe', 'paypal'] as const)(
  'a %s payment is paid by its webhook alone when the buyer never comes back',
  async (provider) => {
    const { paymentId, url } = await harness.started(provider);
    await harness.press(url, 'approve');
    expect(await heard(harness, paymentId)).toHaveLength(1);
    expect(await harness.counted(paymentId)).toMatchObject({ captures: 1 });
  },
);

test('a payment is settled by many at once and captured once', async () => {
  const { paymentId, url } = await harness.started('paypal');
  await harness.press(url, 'approve');
  const states = await Promise.all(Array.from({ length: 20 }, () => harness.settle(paymentId)));
  expect(new Set(states)).toEqual(new Set(['paid']));
  expect(await heard(harness, paymentId)).toHaveLength(1);
  expect(await harness.counted(paymentId)).toMatchObject({ captures: 1 });
});

test('a declined PayPal payment fails and is never captured', async () => {
  const { paymentId, url } = await harness.started('paypal');
  await harness.press(url, 'decline');
  expect(await harness.settle(paymentId)).toBe('failed');
  expect(await harness.deps.payments.get(paymentId)).toMatchObject({ reason: 'INSTRUMENT_DECLINED' });
  expect(await harness.counted(paymentId)).toMatchObject({ captures: 0 });
});

test('a payment that PayPal declined is captured once after a new approval, however many calls arrive', async () => {
  const { paymentId, url } = await harness.started('paypal');
  await harness.press(url, 'decline');
  expect(await harness.settle(paymentId)).toBe('failed');
  harness.gateway.deaf = true;
  await harness.press(url, 'approve');
  const states = await Promise.all(Array.from({ length: 8 }, () => harness.settle(paymentId)));
  expect(new Set(states)).toEqual(new Set(['paid']));
  expect(await heard(harness, paymentId)).toHaveLength(1);
  expect(await harness.counted(paymentId)).toMatchObject({ captures: 1, capturedCents: 11_250 });
});

test('a refusal is not requested again by status checks, until the buyer has approved again', async () => {
  const { paymentId, url } = await harness.started('paypal');
  await harness.press(url, 'decline');
  for (let look = 0; look < 4; look += 1) expect(await harness.settle(paymentId)).toBe('failed');
  expect(await harness.deps.payments.get(paymentId)).toMatchObject({ status: 'failed', declines: 1 });
  await harness.press(url, 'decline');
  expect(await harness.settle(paymentId)).toBe('failed');
  expect(await harness.deps.payments.get(paymentId)).toMatchObject({ declines: 2 });
});

test('a late refusal does not change a capture that another worker has begun', async () => {
  harness.gateway.deaf = true;
  const { paymentId } = await harness.started('paypal');
  const { payments } = harness.deps;
  const open = await payments.get(paymentId);
  const first = (await payments.claimCapture(open, 0))?.leaseUntil;
  const second = (await payments.claimCapture(open, 60_000))?.leaseUntil;
  expect(second).toBeInstanceOf(Date);
  expect(await payments.move(paymentId, 'failed', {}, { lease: { until: first } })).toBeNull();
  expect(await payments.get(paymentId)).toMatchObject({ status: 'capturing', leaseUntil: second });
  // A worker that saw it approved before it was declined does not capture it now.
  expect(
    await payments.move(paymentId, 'failed', { declines: 1 }, { lease: { until: second } }),
  ).not.toBeNull();
  expect(await payments.claimCapture(open, 60_000)).toBeNull();
});

test('a call that meets a capture which is declined the next moment reports the decline', async () => {
  harness.gateway.deaf = true;
  const { paymentId, url } = await harness.started('paypal');
  await harness.press(url, 'decline');
  const { payments } = harness.deps;
  const { deps, goOn } = holdingCapture(harness.deps);
  const first = settlePayment(deps, paymentId);
  await waitFor('the capture', async () => (await payments.get(paymentId)).status === 'capturing');
  let looks = 0;
  const get: typeof payments.get = async (id) => {
    looks += 1;
    // At first, and when it cannot capture: then the other one ends.
    if (looks > 2) goOn();
    if (looks > 2) await first;
    return payments.get(id);
  };
  const second = await settlePayment({ ...harness.deps, payments: { ...payments, get } }, paymentId);
  expect(second).toMatchObject({ status: 'failed', declines: 1 });
  // A refused worker asks again: the lease holder may not have seen this change.
  expect(looks).toBe(4);
});

test('a new approval that meets the end of a declined capture is captured', async () => {
  harness.gateway.deaf = true;
  const { paymentId, url } = await harness.started('paypal');
  await harness.press(url, 'decline');
  const { payments } = harness.deps;
  const { deps, goOn, ended } = holdingCapture(harness.deps, 'answer');
  const first = settlePayment(deps, paymentId);
  await ended;
  await harness.press(url, 'approve');
  let claims = 0;
  const claimCapture: typeof payments.claimCapture = async (...claim) => {
    claims += 1;
    goOn();
    await first;
    return payments.claimCapture(...claim);
  };
  const second = await settlePayment({ ...harness.deps, payments: { ...payments, claimCapture } }, paymentId);
  expect(await first).toMatchObject({ status: 'failed', declines: 1 });
  expect(second).toMatchObject({ status: 'paid' });
  expect(claims).toBe(2);
});

test('while PayPal does not say whether it was approved again, no failure is published', async () => {
  harness.gateway.deaf = true;
  const { paymentId, url } = await harness.started('paypal');
  await harness.press(url, 'decline');
  expect(await harness.settle(paymentId)).toBe('failed');
  await harness.press(url, 'approve');
  await harness.script({ match: await harness.lookAt(paymentId), behaviour: 'reply', status: 503 });
  expect(await harness.settle(paymentId)).toBe('open');
  // The worker goes on asking.
  expect(await heard(harness, paymentId)).toHaveLength(1);
});

test('the webhook of the second approval alone is enough, also after three declined ones', async () => {
  const { paymentId, url } = await harness.started('paypal');
  for (let round = 0; round < 3; round += 1) {
    await harness.press(url, 'decline');
    expect(await harness.settle(paymentId)).toBe('failed');
  }
  await harness.press(url, 'approve');
  expect(await heard(harness, paymentId)).toHaveLength(1);
  expect(await harness.counted(paymentId)).toMatchObject({ captures: 1 });
});

test('a declined card leaves the payment open for another try', async () => {
  const { paymentId, url } = await harness.started('stripe');
  await harness.press(url, 'decline');
  expect(await harness.settle(paymentId)).toBe('open');
  await harness.press(url, 'approve');
  expect(await harness.settle(paymentId)).toBe('paid');
});

test('the same attempt gives the same page, and a delivery fee is asked for as a line', async () => {
  const input = aPayment({ amountCents: 11_840 });
  const answers = await Promise.all(Array.from({ length: 5 }, () => harness.start(input)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.data.url)).size).toBe(1);
  const [{ url, paymentId }] = answers.map(({ body }) => body.data) as [StartedPayment];
  const page = await (await fetch(harness.sandboxUrl + new URL(url).pathname)).text();
  expect(page).toContain('Toimitus');
  expect(page).toMatch(/118,40\s€/);
  const second = await harness.start({ ...input, amountCents: 20_000 });
  expect(second.status).toBe(409);
  await harness.press(url, 'approve');
  expect(await harness.settle(paymentId)).toBe('paid');
  expect((await harness.start(input)).body.code).toBe('order-already-paid');
});

test.each([
  ['stripe', { cents: 1 }],
  ['stripe', { currency: 'USD' }],
  ['paypal', { cents: 11_249 }],
  ['paypal', { currency: 'USD' }],
] as const)(
  '%s money that does not match (%o) goes to review, is never confirmed, and is published as received',
  async (provider, twist) => {
    const { paymentId, url } = await harness.started(provider);
    const moment = provider === 'stripe' ? 'POST /sandbox/stripe/' : 'POST /v2/checkout/orders/.*/capture';
    await harness.script({ match: moment, behaviour: 'alter', ...twist });
    await harness.press(url, 'approve');
    await waitFor('the review', async () => (await harness.settle(paymentId)) === 'review');
    expect(await harness.settle(paymentId)).toBe('review');
    expect(await harness.shut(paymentId)).toBe('review');
    const of = (event: { paymentId: string }) => event.paymentId === paymentId;
    await waitFor('the order to hear of it', () => harness.mismatched.some(of));
    const [event, ...more] = harness.mismatched.filter(of);
    expect(more).toEqual([]);
    const captured = { amountCents: 11_250, currency: 'EUR' };
    if ('cents' in twist) captured.amountCents = twist.cents;
    else captured.currency = twist.currency;
    const { chargeId } = await harness.deps.payments.get(paymentId);
    expect(chargeId).toMatch(/./);
    expect(event).toMatchObject({ captured, chargeId });
    expect((await harness.ask(paymentId, 'settle')).body.data).toMatchObject({ captured, chargeId });
    expect(harness.completed.filter(of)).toEqual([]);
  },
);

test.each(['stripe', 'paypal'] as const)(
  'a %s payment whose outcome the provider gives later is waited for, then paid',
  async (provider) => {
    const { paymentId, url } = await harness.started(provider);
    const moment = provider === 'stripe' ? 'POST /sandbox/stripe/' : 'POST /v2/checkout/orders/.*/capture';
    await harness.script({ match: moment, behaviour: 'pending' });
    await harness.press(url, 'approve');
    await waitFor('the pending payment', async () => (await harness.counted(paymentId))?.state === 'pending');
    expect(await harness.settle(paymentId)).toBe('open');
    expect((await harness.ask(paymentId, 'close')).body.code).toBe('payment-unknown');
    const { providerId } = await harness.deps.payments.get(paymentId);
    await fetch(`${harness.sandboxUrl}/pending/${providerId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: 'paid' }),
    });
    expect(await heard(harness, paymentId)).toHaveLength(1);
    expect(await harness.counted(paymentId)).toMatchObject({ captures: 1 });
  },
);

test.each(['drop', 'commit-then-drop', '500-after-commit', 'reply'] as const)(
  'a capture that ends in %s is driven to a definite answer, and captured once',
  async (behaviour) => {
    const { paymentId, url } = await harness.started('paypal');
    harness.gateway.deaf = true;
    await harness.script({ match: 'POST /v2/checkout/orders/.*/capture', behaviour, times: 2 });
    await harness.press(url, 'approve');
    expect(await harness.settle(paymentId)).toBe('paid');
    expect(await heard(harness, paymentId)).toHaveLength(1);
    expect(await harness.counted(paymentId)).toMatchObject({ captures: 1 });
  },
);

test('a provider that is away during a call is asked again by the worker', async () => {
  const { paymentId, url } = await harness.started('stripe');
  harness.gateway.deaf = true;
  await harness.press(url, 'approve');
  await harness.script({ match: await harness.lookAt(paymentId), behaviour: 'reply', status: 503, times: 2 });
  expect(await harness.settle(paymentId)).toBe('open');
  expect(await heard(harness, paymentId)).toHaveLength(1);
});

test('a provider that is away at the start is said to be, and the same attempt works afterwards', async () => {
  const input = aPayment({ provider: 'paypal' });
  await harness.script({ match: 'POST /v2/checkout/orders$', behaviour: '500-after-commit' });
  const failed = await harness.start(input);
  expect(failed).toMatchObject({ status: 502, body: { code: 'paypal-unavailable' } });
  expect(failed.body.message).toBe('Error initiating PayPal payment');
  const again = await harness.start(input);
  expect(again.status).toBe(201);
  expect(again.body.data.url).toContain('/sandbox/paypal/');
});

test('a start that the provider refuses is over', async () => {
  const input = aPayment();
  await harness.script({
    match: 'POST /v1/checkout/sessions$',
    behaviour: 'reply',
    status: 400,
    body: { error: { type: 'invalid_request_error', message: 'no' } },
  });
  expect((await harness.start(input)).body.code).toBe('card-unavailable');
  expect((await harness.start(input)).body.code).toBe('order-closed');
});

test('a link that is not the provider’s own never leaves [asvs-13]', async () => {
  await harness.script({
    match: 'POST /v2/checkout/orders$',
    behaviour: 'reply',
    status: 201,
    body: {
      id: 'EVIL',
      status: 'PAYER_ACTION_REQUIRED',
      links: [{ rel: 'payer-action', href: 'https://paypal.com.evil.example/x' }],
    },
  });
  expect((await harness.start(aPayment({ provider: 'paypal' }))).status).toBe(502);
});

test('bad input is refused before anything is stored', async () => {
  const bad: Record<string, unknown>[] = [
    { orderID: { $ne: null } },
    { orderID: 'x'.repeat(24) },
    { attempt: 0 },
    { provider: 'bitcoin' },
    { amountCents: 0 },
    { amountCents: 1.5 },
    { amountCents: 100 },
    { lines: [{ title: 'x', quantity: -1, unitCents: 1 }] },
    { returnUrl: 'https://elsewhere.example/' },
    { cancelUrl: 'javascript:alert(1)' },
    { expiresAt: 'tomorrow' },
  ];
  const count = () => harness.database.connection.collection('payments').countDocuments();
  const before = await count();
  for (const fields of bad) expect((await harness.start(fields)).status, JSON.stringify(fields)).toBe(400);
  expect(await count()).toBe(before);
});

test('only other services come in, and an unknown payment is not there', async () => {
  expect((await harness.api.plain('POST', '/internal/payments', aPayment())).status).toBe(401);
  expect((await harness.ask('0123456789abcdef01234567_1', 'settle')).status).toBe(404);
  expect((await harness.ask('0123456789abcdef01234567_1', 'close')).status).toBe(404);
});
