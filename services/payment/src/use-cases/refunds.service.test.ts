import { newId } from '@shop/service-kit';
import { waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { newRefund } from '../domain/refund.ts';
import { driveDueRefunds } from '../sweepers/due-payments.ts';
import { refundCall, setUpPaymentHarness } from '../../test/payment-harness.ts';

const harness = setUpPaymentHarness();
const providers = ['stripe', 'paypal'] as const;

/** Makes the next check of a payment's refunds due once no worker holds them, and sweeps until a condition is met. */
async function sweepUntil(paymentId: string, done: () => Promise<boolean>): Promise<void> {
  await waitFor('the worker to be ready', async () => {
    return (await harness.deps.payments.get(paymentId)).refundLeaseUntil === undefined;
  });
  await harness.database.connection
    .collection<{ _id: string }>('payments')
    .updateOne({ _id: paymentId }, { $set: { nextRefundCheckAt: new Date(0) } });
  await Promise.all([1, 2, 3].map(() => driveDueRefunds(harness.deps)));
  await waitFor('the sweep', done);
}
const isIn = (paymentId: string, refundId: string, state: string) => async () =>
  (await harness.refund(paymentId, refundId))?.state === state;

test.each(providers)(
  'a %s refund that is requested five times is made once and published once',
  async (provider) => {
    const paymentId = await harness.paid(provider);
    const refundId = `${paymentId.slice(0, 24)}_r900`;
    await Promise.all(Array.from({ length: 5 }, () => harness.askRefund(paymentId, { refundId })));
    await harness.refundIs(paymentId, refundId, 'succeeded');
    expect(await harness.counted(paymentId)).toMatchObject({ refundedCents: 5_000, capturedCents: 11_250 });
    expect(await harness.refundsMade(paymentId)).toBe(1);
    const events = await harness.returnEvents(paymentId);
    expect(events.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({
        refundId,
        paymentId,
        orderID: paymentId.slice(0, 24),
        origin: 'shop',
        state: 'succeeded',
        amountCents: 5_000,
        currency: 'EUR',
        providerRefundId: expect.stringMatching(/./),
        reason: '',
        change: 1,
      }),
    ]);
  },
);

test.each(providers)('two %s refunds together never pass what was captured', async (provider) => {
  const paymentId = await harness.paid(provider);
  const ids = await Promise.all([1, 2].map(() => harness.askRefund(paymentId, { amountCents: 7_000 })));
  await waitFor('both to end', async () => {
    const ends = await Promise.all(ids.map(async (id) => (await harness.refund(paymentId, id))?.state));
    return ends.includes('failed') && ends.includes('succeeded');
  });
  expect(await harness.counted(paymentId)).toMatchObject({ refundedCents: 7_000 });
  const events = (await harness.returnEvents(paymentId)).map(({ payload }) => payload);
  expect(events).toContainEqual(expect.objectContaining({ state: 'failed', reason: 'more-than-captured' }));
  const rest = await harness.askRefund(paymentId, { amountCents: 4_250 });
  await harness.refundIs(paymentId, rest, 'succeeded');
  expect(await harness.counted(paymentId)).toMatchObject({ refundedCents: 11_250 });
});

test.each(
  providers.flatMap((provider) =>
    (['drop', 'commit-then-drop', '500-after-commit', 'reply'] as const).map(
      (behaviour) => [provider, behaviour] as const,
    ),
  ),
)('a %s refund whose call ends in %s is driven on, and made once', async (provider, behaviour) => {
  const paymentId = await harness.paid(provider);
  await harness.script({ match: refundCall, behaviour });
  const refundId = await harness.askRefund(paymentId);
  await harness.refundIs(paymentId, refundId, 'succeeded');
  expect(await harness.refundsMade(paymentId)).toBe(1);
  expect(await harness.returnEvents(paymentId)).toHaveLength(1);
});

const refusals = {
  stripe: { error: { type: 'invalid_request_error', message: 'This charge is too old to be refunded.' } },
  paypal: {
    name: 'UNPROCESSABLE_ENTITY',
    message: 'The requested action could not be performed.',
    debug_id: 'b1d1f06c7246c',
    details: [{ issue: 'REFUND_TIME_LIMIT_EXCEEDED', description: 'Too late.' }],
  },
};
test.each(providers)(
  'a refund that %s refuses has failed, with its reason, and its sum is free again',
  async (provider) => {
    const paymentId = await harness.paid(provider);
    const status = provider === 'stripe' ? 400 : 422;
    await harness.script({ match: refundCall, behaviour: 'reply', status, body: refusals[provider] });
    const refundId = await harness.askRefund(paymentId, { amountCents: 11_250 });
    await harness.refundIs(paymentId, refundId, 'failed');
    const [event] = await harness.returnEvents(paymentId);
    expect(event?.payload).toMatchObject({
      refundId,
      state: 'failed',
      reason: expect.stringMatching(/too old|TIME_LIMIT/),
    });
    const again = await harness.askRefund(paymentId, { amountCents: 11_250 });
    await harness.refundIs(paymentId, again, 'succeeded');
  },
);

const forbidden = {
  stripe: {
    error: { type: 'invalid_request_error', message: 'This key does not have the required permissions.' },
  },
  paypal: {
    name: 'NOT_AUTHORIZED',
    message: 'Authorization failed due to insufficient permissions.',
    debug_id: 'b1d1f06c7246c',
    details: [{ issue: 'PERMISSION_DENIED', description: 'You do not have permission.' }],
  },
};
test.each(providers)(
  'a refund without permission at %s fails with its reason, and succeeds once permitted',
  async (provider) => {
    const paymentId = await harness.paid(provider);
    const fault = { behaviour: 'reply', status: 403, body: forbidden[provider] } as const;
    await harness.script({ match: refundCall, ...fault });
    const refundId = await harness.askRefund(paymentId, { amountCents: 11_250 });
    await harness.refundIs(paymentId, refundId, 'failed');
    const [event] = await harness.returnEvents(paymentId);
    expect(event?.payload).toMatchObject({ reason: expect.stringMatching(/permissions|PERMISSION_DENIED/) });
    const again = await harness.askRefund(paymentId, { amountCents: 11_250 });
    await harness.refundIs(paymentId, again, 'succeeded');
  },
);

test('a Stripe key that may see no disputes gives money back all the same', async () => {
  const paymentId = await harness.paid('stripe');
  const fault = { behaviour: 'reply', status: 403, body: forbidden.stripe, times: 1_000 } as const;
  await harness.script({ match: 'GET /v1/disputes$', ...fault });
  await harness.refundIs(paymentId, await harness.askRefund(paymentId), 'succeeded');
});

test.each(providers)(
  'a %s refund that pends is published, and its outcome comes by webhook',
  async (provider) => {
    const paymentId = await harness.paid(provider);
    await harness.script({ match: refundCall, behaviour: 'pending' });
    const refundId = await harness.askRefund(paymentId);
    await harness.refundIs(paymentId, refundId, 'pending');
    const providerRefundId = (await harness.refund(paymentId, refundId))?.providerRefundId;
    await harness.control(`/refunds/${providerRefundId}`, { status: 'succeeded' });
    await harness.refundIs(paymentId, refundId, 'succeeded');
    const states = (await harness.returnEvents(paymentId)).map(({ payload }) => payload);
    expect(states).toHaveLength(2);
    expect(states).toContainEqual(expect.objectContaining({ state: 'pending', change: 1 }));
    expect(states).toContainEqual(expect.objectContaining({ state: 'succeeded', change: 2 }));
  },
);

test.each(providers)('the outcome of a %s refund is found when no webhook comes', async (provider) => {
  const paymentId = await harness.paid(provider);
  harness.gateway.deaf = true;
  await harness.script({ match: refundCall, behaviour: 'pending' });
  const refundId = await harness.askRefund(paymentId);
  await harness.refundIs(paymentId, refundId, 'pending');
  const providerRefundId = (await harness.refund(paymentId, refundId))?.providerRefundId;
  await harness.control(`/refunds/${providerRefundId}`, { status: 'succeeded' });
  await sweepUntil(paymentId, isIn(paymentId, refundId, 'succeeded'));
  expect((await harness.deps.payments.get(paymentId)).nextRefundCheckAt).toBeUndefined();
});

test.each(providers)(
  'a %s refund that fails after it had succeeded is published, and may be requested again',
  async (provider) => {
    const paymentId = await harness.paid(provider);
    const refundId = await harness.askRefund(paymentId, { amountCents: 11_250 });
    await harness.refundIs(paymentId, refundId, 'succeeded');
    const providerRefundId = (await harness.refund(paymentId, refundId))?.providerRefundId;
    await harness.control(`/refunds/${providerRefundId}`, {
      status: 'failed',
      reason: 'lost_or_stolen_card',
    });
    await harness.refundIs(paymentId, refundId, 'failed');
    expect((await harness.returnEvents(paymentId)).map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ refundId, state: 'failed', change: 2 }),
    );
    const again = await harness.askRefund(paymentId, { amountCents: 11_250 });
    await harness.refundIs(paymentId, again, 'succeeded');
    expect(await harness.counted(paymentId)).toMatchObject({ refundedCents: 11_250 });
  },
);

test('a refund of uncaptured money, of too much, or in another currency fails with its reason', async () => {
  const { paymentId: unpaid } = await harness.started('stripe');
  const paid = await harness.paid('stripe');
  const cases = [
    [unpaid, {}, 'nothing-captured'],
    [paid, { amountCents: 11_251 }, 'more-than-captured'],
    [paid, { currency: 'USD' }, 'currency-differs'],
  ] as const;
  for (const [paymentId, fields, reason] of cases) {
    const refundId = await harness.askRefund(paymentId, fields);
    await harness.refundIs(paymentId, refundId, 'failed');
    expect((await harness.returnEvents(paymentId)).map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ refundId, state: 'failed', reason }),
    );
  }
  expect(await harness.refundsMade(paid)).toBe(0);
});

test('a refund of an unknown payment is kept as a dead letter and stops nothing', async () => {
  const strange = await harness.askRefund(`${newId()}_1`);
  await waitFor('the dead letter', async () =>
    (await harness.deadLetters.list()).some(({ payload }) => JSON.stringify(payload).includes(strange)),
  );
  const paymentId = await harness.paid('stripe');
  await harness.refundIs(paymentId, await harness.askRefund(paymentId), 'succeeded');
});

test('a refund that was only counted when its worker was killed is made by the sweeper', async () => {
  const paymentId = await harness.paid('paypal');
  const { payments } = harness.deps;
  const refund = newRefund({ amountCents: 5_000, currency: 'EUR' }, 'shop', new Date());
  await payments.putRefund(await payments.get(paymentId), { refundId: 'counted', refund }, new Date());
  await sweepUntil(paymentId, isIn(paymentId, 'counted', 'succeeded'));
  expect(await harness.refundsMade(paymentId)).toBe(1);
});

test('money in another currency goes back as it came', async () => {
  const { paymentId, url } = await harness.started('stripe');
  await harness.script({ match: 'POST /sandbox/stripe/', behaviour: 'alter', currency: 'USD' });
  await harness.press(url, 'approve');
  await waitFor('the review', async () => (await harness.settle(paymentId)) === 'review');
  const fields = { amountCents: 11_250, currency: 'USD', reason: 'mismatch' } as const;
  await harness.refundIs(paymentId, await harness.askRefund(paymentId, fields), 'succeeded');
  expect(await harness.counted(paymentId)).toMatchObject({ refundedCents: 11_250 });
});

test('an operator sees in which states refunds are', async () => {
  const paymentId = await harness.paid('stripe');
  await harness.refundIs(paymentId, await harness.askRefund(paymentId, { currency: 'USD' }), 'failed');
  const metrics = await (await fetch(`${harness.api.url}/metrics`)).text();
  expect(metrics).toMatch(/shop_refunds\{.*state="failed".*\} [1-9]/);
});
