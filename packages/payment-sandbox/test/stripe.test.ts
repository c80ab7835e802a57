import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, runSandbox, stripeClient, type TestSandbox } from './running-sandbox.ts';

let sandbox: TestSandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await runSandbox();
  stripe = stripeClient(sandbox.url());
});
afterAll(() => sandbox.stop());

let count = 0;
function session(fields: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  count += 1;
  return {
    mode: 'payment' as const,
    client_reference_id: `order_${count}`,
    success_url: 'http://localhost:3000/shop/payment-success?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/shop/payment-success?cancelled=true',
    expires_at: Math.floor(Date.now() / 1_000) + 31 * 60,
    line_items: [
      {
        quantity: 2,
        price_data: { currency: 'eur', unit_amount: 12_950, product_data: { name: 'Villapaita "Suvi"' } },
      },
    ],
    ...fields,
  };
}

test('a session is created, paid on its page and reported by a signed webhook', async () => {
  const created = await stripe.checkout.sessions.create(session());
  expect(created).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 25_900 });
  expect(created.url).toBe(`http://localhost:3000/sandbox/stripe/${created.id}`);

  const sent = await sandbox.press(created.url ?? '', 'approve');
  expect(sent).toEqual({
    status: 303,
    location: `http://localhost:3000/shop/payment-success?session=${created.id}`,
  });

  const paid = await stripe.checkout.sessions.retrieve(created.id, { expand: ['payment_intent'] });
  expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', currency: 'eur' });
  const intent = paid.payment_intent as Stripe.PaymentIntent;
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: 25_900 });
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ id: intent.id });

  const delivery = await eventually(() =>
    sandbox.inbox.deliveries.find(({ body }) => body.includes(created.id)),
  );
  expect(delivery.path).toBe('/stripe');
  const event = stripe.webhooks.constructEvent(
    delivery.body,
    delivery.headers['stripe-signature'] ?? '',
    sandbox.config.STRIPE_WEBHOOK_SECRET,
  );
  expect(event.type).toBe('checkout.session.completed');
  expect(() =>
    stripe.webhooks.constructEvent(
      delivery.body.replace('25900', '1'),
      delivery.headers['stripe-signature'] ?? '',
      sandbox.config.STRIPE_WEBHOOK_SECRET,
    ),
  ).toThrow(Stripe.errors.StripeSignatureVerificationError);
});

test('the same idempotency key answers the same session, and refuses other parameters', async () => {
  const params = session();
  const first = await stripe.checkout.sessions.create(params, { idempotencyKey: 'cs-1' });
  const second = await stripe.checkout.sessions.create(params, { idempotencyKey: 'cs-1' });
  expect(second.id).toBe(first.id);
  await expect(stripe.checkout.sessions.create(session(), { idempotencyKey: 'cs-1' })).rejects.toBeInstanceOf(
    Stripe.errors.StripeIdempotencyError,
  );
});

test('an expired session cannot be paid, and a paid one cannot be expired', async () => {
  const open = await stripe.checkout.sessions.create(session());
  expect(await stripe.checkout.sessions.expire(open.id)).toMatchObject({ status: 'expired', url: null });
  expect((await sandbox.press(open.url ?? '', 'approve')).status).toBe(200);
  expect(await stripe.checkout.sessions.retrieve(open.id)).toMatchObject({ payment_status: 'unpaid' });

  const paid = await stripe.checkout.sessions.create(session());
  await sandbox.press(paid.url ?? '', 'approve');
  await expect(stripe.checkout.sessions.expire(paid.id)).rejects.toThrow(/can be expired/);
});

test('a declined card leaves the session open, with the problem said on the page', async () => {
  const created = await stripe.checkout.sessions.create(session());
  const { location } = await sandbox.press(created.url ?? '', 'decline');
  const page = await (await fetch(sandbox.url() + location)).text();
  expect(page).toContain('role="alert"');
  expect(page).toContain('259,00');
  expect(page).toContain('Villapaita &quot;Suvi&quot;');
  expect(await stripe.checkout.sessions.retrieve(created.id)).toMatchObject({ status: 'open' });
  expect(await sandbox.press(created.url ?? '', 'cancel')).toEqual({
    status: 303,
    location: 'http://localhost:3000/shop/payment-success?cancelled=true',
  });
});

test('a payment with a delayed outcome reports its failure', async () => {
  const created = await stripe.checkout.sessions.create(session());
  await sandbox.script({ match: `POST /sandbox/stripe/${created.id}`, behaviour: 'pending' });
  await sandbox.press(created.url ?? '', 'approve');
  expect(await stripe.checkout.sessions.retrieve(created.id)).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
  });
  await fetch(`${sandbox.url()}/pending/${created.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'failed' }),
  });
  await eventually(() =>
    sandbox.inbox.deliveries.find(
      ({ body }) => body.includes(created.id) && body.includes('async_payment_failed'),
    ),
  );
});

test('a refund is made once for one key and never beyond what was paid', async () => {
  const created = await stripe.checkout.sessions.create(session());
  await sandbox.press(created.url ?? '', 'approve');
  const { payment_intent } = await stripe.checkout.sessions.retrieve(created.id);
  const params = { payment_intent: payment_intent as string, amount: 20_000 };
  const first = await stripe.refunds.create(params, { idempotencyKey: 're-1' });
  const again = await stripe.refunds.create(params, { idempotencyKey: 're-1' });
  expect(again.id).toBe(first.id);
  await expect(stripe.refunds.create({ ...params, amount: 10_000 })).rejects.toThrow(/greater than/);
});

test('bad input and wrong keys are answered as Stripe does', async () => {
  await expect(
    stripe.checkout.sessions.create(session({ expires_at: Math.floor(Date.now() / 1_000) + 60 })),
  ).rejects.toMatchObject({ statusCode: 400, param: 'expires_at' });
  await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({ statusCode: 404 });
  const live = await fetch(`${sandbox.url()}/v1/checkout/sessions/x`, {
    headers: { authorization: 'Bearer sk_live_never' },
  });
  expect(live.status).toBe(401);
});

test('a call whose connection is cut after the work is not repeated', async () => {
  // Stripe's client repeats a call once by itself when a kept connection was reset.
  await sandbox.script({ match: 'POST /v1/checkout/sessions$', behaviour: 'commit-then-drop', times: 2 });
  const params = session();
  await expect(stripe.checkout.sessions.create(params, { idempotencyKey: 'cs-cut' })).rejects.toBeInstanceOf(
    Stripe.errors.StripeConnectionError,
  );
  // A connection that was a new one is not tried again, and leaves the second fault behind.
  await fetch(`${sandbox.url()}/script`, { method: 'DELETE' });
  await sandbox.script({ match: 'POST /v1/checkout/sessions$', behaviour: '500-after-commit' });
  await expect(stripe.checkout.sessions.create(params, { idempotencyKey: 'cs-cut' })).rejects.toBeInstanceOf(
    Stripe.errors.StripeAPIError,
  );
  await stripe.checkout.sessions.create(params, { idempotencyKey: 'cs-cut' });
  const ledger = (await (await fetch(`${sandbox.url()}/ledger`)).json()) as {
    entries: { reference?: string }[];
  };
  expect(ledger.entries.filter(({ reference }) => reference === params.client_reference_id)).toHaveLength(1);
});

test('a 500 is what its idempotency key answers from then on, and the list shows what was made all the same', async () => {
  for (const behaviour of ['reply', '500-after-commit'] as const) {
    const params = session();
    const key = `cs-saved-${behaviour}`;
    await sandbox.script({ match: 'POST /v1/checkout/sessions$', behaviour });
    for (let time = 0; time < 2; time += 1) {
      await expect(stripe.checkout.sessions.create(params, { idempotencyKey: key })).rejects.toBeInstanceOf(
        Stripe.errors.StripeAPIError,
      );
    }
    const gte = Math.floor(Date.now() / 1_000) - 60;
    const { data } = await stripe.checkout.sessions.list({ created: { gte }, limit: 100 });
    const made = data.filter((session) => session.client_reference_id === params.client_reference_id);
    expect(made).toHaveLength(behaviour === 'reply' ? 0 : 1);
  }
});

test('sessions are listed newest first, a page at a time', async () => {
  const made: string[] = [];
  for (let index = 0; index < 3; index += 1) made.push((await stripe.checkout.sessions.create(session())).id);
  const first = await stripe.checkout.sessions.list({ limit: 2 });
  expect(first.data.map(({ id }) => id)).toEqual(made.toReversed().slice(0, 2));
  expect(first.has_more).toBe(true);
  const second = await stripe.checkout.sessions.list({ limit: 1, starting_after: first.data[1]?.id ?? '' });
  expect(second.data.map(({ id }) => id)).toEqual([made[0]]);
});
