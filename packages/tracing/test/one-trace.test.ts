import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Accounts, freePort, gateway, services, type Shop, startShop } from '@shop/dev-stack';
import { startTraceCollector, type CollectedSpan, type TraceCollector } from '@shop/testing';
import { newBuyer, stockUp, type Buyer } from '@shop/testing/buyer';
import { quickShop } from '@shop/testing/quick-shop';
import { afterAll, beforeAll, expect, test } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'shop-traces-'));
let collector: TraceCollector;
let shop: Shop;
let buyer: Buyer;

beforeAll(async () => {
  collector = await startTraceCollector();
  shop = await startShop({
    port: await freePort(),
    dataDir,
    limits: 'off',
    env: { ...quickShop, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    seed: 'first',
  });
  buyer = await newBuyer(shop.url, await stockUp(shop.url, shop.accounts as Accounts, 5));
}, 300_000);

afterAll(async () => {
  await shop?.stop();
  await collector?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const spansNamed = (name: string) => collector.spans.filter((span) => span.name === name);
const servicesOf = (spans: CollectedSpan[]) => new Set(spans.map(({ service }) => service));

/** A span with all that led to it, up to the first of its trace. */
function pathTo(span: CollectedSpan): CollectedSpan[] {
  if (span.parentSpanId === '') return [span];
  const parent = collector.spans.find(
    ({ traceId, spanId }) => traceId === span.traceId && spanId === span.parentSpanId,
  );
  return parent ? [...pathTo(parent), span] : [span];
}

const nameOf = ({ service, name }: CollectedSpan) => `${service}: ${name}`;
const jobsBefore = (span: CollectedSpan) =>
  pathTo(span)
    .map(nameOf)
    .filter((name) => name.includes(': process '));

/** Confirmations by email in traces that a call at the gateway starts. */
const emailsAfter = (call: string) =>
  spansNamed('send order-confirmed').filter((span) => {
    const [first] = pathTo(span);
    return first?.parentSpanId === '' && nameOf(first) === `gateway: ${call}`;
  });

/** @returns the first one's span */
async function emailAfter(call: string): Promise<CollectedSpan> {
  await expect.poll(() => emailsAfter(call)).not.toEqual([]);
  return emailsAfter(call)[0] as CollectedSpan;
}

const logOf = (service: string) => readFileSync(join(dataDir, 'logs', `${service}.log`), 'utf8').split('\n');

test('a purchase is one trace from the call at the gateway to the sent email, and so in the logs', async () => {
  await buyer.buy('paypal');
  const email = await emailAfter('POST /api/shop/purchase/create');
  const { traceId } = email;
  const inTrace = () => collector.spans.filter((span) => span.traceId === traceId);
  await expect
    .poll(() => [...servicesOf(inTrace())].toSorted())
    .toEqual(expect.arrayContaining(['cart', 'email', 'gateway', 'order', 'payment']));
  // The call confirms the order, the event makes sure: either leads to the email.
  expect(jobsBefore(email)).toContain('email: process write-email-on-order-confirmed');
  await expect
    .poll(() => inTrace().map(nameOf))
    .toContain('order: process confirm-order-on-payment-completed');
  const commands = inTrace().filter(({ name }) => /^(findAndModify|update) orders$/.test(name));
  expect([...servicesOf(commands)]).toEqual(['order']);
  const isInTrace = (line: string) => line.includes(`"traceId":"${traceId}"`);
  expect(logOf('gateway').filter(isInTrace)).toContainEqual(expect.stringContaining('"msg":"answered"'));
  // A busy machine may delay its first delivery.
  const tried = expect.stringMatching(/"msg":"an email (is sent|could not be sent yet)"/) as string;
  expect(logOf('email').filter(isInTrace)).toContainEqual(tried);
});

test('a payment that the provider reports continues the trace of its checkout to the sent email', async () => {
  await buyer.buy('stripe');
  const jobs = jobsBefore(await emailAfter('POST /api/shop/purchase/stripe-checkout'));
  expect(jobs.at(-1)).toBe('email: process write-email-on-order-confirmed');
  const settled = spansNamed('process settle-payment-on-payment-reported').map((span) => pathTo(span)[0]);
  expect(settled.map((first) => first && nameOf(first))).toContain('gateway: POST /api/webhooks/stripe');
});

test('a page is one trace through the storefront', async () => {
  await fetch(new URL('/shop/home', shop.url));
  const calls = () => spansNamed('GET /api/shop/settings').filter(({ service }) => service === 'catalog');
  const paths = () => calls().map((span) => servicesOf(pathTo(span)));
  await expect.poll(paths).toContainEqual(new Set(['gateway', 'storefront', 'catalog']));
});

test('every process of the shop itself sends spans', async () => {
  const own = [gateway, ...services].filter(({ demoOnly }) => !demoOnly).map(({ name }) => name);
  await expect.poll(() => [...servicesOf(collector.spans)].toSorted()).toEqual(own.toSorted());
});

test('spans hold no data of the buyer, and a stopping process sends its last ones', async () => {
  const { email, password, id, cookies } = buyer.customer;
  await buyer.customer.call('GET', `/api/nothing/flushed/${email}?email=${email}`);
  await shop.stop();
  expect(spansNamed('GET /api/nothing/flushed/*')).not.toEqual([]);
  const sent = collector.bodies.join('\n');
  const private_ = [email, password, id, 'Aino', 'Mittakatu', '0401234567', '127.0.0.1', ...cookies.values()];
  for (const value of private_) expect(sent).not.toContain(value);
});
