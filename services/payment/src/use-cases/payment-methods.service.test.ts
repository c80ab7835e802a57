import { paymentStateSchema } from '@shop/contracts';
import { waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { heard, setUpPaymentHarness } from '../../test/payment-harness.ts';

/* What Stripe's page offers beside cards, and what was really paid with. */
const harness = setUpPaymentHarness();
const methods = ['card', 'mobilepay', 'klarna'];

const submit = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(harness.sandboxUrl + new URL(url).pathname, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision: 'approve', ...fields }),
  });
const pageOf = async (url: string): Promise<string> =>
  (await fetch(harness.sandboxUrl + new URL(url).pathname)).text();

test.each([
  ['card', {}],
  ['mobilepay', { phone: '040 123 4567' }],
  ['klarna', { email: 'aino@example.com' }],
])('a payment by %s is named so, in the answer and in the event', async (method, fields) => {
  const { paymentId, url } = await harness.started('stripe', { methods });
  expect((await submit(url, { method, ...fields })).status).toBe(303);
  const { body } = await harness.ask(paymentId, 'settle');
  expect(paymentStateSchema.parse(body.data)).toMatchObject({ status: 'paid', method });
  expect(await heard(harness, paymentId)).toMatchObject([{ paymentId, provider: 'stripe', method }]);
});

test('without the setting the page takes cards alone', async () => {
  const { paymentId, url } = await harness.started('stripe');
  expect(await pageOf(url)).not.toContain('Klarna');
  expect((await submit(url, { method: 'klarna', email: 'aino@example.com' })).status).toBe(400);
  expect(await harness.settle(paymentId)).toBe('open');
  await harness.press(url, 'approve');
  expect(await heard(harness, paymentId)).toMatchObject([{ method: 'card' }]);
});

test('a method that the Stripe account does not have costs no sale: its page offers the others', async () => {
  const account = (active: string[]) =>
    fetch(`${harness.sandboxUrl}/account`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ methods: active }),
    });
  await account(['card']);
  try {
    const { paymentId, url } = await harness.started('stripe', { methods });
    expect(await pageOf(url)).not.toContain('MobilePay');
    await harness.press(url, 'approve');
    expect(await harness.settle(paymentId)).toBe('paid');
  } finally {
    await account(methods);
  }
});

test('PayPal’s payments name no method of Stripe’s', async () => {
  const { paymentId, url } = await harness.started('paypal', { methods });
  await harness.press(url, 'approve');
  await harness.settle(paymentId);
  const [completed] = await heard(harness, paymentId);
  expect(completed).not.toHaveProperty('method');
});

test.each(['paid', 'failed'] as const)(
  'a Klarna payment that is decided later ends %s by its webhook alone',
  async (outcome) => {
    await harness.script({ match: 'POST /sandbox/stripe/', behaviour: 'pending' });
    const { paymentId, url } = await harness.started('stripe', { methods });
    await submit(url, { method: 'klarna', email: 'aino@example.com' });
    expect(await harness.settle(paymentId)).toBe('open');
    const { providerId } = await harness.deps.payments.get(paymentId);
    await harness.control(`/pending/${providerId}`, { outcome });
    await waitFor(
      `the payment to be ${outcome}`,
      async () => (await harness.deps.payments.get(paymentId)).status === outcome,
    );
    if (outcome === 'paid') expect(await heard(harness, paymentId)).toMatchObject([{ method: 'klarna' }]);
    else expect(harness.completed.filter((event) => event.paymentId === paymentId)).toEqual([]);
  },
);
