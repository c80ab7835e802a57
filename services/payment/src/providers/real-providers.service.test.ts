import { startPaymentSchema } from '@shop/contracts';
import { waitFor } from '@shop/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newPayment } from '../domain/payment.ts';
import type { KnownPayment } from './provider.ts';
import { createProviders } from './providers.ts';
import { settlePayment } from '../use-cases/settle-payment.ts';
import { aPayment } from '../../test/payment-calls.ts';
import { heard, openPaymentHarness, setUpPaymentHarness } from '../../test/payment-harness.ts';

/* What the real providers do now and then, played by the stand-ins. */
const harness = setUpPaymentHarness();

const capture = 'POST /v2/checkout/orders/.*/capture';

/** What the provider has been asked for. */
async function askedFor(reference: string): Promise<Record<string, unknown> | undefined> {
  const response = await fetch(`${harness.sandboxUrl}/ledger`);
  const { entries } = (await response.json()) as { entries: Record<string, unknown>[] };
  return entries.find((entry) => entry['type'] === 'created' && entry['reference'] === reference);
}

/** A PayPal payment that its buyer has approved while no webhook reaches the shop. */
async function approved() {
  harness.gateway.deaf = true;
  const started = await harness.started('paypal');
  await harness.press(started.url, 'approve');
  return started;
}

test.each(['POST /v2/checkout/orders$', 'GET /v2/checkout/orders/', capture])(
  'a PayPal token that is taken back before %s is replaced in the same call',
  async (match) => {
    await harness.script({ match, behaviour: 'revoke' });
    const { paymentId } = await approved();
    expect(await harness.settle(paymentId)).toBe('paid');
    expect(await harness.counted(paymentId)).toMatchObject({ captures: 1 });
  },
);

test('a PayPal token that is taken back does not cost a webhook', async () => {
  const { paymentId, url } = await harness.started('paypal');
  await harness.script({ match: 'POST /v1/notifications/', behaviour: 'revoke', times: 1 });
  await harness.press(url, 'approve');
  expect(await heard(harness, paymentId)).toHaveLength(1);
});

describe('a token that PayPal did not give once', () => {
  // Stand-ins of its own: the harness’s service and worker, which may want a token at any moment, would take the fault.
  let second: Awaited<ReturnType<typeof openPaymentHarness>>;
  beforeAll(async () => {
    second = await openPaymentHarness({ worker: false, sweeps: false });
  });
  afterAll(() => second.close());

  test.each([
    { behaviour: 'drop' },
    { behaviour: 'commit-then-drop' },
    { behaviour: 'reply', status: 500 },
    { behaviour: 'reply', status: 429 },
  ] as const)('is asked for again by the next call: $behaviour $status', async (fault) => {
    // The first call of a process is the one that asks for a token.
    const { paypal } = createProviders(second.config);
    const payment = () => newPayment(startPaymentSchema.parse(aPayment({ provider: 'paypal' })), new Date());
    await second.script({ match: 'POST /v1/oauth2/token', ...fault });
    await expect(paypal.create(payment())).rejects.toThrow('PayPal');
    expect(await paypal.create(payment())).toHaveProperty('providerId');
  });
});

test('PayPal’s refusal of every token is no answer about the payment', async () => {
  const { paymentId } = await approved();
  await harness.script({ match: await harness.lookAt(paymentId), behaviour: 'revoke', times: 2 });
  expect(await harness.settle(paymentId)).toBe('open');
  expect(await heard(harness, paymentId)).toHaveLength(1);
});

test('PayPal receives the delivery address, and must not accept a payment that would pend', async () => {
  const { paymentId } = await harness.started('paypal');
  expect(await askedFor(paymentId)).toMatchObject({
    parcel: {
      name: 'Aino Aalto',
      address: 'Satakunnankatu 18',
      city: 'Tampere',
      postcode: '33210',
      country: 'FI',
    },
    immediate: true,
  });
});

test('the reason for which a capture is pending reaches the order, once, and the payment is paid later', async () => {
  const { paymentId } = await approved();
  await harness.script({ match: capture, behaviour: 'pending', reason: 'ECHECK' });
  expect(await harness.settle(paymentId)).toBe('open');
  expect(await harness.settle(paymentId)).toBe('open');
  expect(await harness.deps.payments.get(paymentId)).toMatchObject({ pendingReason: 'ECHECK' });
  const pendingEvents = () => harness.pending.filter((event) => event.paymentId === paymentId);
  await waitFor('the order to hear of it', () => pendingEvents().length > 0);
  expect(pendingEvents()).toEqual([{ paymentId, orderID: paymentId.split('_')[0], reason: 'ECHECK' }]);
  harness.gateway.deaf = false;
  const { providerId } = await harness.deps.payments.get(paymentId);
  await fetch(`${harness.sandboxUrl}/pending/${providerId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'paid' }),
  });
  expect(await heard(harness, paymentId)).toHaveLength(1);
  expect(pendingEvents()).toHaveLength(1);
});

test('a card payment that Stripe answers with a saved 500 fails, and the next attempt has a key of its own', async () => {
  const input = aPayment();
  await harness.script({ match: 'POST /v1/checkout/sessions$', behaviour: 'reply' });
  expect((await harness.start(input)).body.code).toBe('card-unavailable');
  expect(await harness.settle(`${input.orderID}_1`)).toBe('failed');
  const next = await harness.start({ ...input, attempt: 2 });
  expect(next.status).toBe(201);
  await harness.press((next.body.data as { url: string }).url, 'approve');
  expect(await harness.settle(`${input.orderID}_2`)).toBe('paid');
  expect(await askedFor(`${input.orderID}_1`)).toBeUndefined();
});

test('a card session that Stripe made in spite of its 500 is found and given out', async () => {
  const input = aPayment();
  await harness.script({ match: 'POST /v1/checkout/sessions$', behaviour: '500-after-commit' });
  const { status, body } = await harness.start(input);
  expect(status).toBe(201);
  await harness.press((body.data as { url: string }).url, 'approve');
  expect(await harness.settle(`${input.orderID}_1`)).toBe('paid');
});

test('while the look-up itself fails nothing is decided, and a repeated call finds out', async () => {
  const input = aPayment();
  await harness.script({ match: 'POST /v1/checkout/sessions$', behaviour: '500-after-commit' });
  await harness.script({ match: 'GET /v1/checkout/sessions$', behaviour: 'reply', status: 503 });
  expect((await harness.start(input)).body.code).toBe('card-unavailable');
  expect((await harness.deps.payments.get(`${input.orderID}_1`)).status).toBe('creating');
  expect((await harness.start(input)).status).toBe(201);
});

test('a start that is repeated minutes after a lost answer still fits Stripe’s half hour', async () => {
  const input = aPayment();
  await harness.script({ match: 'POST /v1/checkout/sessions$', behaviour: 'drop', times: 10 });
  expect((await harness.start(input)).status).toBe(502);
  await harness.clearScript();
  const { sessionExpiresAt } = (await harness.deps.payments.get(`${input.orderID}_1`)).params;
  expect(sessionExpiresAt.getTime() - Date.now()).toBeGreaterThan(34 * 60_000);
  expect(sessionExpiresAt.getTime()).toBeLessThan(Date.parse(input.expiresAt));
  expect((await harness.start(input)).status).toBe(201);
});

test.each([
  ['a proxy’s page', '<html><body>404 Not Found</body></html>'],
  ['another server’s JSON', { error: 'not found' }],
])('a 404 that is %s says nothing about a PayPal payment', async (_what, body) => {
  const { paymentId } = await approved();
  await harness.script({ match: await harness.lookAt(paymentId), behaviour: 'reply', status: 404, body });
  expect(await harness.settle(paymentId)).toBe('open');
  expect(await heard(harness, paymentId)).toHaveLength(1);
});

test('PayPal’s own 404 says that the payment is gone', async () => {
  const { paymentId } = await harness.started('paypal');
  const body = {
    name: 'RESOURCE_NOT_FOUND',
    message: 'The specified resource does not exist.',
    debug_id: 'b1d1f06c7246c',
    details: [{ issue: 'INVALID_RESOURCE_ID', description: 'Specified resource ID does not exist.' }],
  };
  await harness.script({ match: await harness.lookAt(paymentId), behaviour: 'reply', status: 404, body });
  expect(await harness.settle(paymentId)).toBe('closed');
});

test('a capture that PayPal is completing already is waited for, not failed', async () => {
  const { paymentId } = await approved();
  const body = {
    name: 'UNPROCESSABLE_ENTITY',
    message: 'The requested action could not be performed.',
    debug_id: 'b1d1f06c7246c',
    details: [{ issue: 'ORDER_COMPLETION_IN_PROGRESS', description: 'Being completed.' }],
  };
  await harness.script({ match: capture, behaviour: 'reply', status: 422, body });
  await harness.settle(paymentId);
  expect(await heard(harness, paymentId)).toHaveLength(1);
  expect(await harness.counted(paymentId)).toMatchObject({ captures: 1 });
});

test('a capture that is refused, while the money of an earlier one is there, is no refusal', async () => {
  const { paymentId } = await approved();
  const payment = (await harness.deps.payments.get(paymentId)) as KnownPayment;
  const { paypal } = harness.deps.providers;
  await paypal.capture(payment);
  const body = {
    name: 'NOT_AUTHORIZED',
    message: 'Authorization failed due to insufficient permissions.',
    debug_id: 'b1d1f06c7246c',
    details: [{ issue: 'PERMISSION_DENIED', description: 'You do not have permission.' }],
  };
  await harness.script({ match: capture, behaviour: 'reply', status: 403, body });
  expect(await paypal.capture(payment)).toMatchObject({ state: 'paid', reference: paymentId });
});

test('a buyer whose approval PayPal needs again is sent back, and pays then', async () => {
  const { paymentId, url } = await approved();
  await harness.script({ match: capture, behaviour: 'payer-action' });
  const { body } = await harness.ask(paymentId, 'settle');
  expect(body.data).toMatchObject({ status: 'open', needsPayer: true });
  await harness.press(url, 'approve');
  const paid = await harness.ask(paymentId, 'settle');
  expect(paid.body.data).toMatchObject({ status: 'paid' });
  expect(paid.body.data).not.toHaveProperty('needsPayer');
});

test('a buyer whose approval PayPal needs again is sent back, also during a status check', async () => {
  const { paymentId } = await approved();
  await harness.script({ match: capture, behaviour: 'payer-action' });
  const { paypal } = harness.deps.providers;
  const captureNow = paypal.capture;
  const capturing = vi.spyOn(paypal, 'capture').mockImplementationOnce(async (payment) => {
    const reported = await captureNow(payment);
    await settlePayment(harness.deps, paymentId).catch(() => undefined);
    return reported;
  });
  const { body } = await harness.ask(paymentId, 'settle');
  capturing.mockRestore();
  expect(body.data).toMatchObject({ status: 'open', needsPayer: true });
});

test('a look from before a capture takes nothing from it', async () => {
  const { paymentId } = await approved();
  const { payments, providers } = harness.deps;
  // A capture was left by a process that died; while PayPal is asked about it, another process begins one.
  await payments.claimCapture(await payments.get(paymentId), 0);
  const looking = vi.spyOn(providers.paypal, 'fetchStatus').mockImplementationOnce(async () => {
    await payments.claimCapture(await payments.get(paymentId), 60_000);
    return { state: 'open', amountCents: 11_250, currency: 'EUR', reference: paymentId };
  });
  const settling = settlePayment(harness.deps, paymentId);
  await expect(settling).rejects.toMatchObject({ code: 'payment-unknown' });
  looking.mockRestore();
  expect(await payments.get(paymentId)).toMatchObject({ status: 'capturing' });
});

test('a provider’s requested pause is kept, and callers learn how long', async () => {
  // A harness of its own, because its providers are left alone afterwards.
  const second = await openPaymentHarness();
  const headers = { 'retry-after': '30' };
  const fault = { behaviour: 'reply', status: 429, headers, times: 1_000 } as const;
  await second.script({ match: 'GET /v2/checkout/orders/', ...fault });
  await second.script({ match: 'POST /v1/checkout/sessions$', ...fault });
  const { paymentId } = await second.started('paypal');
  const started = await second.start(aPayment());
  expect([started.status, Number(started.headers.get('retry-after'))]).toEqual([502, 30]);
  // The sweeper, the worker and the buyers after this one leave it alone as well.
  await second.settle(paymentId);
  await second.clearScript();
  const meanwhile = await second.start(aPayment());
  expect(meanwhile.status).toBe(502);
  expect(Number(meanwhile.headers.get('retry-after'))).toBeGreaterThan(10);
  const asked = (await second.deps.payments.get(paymentId)) as KnownPayment;
  await expect(second.deps.providers.paypal.fetchStatus(asked)).rejects.toThrow('left alone');
  // Only queries were throttled: a buyer who pays does not wait for their pause.
  expect((await second.start(aPayment({ provider: 'paypal' }))).status).toBe(201);
  await second.close();
});
