import { appendFileSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../src/index.ts';
import { eventually, runSandbox, stripeClient, type TestSandbox } from './running-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => void (sandbox = await runSandbox()));
afterEach(() => sandbox.stop());

const params = {
  mode: 'payment' as const,
  client_reference_id: 'order_1',
  success_url: 'http://localhost:3000/ok',
  cancel_url: 'http://localhost:3000/no',
  line_items: [
    { quantity: 1, price_data: { currency: 'eur', unit_amount: 500, product_data: { name: 'Lanka' } } },
  ],
};

type Ledger = { entries: unknown[]; payments: Record<string, object> };
const readLedger = async (): Promise<Ledger> =>
  (await (await fetch(`${sandbox.url()}/ledger`)).json()) as Ledger;

test('the ledger survives a kill, also behind a line that was cut in half', async () => {
  const created = await stripeClient(sandbox.url()).checkout.sessions.create(params, {
    idempotencyKey: 'cs-1',
  });
  await sandbox.press(created.url ?? '', 'approve');
  appendFileSync(sandbox.config.LEDGER_FILE, '{"type":"capt');
  await sandbox.restart();

  const stripe = stripeClient(sandbox.url());
  expect(await stripe.checkout.sessions.retrieve(created.id)).toMatchObject({ payment_status: 'paid' });
  expect((await stripe.checkout.sessions.create(params, { idempotencyKey: 'cs-1' })).id).toBe(created.id);
  expect((await readLedger()).payments).toEqual({
    order_1: { provider: 'stripe', state: 'paid', captures: 1, capturedCents: 500, refundedCents: 0 },
  });
  const second = await stripe.checkout.sessions.create({ ...params, client_reference_id: 'order_2' });
  await sandbox.restart();
  expect(Object.keys((await readLedger()).payments)).toEqual(['order_1', 'order_2']);
  expect(readFileSync(sandbox.config.LEDGER_FILE, 'utf8')).toContain(second.id);
});

test('a webhook that the shop did not accept is sent again, also after a restart', async () => {
  sandbox.inbox.answer = 503;
  const created = await stripeClient(sandbox.url()).checkout.sessions.create(params);
  await sandbox.press(created.url ?? '', 'approve');
  await eventually(() => sandbox.inbox.deliveries.at(0));
  await sandbox.restart();
  const before = sandbox.inbox.deliveries.length;
  sandbox.inbox.answer = 200;
  await eventually(() => (sandbox.inbox.deliveries.length > before ? true : undefined));
  await eventually(() =>
    readFileSync(sandbox.config.LEDGER_FILE, 'utf8').includes('webhook-delivered') ? true : undefined,
  );
});

test('a scripted payment of another amount stands in the ledger', async () => {
  const created = await stripeClient(sandbox.url()).checkout.sessions.create(params);
  await sandbox.script({ match: 'POST /sandbox/stripe/', behaviour: 'alter', cents: 1, currency: 'USD' });
  await sandbox.press(created.url ?? '', 'approve');
  expect((await readLedger()).payments).toMatchObject({ order_1: { capturedCents: 1 } });
});

test('the stand-ins refuse to run in production, and without an explicit demo mode', () => {
  const { SHOP_MODE: _mode, ...rest } = sandbox.config;
  const env = { ...rest, PORT: '0' };
  expect(() => readConfig({ ...env, SHOP_MODE: 'production' })).toThrow(/refuse to run in production/);
  expect(() => readConfig(env)).toThrow(/refuse to run in production/);
  expect(readConfig({ ...env, SHOP_MODE: 'demo' })).toMatchObject({ PORT: 0 });
});
