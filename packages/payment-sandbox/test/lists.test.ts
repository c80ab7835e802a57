import { TransactionSearchController } from '@paypal/paypal-server-sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paypalSdk, runSandbox, stripeClient, type TestSandbox } from './running-sandbox.ts';

/* The lists by which a shop compares its books, strict as the originals. */
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.stop());

const line = {
  quantity: 1,
  price_data: { currency: 'eur', unit_amount: 5_000, product_data: { name: 'Villapaita' } },
};

async function charged(reference: string): Promise<string> {
  const stripe = stripeClient(sandbox.url());
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [line],
    success_url: 'http://localhost:3000/ok',
    metadata: { paymentId: reference },
    payment_intent_data: { metadata: { paymentId: reference } },
  });
  await sandbox.press(session.url ?? '', 'approve');
  return session.id;
}

test('Stripe lists charges, newest first and page by page, of the time that is asked for', async () => {
  const stripe = stripeClient(sandbox.url());
  for (const reference of ['one', 'two', 'three']) await charged(reference);
  const first = await stripe.charges.list({ limit: 2 });
  expect(first.data.map(({ metadata }) => metadata['paymentId'])).toEqual(['three', 'two']);
  expect(first.has_more).toBe(true);
  const rest = await stripe.charges.list({ limit: 2, starting_after: first.data[1]?.id });
  expect(rest.data).toMatchObject([
    { amount_captured: 5_000, currency: 'eur', status: 'succeeded', metadata: { paymentId: 'one' } },
  ]);
  expect(rest.has_more).toBe(false);
  const soon = Math.floor(Date.now() / 1_000) + 60;
  expect((await stripe.charges.list({ created: { gte: soon } })).data).toEqual([]);
  expect((await stripe.refunds.list({ created: { lt: soon } })).data).toEqual([]);
});

test('Stripe refuses parameters that a list does not have', async () => {
  const stripe = stripeClient(sandbox.url());
  const since = { created: { since: 1 } } as object;
  await expect(stripe.charges.list({ status: 'succeeded' } as object)).rejects.toThrow(
    'unknown parameter: status',
  );
  await expect(stripe.disputes.list(since)).rejects.toMatchObject({ code: 'parameter_unknown' });
  await expect(stripe.charges.list({ starting_after: 'ch_none' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
});

test('Stripe’s fee stands in the balance transaction, which is expanded only on request', async () => {
  const stripe = stripeClient(sandbox.url());
  await charged('four');
  const [bare] = (await stripe.charges.list({ limit: 1 })).data;
  expect(bare?.balance_transaction).toMatch(/^txn_/);
  const [whole] = (await stripe.charges.list({ limit: 1, expand: ['data.balance_transaction'] })).data;
  expect(whole?.balance_transaction).toMatchObject({
    id: bare?.balance_transaction,
    object: 'balance_transaction',
    amount: 5_000,
    fee: 100,
    net: 4_900,
    fee_details: [{ amount: 100, type: 'stripe_fee' }],
    source: bare?.id,
    type: 'charge',
  });
  const intent = bare?.payment_intent as string;
  await stripe.refunds.create({ payment_intent: intent, amount: 2_000 });
  const asked = { payment_intent: intent, expand: ['data.balance_transaction'] };
  const [refund] = (await stripe.refunds.list(asked)).data;
  expect(refund?.balance_transaction).toMatchObject({ amount: -2_000, fee: 0, net: -2_000, type: 'refund' });
  await expect(stripe.charges.list({ expand: ['data.fee'] })).rejects.toThrow(
    'This property cannot be expanded (data.fee).',
  );
  await expect(stripe.disputes.list({ expand: ['data.balance_transaction'] })).rejects.toThrow('expanded');
});

test('PayPal refuses a search over more than 31 days, without seconds, or of too large pages', async () => {
  const search = new TransactionSearchController(paypalSdk(sandbox.url(), sandbox));
  const whole = { startDate: '2026-01-01T00:00:00Z', endDate: '2026-01-31T00:00:00Z' };
  const { result } = await search.searchTransactions(whole);
  expect(result).toMatchObject({ totalItems: 0, totalPages: 1, page: 1 });
  for (const wrong of [
    { endDate: '2026-02-02T00:00:00Z' },
    { endDate: '2025-12-31T00:00:00Z' },
    { startDate: '2026-01-01' },
    { pageSize: 501 },
    { page: 0 },
  ]) {
    await expect(search.searchTransactions({ ...whole, ...wrong })).rejects.toMatchObject({
      statusCode: 400,
    });
  }
});
