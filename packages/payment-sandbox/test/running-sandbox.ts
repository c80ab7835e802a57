import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Environment, OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import { Stripe } from 'stripe';
import type { Fault } from '../src/http/script.ts';
import { playFault, startSandbox, type SandboxConfig } from '../src/index.ts';

type Delivery = { path: string; headers: Record<string, string>; body: string };

/** A webhook receiver; an error status in `answer` makes the provider retry. */
async function startInbox() {
  const deliveries: Delivery[] = [];
  const inbox = { deliveries, answer: 200, url: '', close: () => server.close() };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      deliveries.push({
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        body,
      });
      response.writeHead(inbox.answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  inbox.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return inbox;
}

/** The stand-ins with their own ledger, and the providers' real SDKs. */
export async function runSandbox() {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const inbox = await startInbox();
  const config: SandboxConfig = {
    SHOP_MODE: 'demo',
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    STRIPE_WEBHOOK_SECRET: 'whsec_for_the_tests_only',
    PAYPAL_CLIENT_ID: 'client-of-the-tests',
    PAYPAL_CLIENT_SECRET: 'secret-of-the-tests',
    PAYPAL_WEBHOOK_ID: 'WH-TESTS',
    WEBHOOK_URL: inbox.url,
    LEDGER_FILE: join(folder, 'ledger.jsonl'),
  };
  let running = await startSandbox(config);
  const switchOn = async (methods: string[]): Promise<void> => {
    await fetch(`${running.url}/account`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ methods }),
    });
  };
  await switchOn(['card']);
  const sandbox = {
    config,
    inbox,
    url: () => running.url,
    /** Enables payment methods; at first cards only. */
    switchOn,
    /** Keeps only the ledger file, like a kill. */
    restart: async () => {
      await running.stop();
      running = await startSandbox(config);
      await switchOn(['card']);
    },
    script: (fault: Fault) => playFault(running.url, fault),
    /** Calls a control of the stand-ins. */
    control: async (path: string, body: object): Promise<string> => {
      const response = await fetch(running.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return ((await response.json()) as { id: string }).id;
    },
    /** Presses a button on the page; returns the redirect. */
    press: async (page: string, decision: 'approve' | 'decline' | 'cancel') => {
      const response = await fetch(running.url + new URL(page).pathname, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ decision }),
      });
      return { status: response.status, location: response.headers.get('location') ?? '' };
    },
    stop: async () => {
      await running.stop();
      inbox.close();
      rmSync(folder, { recursive: true });
    },
  };
  return sandbox;
}
export type TestSandbox = Awaited<ReturnType<typeof runSandbox>>;

export function stripeClient(url: string): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe('sk_test_tests', {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    timeout: 20_000,
    telemetry: false,
  });
}

export function paypalSdk(url: string, { config }: TestSandbox): Client {
  const { hostname, port } = new URL(url);
  const httpsAgent = new Agent();
  Object.assign(httpsAgent, {
    createConnection: (_options: unknown, ready: () => void) =>
      connect({ host: hostname, port: Number(port) }, ready),
  });
  return new Client({
    environment: Environment.Sandbox,
    clientCredentialsAuthCredentials: {
      oAuthClientId: config.PAYPAL_CLIENT_ID,
      oAuthClientSecret: config.PAYPAL_CLIENT_SECRET,
    },
    timeout: 20_000,
    httpClientOptions: { httpsAgent },
  });
}

export function paypalClient(url: string, sandbox: TestSandbox) {
  const client = paypalSdk(url, sandbox);
  return { orders: new OrdersController(client), payments: new PaymentsController(client) };
}

export async function eventually<T>(look: () => T | undefined): Promise<T> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('waited a minute in vain');
}
