import { createServer, type RequestListener, type Server } from 'node:http';
import type { NewEvent } from '@shop/events';
import { closeServer, listen } from '@shop/testing';
import { afterAll, expect, test } from 'vitest';
import { newPayment } from '../domain/payment.ts';
import { createProviders } from './providers.ts';
import { ProviderError, type KnownPayment } from './provider.ts';
import { aPayment } from '../../test/payment-calls.ts';
import { setUpPaymentHarness } from '../../test/payment-harness.ts';
import { startPaymentSchema } from '@shop/contracts';

const harness = setUpPaymentHarness({ worker: false });

const servers: Server[] = [];
const timers: NodeJS.Timeout[] = [];
afterAll(async () => {
  timers.forEach(clearInterval);
  await Promise.all(servers.map(closeServer));
});

async function providerThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  servers.push(server);
  return listen(server);
}

/** Ways of being dead, by what is met at the provider's address. */
async function deadProviders(): Promise<Record<string, string>> {
  return {
    // A port that was free a moment ago may be another test's.
    'refuses connections': 'http://127.0.0.1:1',
    'never answers': await providerThat(() => undefined),
    'answers in drops': await providerThat((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      timers.push(setInterval(() => response.write(' '), 100));
    }),
    'answers 500': await providerThat((_request, response) => void response.writeHead(500).end('broken')),
  };
}

test('a provider that is dead in any way is known to be so when a call has had its time [asvs-12]', async () => {
  const asked = Object.entries(await deadProviders()).flatMap(([how, url]) => {
    const providers = createProviders({ ...harness.config, SANDBOX_URL: url });
    return (['stripe', 'paypal'] as const).map(async (name) => {
      const payment = newPayment(startPaymentSchema.parse(aPayment({ provider: name })), new Date());
      const error: unknown = await providers[name].create(payment).catch((thrown: unknown) => thrown);
      return { how, name, isUnknown: error instanceof ProviderError && !error.definite };
    });
  });
  const ends = await Promise.all(asked);
  expect(ends).toHaveLength(8);
  expect(ends.filter(({ isUnknown }) => !isUnknown)).toEqual([]);
});

test('one provider that is dead does not touch the other', async () => {
  await harness.script({ match: 'POST /v1/checkout/sessions$', behaviour: 'drop', times: 20 });
  expect((await harness.start(aPayment())).body.code).toBe('card-unavailable');
  expect((await harness.start(aPayment({ provider: 'paypal' }))).status).toBe(201);
});

test.each(['stripe', 'paypal'] as const)(
  '%s, which has had too many questions, still opens payments: only questions wait',
  async (name) => {
    const { paymentId } = await harness.started(name);
    const asked = (await harness.deps.payments.get(paymentId)) as KnownPayment;
    const headers = { 'retry-after': '30' };
    const match = await harness.lookAt(paymentId);
    await harness.script({ match, behaviour: 'reply', status: 429, headers });
    const provider = createProviders(harness.config)[name];
    await expect(provider.fetchStatus(asked)).rejects.toMatchObject({
      isTooMany: true,
      retryAfterSeconds: 30,
    });
    await expect(provider.fetchStatus(asked)).rejects.toThrow('left alone');
    const another = newPayment(startPaymentSchema.parse(aPayment({ provider: name })), new Date());
    expect((await provider.create(another)).providerId).toBeTruthy();
  },
);

test('repeated refreshes during an outage leave one report for the worker, and a new one when that is done', async () => {
  const { paymentId } = await harness.started('stripe');
  await harness.script({ match: await harness.lookAt(paymentId), behaviour: 'drop', times: 20 });
  const payments = harness.database.connection.collection<{ _id: string; outbox: NewEvent[] }>('payments');
  const waiting = async () => (await payments.findOne({ _id: paymentId }))?.outbox.map(({ name }) => name);
  for (let time = 0; time < 3; time += 1) expect(await harness.settle(paymentId)).toBe('open');
  expect(await waiting()).toEqual(['payment-reported']);
  await payments.updateOne({ _id: paymentId }, { $set: { outbox: [] } });
  expect(await harness.settle(paymentId)).toBe('open');
  expect(await waiting()).toEqual(['payment-reported']);
});
