import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paymentStateSchema, startedPaymentSchema, type PaymentProvider } from '@shop/contracts';
import {
  defineConsumer,
  paymentCompleted,
  paymentMismatched,
  openEvents,
  paymentPending,
  type EventOf,
} from '@shop/events';
import { connectMongo, createLogger, internalClients, newId, type Logger } from '@shop/service-kit';
import { startSandbox, type Fault } from '@shop/payment-sandbox';
import {
  closeServer,
  closeService,
  listen,
  openServiceApi,
  PATIENCE_MS,
  testSettings,
  setUpHarness,
  waitFor,
  type ApiAnswer,
  type ServiceApi,
} from '@shop/testing';
import { afterEach } from 'vitest';
import type { PaymentConfig, WorkerConfig } from '../src/config.ts';
import { openPaymentService } from '../src/open-payment-service.ts';
import { openPaymentWorker } from '../src/open-payment-worker.ts';

type Paid = { provider: string; state: string; captures: number; capturedCents: number };
type Options = {
  /** false: no worker in this process. */
  worker?: boolean;
};

/**
 * The payment service on real stores behind its HTTP interface, its worker, the stand-ins of both providers, and a
 * listener in the place of the order service.
 */
export async function openPaymentHarness({ worker = true }: Options = {}) {
  const { tokens, config: base } = testSettings();
  const logger = createLogger('payment', 'silent');
  const folder = mkdtempSync(join(tmpdir(), 'payment-'));
  const gateway = await startGateway(() => tokens.forUser('payment', null));
  const keys = {
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests_only',
    PAYPAL_CLIENT_ID: 'client-of-the-tests',
    PAYPAL_CLIENT_SECRET: 'secret-of-the-tests',
    PAYPAL_WEBHOOK_ID: 'WH-TESTS',
  };
  const sandbox = await startSandbox({
    ...keys,
    SHOP_MODE: 'demo',
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: base.PUBLIC_URL,
    WEBHOOK_URL: `${gateway.url}/api/webhooks`,
    LEDGER_FILE: join(folder, 'ledger.jsonl'),
  });
  const config: PaymentConfig = {
    ...base,
    ...keys,
    STRIPE_SECRET_KEY: 'sk_test_tests',
    PAYPAL_ENVIRONMENT: 'sandbox',
    PAYMENTS: 'live',
    SANDBOX_URL: sandbox.url,
  };
  const service = await openPaymentService(config, logger);
  const { deps, database } = service;
  const api = await openServiceApi('payment', service.app, tokens);
  gateway.apiUrl = api.url;
  const inside = { ...config, PAYMENT_URL: api.url };
  const workers = worker ? [await openPaymentWorker(inside, logger, { timeoutMs: PATIENCE_MS })] : [];
  for (const { start } of [service, ...workers]) start();
  const order = await startOrder(inside, logger);

  const calls = callsTo(api, sandbox.url);
  return {
    ...calls,
    config,
    database,
    deps,
    api,
    gateway,
    deadLetters: deps.events.deadLetters,
    /** What the order service has heard of payments that were paid. */
    completed: order.completed,
    mismatched: order.mismatched,
    pending: order.pending,
    sandboxUrl: sandbox.url,
    close: async () => {
      await order.close();
      for (const close of workers.flatMap(({ closers }) => closers)) await close();
      await gateway.close();
      await api.close();
      await sandbox.stop();
      await closeService(service);
      rmSync(folder, { recursive: true });
    },
  };
}
export type PaymentHarness = Awaited<ReturnType<typeof openPaymentHarness>>;

/** A payment service for the tests of a file: at the end of each the shop hears webhooks and the providers behave. */
export function setUpPaymentHarness(options: Options = {}): PaymentHarness {
  const harness = setUpHarness(() => openPaymentHarness(options));
  afterEach(async () => {
    harness.gateway.deaf = false;
    await harness.clearScript();
  });
  return harness;
}

/** A small server in the place of the gateway: it puts its token on the webhooks that come from outside. */
async function startGateway(token: () => string) {
  const gateway = {
    url: '',
    apiUrl: '',
    /** While true the shop does not take webhooks. */
    deaf: false,
    /** Takes webhooks in the shop's place. */
    intercept: undefined as ((body: string, headers: Record<string, string>) => void) | undefined,
    close: () => closeServer(server),
  };
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = { ...(request.headers as Record<string, string>), 'x-user-token': token() };
    if (gateway.intercept) {
      gateway.intercept(Buffer.concat(chunks).toString(), headers);
      return void response.writeHead(503).end();
    }
    const answer = await fetch(gateway.apiUrl + request.url, {
      method: 'POST',
      headers,
      body: Buffer.concat(chunks),
    });
    response.writeHead(answer.status).end(await answer.text());
  };
  const server = createServer((request, response) => {
    if (gateway.deaf) return void request.socket.destroy();
    pass(request, response).catch(() => request.socket.destroy());
  });
  gateway.url = await listen(server);
  return gateway;
}

/** A listener in the place of the order service, which keeps what it hears. */
async function startOrder(config: WorkerConfig, logger: Logger) {
  const completed: EventOf<typeof paymentCompleted>[] = [];
  const mismatched: EventOf<typeof paymentMismatched>[] = [];
  const pending: EventOf<typeof paymentPending>[] = [];
  const database = await connectMongo('order', config, logger);
  const { connection } = database;
  const events = await openEvents({
    service: 'order',
    listeners: 'order',
    sends: false,
    connection,
    config,
    logger,
  });
  events.listen(
    [
      defineConsumer({
        name: 'confirm-order-on-payment-completed',
        event: paymentCompleted,
        handle: async (payload) => void completed.push(payload),
      }),
      defineConsumer({
        name: 'hold-order-on-payment-mismatched',
        event: paymentMismatched,
        handle: async (payload) => void mismatched.push(payload),
      }),
      defineConsumer({
        name: 'note-pending-on-payment-pending',
        event: paymentPending,
        handle: async (payload) => void pending.push(payload),
      }),
    ],
    { payment: internalClients('order', config, PATIENCE_MS)('payment') },
  );
  events.start();
  const close = async () => {
    await events.close();
    await connection.dropDatabase();
    await database.close();
  };
  return { completed, mismatched, pending, close };
}

function callsTo(api: ServiceApi, sandboxUrl: string) {
  const ask = async (paymentId: string, what: 'settle' | 'close'): Promise<ApiAnswer> =>
    api.asService('POST', `/internal/payments/${paymentId}/${what}`, {});
  const stateOf = ({ body }: ApiAnswer) => paymentStateSchema.parse(body.data).status;
  return {
    start: (fields: Record<string, unknown> = {}) =>
      api.asService('POST', '/internal/payments', aPayment(fields)),
    /** Starts a payment that has to work. */
    started: async (provider: PaymentProvider, fields: Record<string, unknown> = {}) => {
      const { body } = await api.asService('POST', '/internal/payments', aPayment({ provider, ...fields }));
      return startedPaymentSchema.parse(body.data);
    },
    ask,
    settle: async (paymentId: string) => stateOf(await ask(paymentId, 'settle')),
    shut: async (paymentId: string) => stateOf(await ask(paymentId, 'close')),
    /** Presses a button on the provider's page; gives where the browser is sent. */
    press: async (url: string, decision: 'approve' | 'decline' | 'cancel') => {
      const response = await fetch(sandboxUrl + new URL(url).pathname, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ decision }),
      });
      return response.headers.get('location') ?? '';
    },
    script: async (fault: Fault) => {
      await fetch(`${sandboxUrl}/script`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
    },
    clearScript: () => fetch(`${sandboxUrl}/script`, { method: 'DELETE' }),
    /** What the provider itself has counted for a payment. */
    counted: async (paymentId: string): Promise<Paid | undefined> => {
      const response = await fetch(`${sandboxUrl}/ledger`);
      return ((await response.json()) as { payments: Record<string, Paid> }).payments[paymentId];
    },
  };
}

/** What the order service sends to start a payment: 112,50 € for two things. */
export function aPayment(fields: Record<string, unknown> = {}) {
  return {
    orderID: newId(),
    attempt: 1,
    provider: 'stripe',
    amountCents: 11_250,
    lines: [
      { title: 'Villapaita Suvi', quantity: 1, unitCents: 10_000 },
      { title: 'Lampaanvilla 100 g', quantity: 1, unitCents: 1_250 },
    ],
    returnUrl: 'http://localhost:3000/shop/payment-success?orderID=1',
    cancelUrl: 'http://localhost:3000/shop/payment-success?cancelled=true&orderID=1',
    shipTo: { name: 'Aino Aalto', address: 'Satakunnankatu 18', city: 'Tampere', postcode: '33210' },
    expiresAt: new Date(Date.now() + 38 * 60_000).toISOString(),
    ...fields,
  };
}

/** Waits until the order service has heard of a payment, and gives every telling of it. */
export async function heard(harness: PaymentHarness, paymentId: string) {
  const tellings = () => harness.completed.filter((event) => event.paymentId === paymentId);
  await waitFor(`${paymentId} to be told`, () => tellings().length > 0);
  return tellings();
}
