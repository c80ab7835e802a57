import { paypalSignature, stripeSignature } from '@shop/payment-sandbox';
import type { OutboxEntry } from '@shop/events';
import { newId } from '@shop/service-kit';
import { waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { newInboxEntry, passedOn } from '../domain/inbox-entry.ts';
import { passOnWebhook } from './pass-on-webhook.ts';
import { reportOf } from './report-payment.ts';
import { aPayment } from '../../test/payment-calls.ts';
import { heard, setUpPaymentHarness } from '../../test/payment-harness.ts';

const harness = setUpPaymentHarness();

type Kept = { _id: string; state: string; outbox?: OutboxEntry[] };
const inbox = () => harness.database.connection.collection<Kept>('webhookInbox');
const keptOf = (body: string) =>
  inbox().findOne({ _id: `stripe-${(JSON.parse(body) as { id: string }).id}` });
/** Count of stored webhooks about a payment, or about none; webhooks of other tests may still come. */
const keptAbout = (paymentId: string) => inbox().countDocuments({ paymentId: { $in: [paymentId, null] } });
const post = async (provider: string, body: string, headers: Record<string, string>): Promise<number> => {
  const response = await fetch(`${harness.gateway.url}/api/webhooks/${provider}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return response.status;
};

const now = () => Math.floor(Date.now() / 1_000);
function stripeEvent(paymentId: string, id = `evt_${newId()}`): string {
  const object = { id: `cs_test_${newId()}`, object: 'checkout.session', client_reference_id: paymentId };
  return JSON.stringify({ id, object: 'event', type: 'checkout.session.completed', data: { object } });
}
const signed = (body: string, at = now(), secret = harness.config.STRIPE_WEBHOOK_SECRET) => ({
  'stripe-signature': stripeSignature(body, secret, at),
});

test('a webhook that comes fifty times at once is kept once and has one effect', async () => {
  const { paymentId, url } = await harness.started('stripe');
  harness.gateway.deaf = true;
  await harness.press(url, 'approve');
  harness.gateway.deaf = false;
  const body = stripeEvent(paymentId);
  const statuses = await Promise.all(Array.from({ length: 50 }, () => post('stripe', body, signed(body))));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await heard(harness, paymentId)).toHaveLength(1);
  const kept = await keptOf(body);
  expect(kept?.state).toBe('passed');
  expect(await inbox().countDocuments({ _id: kept?._id })).toBe(1);
});

test('a webhook’s content is not trusted [sec-32 asvs-29]', async () => {
  const { paymentId } = await harness.started('stripe');
  const body = stripeEvent(paymentId);
  expect(await post('stripe', body, signed(body))).toBe(200);
  await waitFor('the report to be applied', async () => (await keptOf(body))?.outbox?.length === 0);
  expect(await harness.settle(paymentId)).toBe('open');
});

test('of a payment whose money is counted no webhook asks again', async () => {
  const paymentId = await harness.paid('stripe');
  const body = stripeEvent(paymentId);
  expect(await post('stripe', body, signed(body))).toBe(200);
  const kept = await keptOf(body);
  expect(kept).toMatchObject({ state: 'passed' });
  expect(kept).not.toHaveProperty('outbox');
});

test('a webhook that was kept just before a crash is applied', async () => {
  const { paymentId, url } = await harness.started('stripe');
  harness.gateway.deaf = true;
  await harness.press(url, 'approve');
  harness.gateway.deaf = false;
  const note = { eventId: `evt_${newId()}`, type: 'checkout.session.completed', paymentId };
  const entry = passedOn(newInboxEntry('stripe', note, new Date()));
  // What its process would have sent right after.
  expect(await harness.deps.inbox.insert(entry, reportOf(paymentId, 'payment'))).toBe(true);
  expect(await heard(harness, paymentId)).toHaveLength(1);
});

test('two processes that take the same webhook out of the inbox pass it on once', async () => {
  const { paymentId } = await harness.started('stripe');
  const note = { eventId: `evt_${newId()}`, type: 'checkout.session.completed', paymentId };
  const entry = newInboxEntry('stripe', note, new Date());
  await harness.deps.inbox.insert(entry);
  const pass = () => harness.deps.inbox.pass(entry._id, reportOf(paymentId, 'payment'));
  expect((await Promise.all([pass(), pass()])).toSorted()).toEqual([false, true]);
});

test('a forged, old or altered Stripe webhook is refused and nothing is kept [sec-32]', async () => {
  const { paymentId } = await harness.started('stripe');
  const body = stripeEvent(paymentId);
  expect(await post('stripe', body, {})).toBe(400);
  expect(await post('stripe', body, { 'stripe-signature': 'nonsense' })).toBe(400);
  expect(await post('stripe', body, signed(body, now(), 'whsec_of_another_shop'))).toBe(400);
  expect(await post('stripe', body, signed(body, now() - 600))).toBe(400);
  expect(await post('stripe', body, signed(body, now() + 600))).toBe(400);
  expect(await post('stripe', body.replace('completed', 'expired'), signed(body))).toBe(400);
  expect(await post('stripe', '', signed(''))).toBe(400);
  expect(await keptAbout(paymentId)).toBe(0);
});

test('a forged, old or altered PayPal webhook is refused and nothing is kept [sec-32]', async () => {
  const { paymentId, url } = await harness.started('paypal');
  const caught = catchDeliveries();
  await harness.press(url, 'approve');
  const own = () => caught.deliveries.find(({ body }) => body.includes(paymentId));
  await waitFor('the genuine webhook', () => own() !== undefined);
  caught.stop();
  const genuine = own();
  if (!genuine) throw new Error('no webhook came');
  const { body, headers } = genuine;
  // While PayPal's check would fail, 400 means that it was not asked.
  await harness.script({ match: 'POST /v1/notifications/', behaviour: 'reply', status: 503, times: 1_000 });
  for (const minutes of [-10, 10]) {
    const time = new Date(Date.now() + minutes * 60_000).toISOString();
    expect(await post('paypal', body, { ...headers, 'paypal-transmission-time': time })).toBe(400);
  }
  for (const host of [
    'evil.example',
    'api.paypal.com.evil.example',
    'api.paypal.com:8443',
    'x@evil.example',
  ]) {
    const url = `https://${host}/v1/notifications/certs/CERT-1`;
    expect(await post('paypal', body, { ...headers, 'paypal-cert-url': url })).toBe(400);
  }
  expect(await post('paypal', '{"id":', headers)).toBe(400);
  expect(await post('paypal', body, {})).toBe(400);
  expect(await post('paypal', body, headers)).toBe(503);
  await harness.clearScript();
  expect(await post('paypal', body.replace('APPROVED', 'COMPLETED'), headers)).toBe(400);
  expect(await post('paypal', body, { ...headers, 'paypal-transmission-sig': 'AAAA' })).toBe(400);
  expect(await post('paypal', body, { ...headers, 'paypal-transmission-id': 'another' })).toBe(400);
  expect(await keptAbout(paymentId)).toBe(0);
  expect(await post('paypal', body, headers)).toBe(200);
  expect(await heard(harness, paymentId)).toHaveLength(1);
});

test('a genuine PayPal webhook about another merchant’s payment is accepted, whatever is in it', async () => {
  const resources = [
    { id: 'X', custom_id: 'x'.repeat(255) },
    { id: 'X', custom_id: 7, purchase_units: 'none', supplementary_data: [] },
    { id: 'x'.repeat(400) },
    'nothing',
  ];
  for (const resource of resources) {
    const event = { id: `WH-${newId()}`, event_type: 'PAYMENT.CAPTURE.COMPLETED', resource };
    const body = JSON.stringify(event);
    const sent = {
      id: newId(),
      time: new Date().toISOString(),
      webhookId: harness.config.PAYPAL_WEBHOOK_ID,
    };
    const headers = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
      'paypal-transmission-id': sent.id,
      'paypal-transmission-time': sent.time,
      'paypal-transmission-sig': paypalSignature(body, sent, harness.config.PAYPAL_CLIENT_SECRET),
    };
    expect(await post('paypal', body, headers)).toBe(200);
    expect(await inbox().findOne({ _id: `paypal-${event.id}` })).not.toBeNull();
  }
});

test('a body over 256 KB is not read to its end', async () => {
  const body = 'x'.repeat(300_000);
  expect(await post('stripe', body, signed(body))).toBe(413);
});

test('a webhook that is faster than its payment waits for it', async () => {
  const input = aPayment();
  const body = stripeEvent(`${input.orderID}_1`);
  expect(await post('stripe', body, signed(body))).toBe(200);
  const { id } = JSON.parse(body) as { id: string };
  expect(await inbox().findOne({ _id: `stripe-${id}` })).toMatchObject({ state: 'new', tries: 1 });
  const { url } = (await harness.start(input)).body.data as { url: string };
  harness.gateway.deaf = true;
  await harness.press(url, 'approve');
  harness.gateway.deaf = false;
  const due = await harness.deps.inbox.findDue(new Date(Date.now() + 60_000), 100);
  const entry = due.find(({ _id }) => _id === `stripe-${id}`);
  // None is left where the service's own sweeper has come first.
  if (entry) await passOnWebhook(harness.deps, entry);
  expect(await heard(harness, `${input.orderID}_1`)).toHaveLength(1);
});

test('a webhook about nothing of ours is kept and asked for no more', async () => {
  const id = `evt_${newId()}`;
  const body = JSON.stringify({ id, object: 'event', type: 'balance.available', data: { object: {} } });
  expect(await post('stripe', body, signed(body))).toBe(200);
  expect(await inbox().findOne({ _id: `stripe-${id}` })).toMatchObject({ state: 'ignored' });
});

test('without the gateway’s token no webhook is read', async () => {
  const body = stripeEvent('x');
  expect((await harness.api.plain('POST', '/api/webhooks/stripe', body, signed(body))).status).toBe(401);
});

/** Keeps the shop deaf and records what the stand-in would have delivered. */
function catchDeliveries() {
  const deliveries: { body: string; headers: Record<string, string> }[] = [];
  harness.gateway.intercept = (body, headers) => {
    const own = Object.entries(headers).filter(([name]) => name.startsWith('paypal-'));
    deliveries.push({ body, headers: Object.fromEntries(own) });
  };
  return { deliveries, stop: () => void (harness.gateway.intercept = undefined) };
}
