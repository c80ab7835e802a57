import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaymentProvider } from '@shop/contracts';
import {
  refundRequested,
  type EventOf,
  type NewEvent,
  type paymentCompleted,
  type paymentMismatched,
  type paymentPending,
} from '@shop/events';
import { createLogger } from '@shop/service-kit';
import { startSandbox } from '@shop/payment-sandbox';
import {
  closeService,
  openServiceApi,
  PATIENCE_MS,
  reconcileAfterTests,
  sendEvent,
  testSettings,
  setUpHarness,
  startStandIn,
  waitFor,
} from '@shop/testing';
import { afterEach } from 'vitest';
import type { PaymentConfig } from '../src/config.ts';
import { openPaymentService } from '../src/open-payment-service.ts';
import type { Refund } from '../src/domain/returned-money.ts';
import { openPaymentWorker } from '../src/open-payment-worker.ts';
import { listMoney } from '../src/use-cases/list-money.ts';
import { startOrder } from './order-listener.ts';
import { callsTo } from './payment-calls.ts';
import { startGateway } from './payment-gateway.ts';

const HOUR_MS = 3_600_000;

type ReturnEvent = { name: string; payload: unknown };
type Options = {
  worker?: boolean;
  sweeps?: boolean;
};

export async function openPaymentHarness({ worker = true, sweeps = true }: Options = {}) {
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
  // Without it the worker would repeat each event.
  const orderApi = await startStandIn('order', tokens, {
    'POST /internal/outbox/acknowledge': () => undefined,
  });
  const inside = { ...config, PAYMENT_URL: api.url, ORDER_URL: orderApi.url };
  const workers = worker ? [await openPaymentWorker(inside, logger, { timeoutMs: PATIENCE_MS })] : [];
  for (const { start } of [...(sweeps ? [service] : []), ...workers]) start();
  const order = await startOrder(inside, logger);

  const calls = callsTo(api, sandbox.url);
  const refund = async (paymentId: string, refundId: string): Promise<Refund | undefined> =>
    (await deps.payments.get(paymentId)).refunds?.[refundId];
  return {
    ...calls,
    /** A paid payment of 112.50 €. */
    paid: async (provider: PaymentProvider): Promise<string> => {
      const { paymentId, url } = await calls.started(provider);
      await calls.press(url, 'approve');
      await waitFor('the payment', async () => (await calls.settle(paymentId)) === 'paid');
      return paymentId;
    },
    /** 50 €. */
    askRefund: async (paymentId: string, fields: Partial<EventOf<typeof refundRequested>> = {}) => {
      const [orderID = ''] = paymentId.split('_');
      const refundId = `${orderID}_r${(refundCount += 1)}`;
      const asked = { refundId, paymentId, orderID, amountCents: 5_000, currency: 'EUR', reason: 'maker' };
      await sendEvent(refundRequested, { ...asked, ...fields }, config);
      return fields.refundId ?? refundId;
    },
    refund,
    /** Matches this payment's status query only. */
    lookAt: async (paymentId: string): Promise<string> => {
      const { provider, providerId } = await deps.payments.get(paymentId);
      const path = provider === 'stripe' ? '/v1/checkout/sessions' : '/v2/checkout/orders';
      return `GET ${path}/${providerId}$`;
    },
    refundIs: (paymentId: string, refundId: string, state: Refund['state']) =>
      waitFor(`${refundId} to be ${state}`, async () => (await refund(paymentId, refundId))?.state === state),
    /** Delivered or waiting. */
    returnEvents: async (paymentId: string): Promise<ReturnEvent[]> => {
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
      return [...new Map(all.map((event) => [JSON.stringify(event), event])).values()];
    },
    config,
    database,
    deps,
    api,
    gateway,
    deadLetters: deps.events.deadLetters,
    completed: order.heard<EventOf<typeof paymentCompleted>>('payment-completed'),
    mismatched: order.heard<EventOf<typeof paymentMismatched>>('payment-mismatched'),
    pending: order.heard<EventOf<typeof paymentPending>>('payment-pending'),
    sandboxUrl: sandbox.url,
    orderUrl: orderApi.url,
    close: async () => {
      await order.close();
      for (const close of workers.flatMap(({ closers }) => closers)) await close();
      await gateway.close();
      await api.close();
      await orderApi.close();
      await sandbox.stop();
      await closeService(service);
      rmSync(folder, { recursive: true });
    },
  };
}
let refundCount = 0;
export const refundCall = 'POST /v(1/refunds|2/payments/captures/.*/refund)$';

export type PaymentHarness = Awaited<ReturnType<typeof openPaymentHarness>>;

/** Resets webhooks and faults after each test; reconciles with the providers at the end. */
export function setUpPaymentHarness(options: Options = {}) {
  const harness = setUpHarness(() => openPaymentHarness(options));
  const reconciliation = reconcileAfterTests(() => ({
    config: harness.config,
    rules: ['refunds', 'provider'],
    askProviders: () => listMoney(harness.deps.providers, new Date(Date.now() - HOUR_MS), new Date()),
  }));
  afterEach(async () => {
    harness.gateway.deaf = false;
    await harness.clearScript();
  });
  return Object.assign(harness, { excludeFromReconciliation: reconciliation.exclude });
}

export async function heard(harness: PaymentHarness, paymentId: string) {
  const deliveries = () => harness.completed.filter((event) => event.paymentId === paymentId);
  await waitFor(`${paymentId} to be delivered`, () => deliveries().length > 0);
  return deliveries();
}
