import { randomBytes } from 'node:crypto';
import type { ProviderName } from '../domain/checkout.ts';
import { stripeId } from '../ids.ts';
import type { WebhookEntry } from '../ledger/entries.ts';

export type Message = { type: string; object: object };

/** In the provider's form. */
export function envelope(provider: ProviderName, message: Message): WebhookEntry {
  const { eventId, body } = provider === 'stripe' ? stripeEnvelope(message) : paypalEnvelope(message);
  return { type: 'webhook-queued', eventId, provider, body: JSON.stringify(body) };
}

function stripeEnvelope({ type, object }: Message): { eventId: string; body: object } {
  const eventId = stripeId('evt');
  const created = Math.floor(Date.now() / 1_000);
  const body = { id: eventId, object: 'event', type, created, livemode: false, pending_webhooks: 1 };
  return { eventId, body: { ...body, request: { id: null, idempotency_key: null }, data: { object } } };
}

function paypalEnvelope({ type, object }: Message): { eventId: string; body: object } {
  // PayPal's schema allows letters and digits only.
  const eventId = `WH${randomBytes(16).toString('hex').toUpperCase()}`;
  const create_time = new Date().toISOString();
  const body = {
    id: eventId,
    event_version: '1.0',
    create_time,
    resource_type: resourceTypeOf(type),
    event_type: type,
  };
  return { eventId, body: { ...body, resource: object } };
}

function resourceTypeOf(type: string): string {
  if (type.startsWith('CHECKOUT.')) return 'checkout-order';
  if (type.startsWith('CUSTOMER.DISPUTE.')) return 'dispute';
  return /REFUND|REVERSED/.test(type) ? 'refund' : 'capture';
}
