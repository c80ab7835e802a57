import type { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, runSandbox, stripeClient, type TestSandbox } from './running-sandbox.ts';

/* MobilePay and Klarna beside cards, as Stripe Checkout has them. */
const ALL = ['card', 'mobilepay', 'klarna'];
let sandbox: TestSandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await runSandbox();
  stripe = stripeClient(sandbox.url());
  await sandbox.switchOn(ALL);
});
afterAll(() => sandbox.stop());

const session = (fields: Partial<Stripe.Checkout.SessionCreateParams> = {}, currency = 'eur') =>
  stripe.checkout.sessions.create({
    mode: 'payment',
    success_url: 'http://localhost:3000/ok',
    cancel_url: 'http://localhost:3000/no',
    line_items: [
      { quantity: 1, price_data: { currency, unit_amount: 10_000, product_data: { name: 'Villapaita' } } },
    ],
    allowed_payment_method_types: ALL,
    ...fields,
  });
const submit = async ({ url }: Stripe.Checkout.Session, fields: Record<string, string>) => {
  const page = sandbox.url() + new URL(url ?? '').pathname;
  const response = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision: 'approve', ...fields }),
  });
  return { status: response.status, html: await response.text() };
};
const paidWith = async ({ id }: Stripe.Checkout.Session) => {
  const seen = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
  const charge = (seen.payment_intent as Stripe.PaymentIntent | null)?.latest_charge as Stripe.Charge | null;
  return { status: seen.payment_status, type: charge?.payment_method_details?.type };
};

test('a session offers what the shop allows and the account has, and none is chosen at first [law-23]', async () => {
  const made = await session();
  expect(made).toMatchObject({ allowed_payment_method_types: ALL, payment_method_types: ALL });
  const page = await (await fetch(sandbox.url() + new URL(made.url ?? '').pathname)).text();
  for (const name of ['Kortti', 'MobilePay', 'Klarna']) expect(page).toContain(name);
  expect(page).not.toContain('checked');
  const cards = await session({ allowed_payment_method_types: ['card'] });
  expect(cards.payment_method_types).toEqual(['card']);
});

test('a method that is off in the account, or does not support the currency, is left out silently', async () => {
  await sandbox.switchOn(['card', 'klarna']);
  try {
    expect((await session()).payment_method_types).toEqual(['card', 'klarna']);
    await sandbox.switchOn(['mobilepay']);
    const none = await session({}, 'usd').catch((err: unknown) => err);
    expect(none).toMatchObject({ statusCode: 400, message: /No valid payment method types/ });
  } finally {
    await sandbox.switchOn(ALL);
  }
  expect((await session({}, 'usd')).payment_method_types).toEqual(['card', 'klarna']);
});

test('an unknown method is refused', async () => {
  const refused = await session({ allowed_payment_method_types: ['card', 'pankki'] }).catch(
    (err: unknown) => err,
  );
  expect(refused).toMatchObject({ statusCode: 400, param: 'allowed_payment_method_types[1]' });
});

test.each([
  ['card', {}],
  ['mobilepay', { phone: '040 123 4567' }],
  ['klarna', { email: 'aino@example.com' }],
])('a payment by %s names its method on the charge', async (method, fields) => {
  const made = await session();
  expect(await submit(made, { method, ...fields })).toMatchObject({ status: 303 });
  expect(await paidWith(made)).toEqual({ status: 'paid', type: method });
});

test.each([
  ['nothing chosen', {}, 'Valitse maksutapa.'],
  ['MobilePay without a phone', { method: 'mobilepay' }, 'Anna puhelinnumero'],
  ['Klarna without an address for its bill', { method: 'klarna', email: 'aino' }, 'Anna sähköpostiosoite'],
])('%s pays nothing, and the page says why', async (_what, fields, words) => {
  const made = await session();
  const answer = await submit(made, fields);
  expect(answer.status).toBe(400);
  expect(answer.html).toContain(words);
  expect(await paidWith(made)).toEqual({ status: 'unpaid', type: undefined });
});

test('a method that the session does not offer is refused, whatever the page sends', async () => {
  const made = await session({ allowed_payment_method_types: ['card', 'mobilepay'] });
  const answer = await submit(made, { method: 'klarna', email: 'aino@example.com' });
  expect(answer.status).toBe(400);
  expect(await paidWith(made)).toEqual({ status: 'unpaid', type: undefined });
});

test.each([
  [true, 'checkout.session.async_payment_succeeded', 'paid'],
  [false, 'checkout.session.async_payment_failed', 'unpaid'],
])('a pending payment is reported when it is decided: paid %s', async (isPaid, type, status) => {
  const made = await session();
  await sandbox.script({ match: 'POST /sandbox/stripe/', behaviour: 'pending' });
  await submit(made, { method: 'klarna', email: 'aino@example.com' });
  expect((await paidWith(made)).status).toBe('unpaid');
  await sandbox.control(`/pending/${made.id}`, { outcome: isPaid ? 'paid' : 'failed' });
  const webhook = await eventually(() =>
    sandbox.inbox.deliveries.find(({ body }) => body.includes(made.id) && body.includes(type)),
  );
  expect(webhook.body).toContain(`"payment_status":"${status}"`);
  expect((await paidWith(made)).status).toBe(status);
});
