import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, runSandbox, stripeClient, type TestSandbox } from './running-sandbox.ts';

/* Where a friendlier stand-in would hide a mistake until real money meets it. */
let sandbox: TestSandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await runSandbox();
  stripe = stripeClient(sandbox.url());
});
afterAll(() => sandbox.stop());

const line = (fields: object = {}) => ({
  quantity: 1,
  price_data: { currency: 'eur', unit_amount: 10_000, product_data: { name: 'Villapaita' }, ...fields },
});
const session = (fields: object = {}) =>
  ({
    mode: 'payment',
    success_url: 'http://localhost:3000/ok',
    cancel_url: 'http://localhost:3000/no',
    line_items: [line()],
    ...fields,
  }) as Stripe.Checkout.SessionCreateParams;
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'taken',
    (err: unknown) => err as Stripe.errors.StripeError,
  );

test.each([
  [{ payment_method_types: ['card'] }, 'payment_method_types', 'parameter_unknown'],
  [{ colour: 'red' }, 'colour', 'parameter_unknown'],
  [{ line_items: [{ ...line(), colour: 'red' }] }, 'line_items[0][colour]', 'parameter_unknown'],
  [{ locale: 'xx' }, 'locale', undefined],
  [{ line_items: [line({ unit_amount: 49 })] }, undefined, 'amount_too_small'],
  [{ line_items: [line({ currency: 'abc' })] }, 'line_items[0][price_data][currency]', undefined],
  [{ line_items: [line(), line({ currency: 'usd' })] }, 'line_items', undefined],
  [{ line_items: [{ ...line(), quantity: 0 }] }, 'line_items[0][quantity]', undefined],
  [{ line_items: Array.from({ length: 101 }, () => line()) }, 'line_items', undefined],
  [{ metadata: { long: 'x'.repeat(501) } }, 'metadata[long]', undefined],
  [{ success_url: undefined }, 'success_url', 'parameter_missing'],
])('a session with %j is refused as Stripe does, naming %s', async (fields, param, code) => {
  const refused = await refusal(stripe.checkout.sessions.create(session(fields)));
  expect(refused).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  expect(refused).toMatchObject({ statusCode: 400 });
  expect((refused as Stripe.errors.StripeError).param).toBe(param);
  expect((refused as Stripe.errors.StripeError).code).toBe(code);
});

test('a session without a cancel address has no back link, and shows all that Stripe shows', async () => {
  const made = await stripe.checkout.sessions.create(session({ cancel_url: undefined }));
  expect(made).toMatchObject({
    cancel_url: null,
    automatic_tax: { enabled: false },
    custom_fields: [],
    custom_text: { submit: null },
    shipping_options: [],
  });
  const page = await (await fetch(sandbox.url() + new URL(made.url ?? '').pathname)).text();
  expect(page).not.toContain('value="cancel"');
});

test('a call that Stripe does not have is answered in its form', async () => {
  const answer = await fetch(`${sandbox.url()}/v1/nothing`, {
    headers: { authorization: 'Bearer sk_test_tests' },
  });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});

/** A paid session's PaymentIntent, and the session's id. */
async function paid() {
  const made = await stripe.checkout.sessions.create(session());
  await sandbox.press(made.url ?? '', 'approve');
  const { payment_intent } = await stripe.checkout.sessions.retrieve(made.id);
  return { id: made.id, payment_intent: payment_intent as string };
}

test('a refund without an amount is all that is left, and what is too much is refused in two ways', async () => {
  const { payment_intent } = await paid();
  const metadata = { refundId: 'order_1_r1' };
  const partial = await stripe.refunds.create({ payment_intent, amount: 4_000, metadata });
  expect(partial).toMatchObject({ amount: 4_000, status: 'succeeded', metadata });
  expect(await refusal(stripe.refunds.create({ payment_intent, amount: 6_001 }))).toMatchObject({
    param: 'amount',
    code: 'parameter_invalid_integer',
  });
  expect(await refusal(stripe.refunds.create({ payment_intent, amount: -1 }))).toMatchObject({
    param: 'amount',
  });
  expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 6_000 });
  expect(await refusal(stripe.refunds.create({ payment_intent }))).toMatchObject({
    code: 'charge_already_refunded',
  });
  expect(await stripe.refunds.retrieve(partial.id)).toMatchObject({ id: partial.id, payment_intent });
  const { data } = await stripe.refunds.list({ payment_intent });
  expect(data.map(({ amount }) => amount)).toEqual([6_000, 4_000]);
  expect(await refusal(stripe.refunds.create({ payment_intent: 'pi_none' }))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
});

test('a refund that pends and then fails is reported by webhooks, and its amount can be refunded again', async () => {
  const { payment_intent } = await paid();
  await sandbox.script({ match: 'POST /v1/refunds$', behaviour: 'pending' });
  const refund = await stripe.refunds.create({ payment_intent });
  expect(refund.status).toBe('pending');
  await sandbox.control(`/refunds/${refund.id}`, { status: 'failed', reason: 'lost_or_stolen_card' });
  for (const type of ['refund.created', 'charge.refunded', 'refund.updated', 'refund.failed']) {
    const { body } = await eventually(() =>
      sandbox.inbox.deliveries.find(
        (delivery) => delivery.body.includes(payment_intent) && delivery.body.includes(`"${type}"`),
      ),
    );
    expect(JSON.parse(body)).toMatchObject({
      type,
      pending_webhooks: 1,
      data: { object: { payment_intent } },
    });
  }
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
  });
  expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 10_000 });
});

test('a disputed charge is not refunded until the dispute is won', async () => {
  const { id, payment_intent } = await paid();
  const disputeId = await sandbox.control('/disputes', { id, reason: 'fraudulent' });
  const { data } = await stripe.disputes.list({ payment_intent });
  expect(data).toEqual([
    expect.objectContaining({
      id: disputeId,
      status: 'needs_response',
      reason: 'fraudulent',
      amount: 10_000,
    }),
  ]);
  expect(await refusal(stripe.refunds.create({ payment_intent }))).toMatchObject({ code: 'charge_disputed' });
  await sandbox.control(`/disputes/${disputeId}`, { state: 'won' });
  const { status, balance_transactions: moves } = await stripe.disputes.retrieve(disputeId);
  expect(status).toBe('won');
  // Money and fee go when it is opened, and come back when it is won.
  expect(moves).toMatchObject([
    { amount: -10_000, fee: 2_000, net: -12_000, source: disputeId, reporting_category: 'dispute' },
    { amount: 10_000, fee: -2_000, net: 12_000, source: disputeId, reporting_category: 'dispute_reversal' },
  ]);
  for (const type of ['created', 'funds_withdrawn', 'closed', 'funds_reinstated'])
    await eventually(() =>
      sandbox.inbox.deliveries.find(
        ({ body }) => body.includes(disputeId) && body.includes(`charge.dispute.${type}`),
      ),
    );
  expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 10_000 });
});
