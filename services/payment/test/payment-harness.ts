import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paymentStateSchema, startedPaymentSchema, type PaymentProvider } from '@shop/contracts';
import {
  consumersIn,
  defineConsumer,
  openEvents,
  refundRequested,
  type EventOf,
  type NewEvent,
  type paymentCompleted,
  type paymentMismatched,
  type paymentPending,
} from '@shop/events';
import { connectMongo, createLogger, internalClients, newId, type Logger } from '@shop/service-kit';
import { startSandbox, type Fault } from '@shop/payment-sandbox';
import {
  closeServer,
  closeService,
  listen,
  openServiceApi,
  PATIENCE_MS,
  sendEvent,
  testSettings,
  setUpHarness,
  waitFor,
  type ApiAnswer,
  type ServiceApi,
} from '@shop/testing';
import { afterEach } from 'vitest';
import type { PaymentConfig, WorkerConfig } from '../src/config.ts';
import { openPaymentService } from '../src/open-payment-service.ts';
import type { Refund } from '../src/domain/refund.ts';
import { openPaymentWorker } from '../src/open-payment-worker.ts';

type Paid = {
  provider: string;
  state: string;
  captures: number;
  capturedCents: number;
  refundedCents: number;
};
type Told = { name: string; payload: unknown };
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
  // Whoever is asked, an acknowledgement of an event that is gone finds nothing and is fine.
  const inside = { ...config, PAYMENT_URL: api.url, ORDER_URL: api.url };
  const workers = worker ? [await openPaymentWorker(inside, logger, { timeoutMs: PATIENCE_MS })] : [];
  for (const { start } of [service, ...workers]) start();
  const order = await startOrder(inside, logger);

  const calls = callsTo(api, sandbox.url);
  const refund = async (paymentId: string, refundId: string): Promise<Refund | undefined> =>
    (await deps.payments.get(paymentId)).refunds?.[refundId];
  return {
    ...calls,
    /** A payment whose money has come: 112,50 €. */
    paid: async (provider: PaymentProvider): Promise<string> => {
      const { paymentId, url } = await calls.started(provider);
      await calls.press(url, 'approve');
      await waitFor('the payment', async () => (await calls.settle(paymentId)) === 'paid');
      return paymentId;
    },
    /** Asks for a refund of 50 € as the order service does; gives its id. */
    askRefund: async (paymentId: string, fields: Partial<EventOf<typeof refundRequested>> = {}) => {
      const [orderID = ''] = paymentId.split('_');
      const refundId = `${orderID}_r${(refundCount += 1)}`;
      const asked = { refundId, paymentId, orderID, amountCents: 5_000, currency: 'EUR', reason: 'maker' };
      await sendEvent(refundRequested, { ...asked, ...fields }, config);
      return fields.refundId ?? refundId;
    },
    refund,
    /** Waits until a refund is in a state. */
    refundIs: (paymentId: string, refundId: string, state: Refund['state']) =>
      waitFor(`${refundId} to be ${state}`, async () => (await refund(paymentId, refundId))?.state === state),
    /** What the payment has told of its refunds and disputes, arrived or not. */
    told: async (paymentId: string): Promise<Told[]> => {
      const stored = await database.connection
        .collection<{ _id: string; outbox?: NewEvent[] }>('payments')
        .findOne({ _id: paymentId });
      const names = ['refund-changed', 'payment-disputed'];
      const lying = (stored?.outbox ?? []).filter(({ name }) => names.includes(name));
      const arrived = names.flatMap((name) =>
        order
          .heard<{ paymentId: string }>(name)
          .filter((payload) => payload.paymentId === paymentId)
          .map((payload) => ({ name, payload })),
      );
      const all = [...arrived, ...lying.map(({ name, payload }) => ({ name, payload }))];
      return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
    },
    config,
    database,
    deps,
    api,
    gateway,
    deadLetters: deps.events.deadLetters,
    /** What the order service has heard of payments that were paid. */
    completed: order.heard<EventOf<typeof paymentCompleted>>('payment-completed'),
    mismatched: order.heard<EventOf<typeof paymentMismatched>>('payment-mismatched'),
    pending: order.heard<EventOf<typeof paymentPending>>('payment-pending'),
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
let refundCount = 0;
/** The call by which either provider is asked for a refund. */
export const refundCall = 'POST /v(1/refunds|2/payments/captures/.*/refund)$';

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
      // Taken, so that the stand-in does not send it again beside the test.
      return void response.writeHead(200).end();
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

/** All of order's listeners in one: it keeps what it hears. */
async function startOrder(config: WorkerConfig, logger: Logger) {
  const heard: Record<string, unknown[]> = {};
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
    consumersIn('order').map(({ name, event }) =>
      defineConsumer({
        name,
        event,
        handle: async (payload) => void (heard[event.name] ??= []).push(payload),
      }),
    ),
    { payment: internalClients('order', config, PATIENCE_MS)('payment') },
  );
  events.start();
  const close = async () => {
    await events.close();
    await connection.dropDatabase();
    await database.close();
  };
  return { heard: <T>(name: string) => (heard[name] ??= []) as T[], close };
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
    /** Uses one of the stand-ins' controls: what somebody does at the provider. */
    control: async (path: string, body: object): Promise<string> => {
      const response = await fetch(sandboxUrl + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return ((await response.json()) as { id: string }).id;
    },
    /** How many refunds the provider has made of a payment. */
    refundsMade: async (paymentId: string): Promise<number> => {
      const response = await fetch(`${sandboxUrl}/ledger`);
      const { entries } = (await response.json()) as {
        entries: { type: string; id: string; reference?: string }[];
      };
      const made = entries.find(({ reference }) => reference === paymentId);
      return entries.filter(({ type, id }) => type === 'refunded' && id === made?.id).length;
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
