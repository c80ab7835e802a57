import { randomUUID } from 'node:crypto';
import type { SandboxConfig } from '../config.ts';
import type { Ledger, QueuedWebhook } from '../ledger/ledger.ts';
import type { Log } from '../log.ts';
import { paypalSignature } from './paypal-signature.ts';
import { stripeSignature } from './stripe-signature.ts';

export type WebhookSender = {
  flush: () => void;
  stop: () => void;
};

type SenderDeps = { ledger: Ledger; config: SandboxConfig; log: Log };

const TIMEOUT_MS = 10_000;
/** A quarter of an hour. */
const MAX_TRIES = 40;
const pauseMs = (tries: number): number => Math.min(1_000 * 2 ** (tries - 1), 30_000);

/** Retries until 2xx, each time with a new signature, as the providers do. */
export function createSender({ ledger, config, log }: SenderDeps): WebhookSender {
  const underWay = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;

  const deliver = async (webhook: QueuedWebhook, tries: number): Promise<void> => {
    const outcome = await post(webhook, config);
    if (stopped) return;
    const { eventId } = webhook;
    if (outcome !== 'taken') log('a webhook did not arrive', { eventId, tries, outcome });
    if (outcome === 'taken' || tries >= MAX_TRIES) {
      const type = outcome === 'taken' ? 'webhook-delivered' : 'webhook-given-up';
      ledger.record({ type, eventId, tries });
      underWay.delete(eventId);
      return;
    }
    const timer = setTimeout(() => {
      timers.delete(timer);
      void deliver(webhook, tries + 1);
    }, pauseMs(tries));
    timers.add(timer);
  };

  return {
    flush: () => {
      for (const webhook of ledger.webhooks.values()) {
        if (underWay.has(webhook.eventId)) continue;
        underWay.add(webhook.eventId);
        void deliver(webhook, 1);
      }
    },
    stop: () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

async function post({ provider, body }: QueuedWebhook, config: SandboxConfig): Promise<string> {
  const headers = provider === 'stripe' ? stripeHeaders(body, config) : paypalHeaders(body, config);
  try {
    const response = await fetch(`${config.WEBHOOK_URL}/${provider}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.ok ? 'taken' : `status ${response.status}`;
  } catch (err) {
    return err instanceof Error ? err.message : String(err);
  }
}

function stripeHeaders(body: string, config: SandboxConfig): Record<string, string> {
  const seconds = Math.floor(Date.now() / 1_000);
  return { 'stripe-signature': stripeSignature(body, config.STRIPE_WEBHOOK_SECRET, seconds) };
}

function paypalHeaders(body: string, config: SandboxConfig): Record<string, string> {
  const sent = { id: randomUUID(), time: new Date().toISOString(), webhookId: config.PAYPAL_WEBHOOK_ID };
  return {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42-stand-in',
    'paypal-transmission-id': sent.id,
    'paypal-transmission-time': sent.time,
    'paypal-transmission-sig': paypalSignature(body, sent, config.PAYPAL_CLIENT_SECRET),
  };
}
