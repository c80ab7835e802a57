import { startPaymentSchema } from '@shop/contracts';
import { createLogger, newId } from '@shop/service-kit';
import { createInternalTokens, openServiceApi, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { newInboxEntry } from '../domain/inbox-entry.ts';
import { newPayment, type Payment } from '../domain/payment.ts';
import { openPaymentService } from '../open-payment-service.ts';
import { settleDuePayments } from './due-payments.ts';
import { passOnDueWebhooks } from './due-webhooks.ts';
import { settlePayment } from '../use-cases/settle-payment.ts';
import { holdingCapture } from '../../test/holding-capture.ts';
import { aPayment } from '../../test/payment-calls.ts';
import { heard, setUpPaymentHarness } from '../../test/payment-harness.ts';

const harness = setUpPaymentHarness();

/** Makes the next check of a payment due now. */
const makeDue = (paymentId: string) =>
  harness.database.connection
    .collection<{ _id: string }>('payments')
    .updateOne({ _id: paymentId }, { $set: { nextCheckAt: new Date(0) } });

/** Three replicas that sweep at once. */
const sweep = () => Promise.all([1, 2, 3].map(() => settleDuePayments(harness.deps)));
async function sweepUntil(paymentId: string, done: () => Promise<boolean>): Promise<void> {
  await makeDue(paymentId);
  await sweep();
  await waitFor('the sweep', done);
}

test.each(['stripe', 'paypal'] as const)(
  'money by %s is found when neither the buyer nor a webhook ever comes back',
  async (provider) => {
    harness.gateway.deaf = true;
    const { paymentId, url } = await harness.started(provider);
    await harness.press(url, 'approve');
    await sweepUntil(paymentId, async () => (await harness.deps.payments.get(paymentId)).status === 'paid');
    expect(await heard(harness, paymentId)).toHaveLength(1);
    expect(await harness.counted(paymentId)).toMatchObject({ captures: 1 });
  },
);

test.each([
  ['paid', 'approve', {}],
  ['review', 'approve', { cents: 11_249 }],
  ['failed', 'decline', {}],
] as const)(
  'a payment that its capture leaves %s has neither a lease nor a look to come any more',
  async (status, button, twist) => {
    harness.gateway.deaf = true;
    const { payments } = harness.deps;
    const { paymentId, url } = await harness.started('paypal');
    if (status === 'review')
      await harness.script({ match: 'POST /v2/checkout/orders/.*/capture', behaviour: 'alter', ...twist });
    await harness.press(url, button);
    const { deps, goOn } = holdingCapture(harness.deps);
    const settling = settlePayment(deps, paymentId);
    await waitFor('the lease', async () => (await payments.get(paymentId)).leaseUntil !== undefined);
    goOn();
    expect(await settling).toMatchObject({ status });
    const after = await payments.get(paymentId);
    for (const field of ['leaseUntil', 'nextCheckAt']) expect(after).not.toHaveProperty(field);
  },
);

test('a card session that ran out at the provider closes its payment', async () => {
  harness.gateway.deaf = true;
  const { paymentId } = await harness.started('stripe');
  const { providerId } = await harness.deps.payments.get(paymentId);
  await fetch(`${harness.sandboxUrl}/v1/checkout/sessions/${providerId}/expire`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_tests' },
  });
  await sweepUntil(paymentId, async () => (await harness.deps.payments.get(paymentId)).status === 'closed');
  expect(await harness.settle(paymentId)).toBe('closed');
  expect((await harness.deps.payments.get(paymentId)).nextCheckAt).toBeUndefined();
});

test('an open payment is asked about again, later and later', async () => {
  const { paymentId } = await harness.started('stripe');
  const before = Date.now();
  await sweepUntil(paymentId, async () => (await harness.deps.payments.get(paymentId)).checks === 1);
  const { nextCheckAt, status } = await harness.deps.payments.get(paymentId);
  expect(status).toBe('open');
  expect(nextCheckAt?.getTime()).toBeGreaterThan(before + 20_000);
});

test.each([
  ['open', {}],
  ['pending', { pendingReason: 'ECHECK' }],
])(
  'money of a payment that was %s for days is found within 15 minutes, without a webhook',
  async (_, fields) => {
    const { payments, now } = harness.deps;
    const MINUTE_MS = 60_000;
    harness.gateway.deaf = true;
    const { paymentId, url } = await harness.started('stripe');
    const createdAt = new Date(now().getTime() - 4 * 24 * 60 * MINUTE_MS);
    await harness.database.connection
      .collection<{ _id: string }>('payments')
      .updateOne({ _id: paymentId }, { $set: { ...fields, createdAt, checks: 60 } });
    await sweepUntil(paymentId, async () => (await payments.get(paymentId)).checks === 61);
    expect((await payments.get(paymentId)).status).toBe('open');
    await harness.press(url, 'approve');
    const inAQuarter = new Date(now().getTime() + 15 * MINUTE_MS);
    await settleDuePayments({ ...harness.deps, now: () => inAQuarter });
    expect((await payments.get(paymentId)).status).toBe('paid');
  },
);

test('an attempt that was left before its provider answered is closed once its order has run out, and not before', async () => {
  const HOUR_MS = 3_600_000;
  const abandoned = async (createdAt: number): Promise<Payment> => {
    const input = {
      ...aPayment({ provider: 'paypal' }),
      expiresAt: new Date(createdAt + HOUR_MS).toISOString(),
    };
    const payment = newPayment(startPaymentSchema.parse(input), new Date(createdAt));
    await harness.deps.payments.insert(payment);
    return payment;
  };
  const over = await abandoned(Date.now() - HOUR_MS);
  const running = await abandoned(Date.now() - HOUR_MS / 2);
  await sweep();
  const isClosed = async () => (await harness.deps.payments.get(over._id)).status === 'closed';
  await waitFor('the sweep', isClosed);
  expect((await harness.deps.payments.get(over._id)).nextCheckAt).toBeUndefined();
  expect(await harness.settle(running._id)).toBe('open');
  expect((await harness.deps.payments.get(running._id)).status).toBe('creating');
  expect((await harness.start({ ...aPayment(), orderID: over.orderID, provider: 'paypal' })).body.code).toBe(
    'order-closed',
  );
});

test('a webhook that came before its payment is passed on once that is there', async () => {
  harness.gateway.deaf = true;
  const { paymentId, url } = await harness.started('stripe');
  await harness.press(url, 'approve');
  const note = { eventId: `evt_${newId()}`, type: 'checkout.session.completed', paymentId };
  await harness.deps.inbox.insert(newInboxEntry('stripe', note, new Date(Date.now() - 60_000)));
  await passOnDueWebhooks(harness.deps);
  expect(await heard(harness, paymentId)).toHaveLength(1);
});

test('while Redis is away payments are started and settled at once, and published when it is back', async () => {
  harness.gateway.deaf = true;
  // An interface with tokens of its own, because the harness's tokens stay in the harness.
  const tokens = createInternalTokens();
  const config = { ...harness.config, ...tokens.settings, REDIS_URL: 'redis://127.0.0.1:1' };
  const service = await openPaymentService(config, createLogger('payment', 'silent'));
  service.start();
  const api = await openServiceApi('payment', service.app, tokens);
  const { paymentId, url } = await harness.started('paypal');
  await harness.press(url, 'approve');
  // Redis never comes to this process: an answer that waited for it would never be given.
  const { body } = await api.asService('POST', `/internal/payments/${paymentId}/settle`, {});
  expect(body.data.status).toBe('paid');
  expect(await heard(harness, paymentId)).toHaveLength(1);
  await api.close();
  for (const close of service.closers) await close();
});
