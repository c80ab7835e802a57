import type { IncomingHttpHeaders } from 'node:http';
import { ShopError } from '@shop/service-kit';
import { z } from 'zod';
import type { WebhookNote } from '../../domain/inbox-entry.ts';
import type { Paypal } from './client.ts';
import { WEBHOOK_TOLERANCE_SECONDS, type Provider } from '../provider.ts';

const headersSchema = z.object({
  'paypal-auth-algo': z.string().max(100),
  'paypal-cert-url': z.string().regex(/^https:\/\/api(-m)?(\.sandbox)?\.paypal\.com\/[\w/.-]{1,200}$/),
  'paypal-transmission-id': z.string().max(100),
  'paypal-transmission-sig': z.string().max(1_000),
  'paypal-transmission-time': z.iso.datetime({ offset: true }),
});
type SignatureHeaders = z.infer<typeof headersSchema>;

/** PayPal also reports foreign payments, whose fields may have any form. */
const ours = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const customId = ours(z.string().max(127));
const providerId = ours(z.string().max(255));
const answerSchema = z.object({ verification_status: z.string() });
const eventSchema = z.object({
  id: z.string().min(1).max(255),
  event_type: z.string().max(255),
  resource: ours(
    z.object({
      id: providerId,
      custom_id: customId,
      purchase_units: ours(z.array(z.object({ custom_id: customId }))),
      supplementary_data: ours(z.object({ related_ids: ours(z.object({ order_id: providerId })) })),
      links: ours(z.array(z.object({ rel: z.string(), href: z.string().max(500) }))),
      disputed_transactions: ours(z.array(z.object({ seller_transaction_id: providerId }))),
    }),
  ),
});

/** PayPal verifies signatures by a call. Cheap checks come first, so forgeries rarely cost one. */
export function paypalWebhookReader(paypal: Paypal): Provider['readWebhook'] {
  const verify = async (body: string, headers: SignatureHeaders): Promise<boolean> => {
    const answer = await paypal.fetch('/v1/notifications/verify-webhook-signature', {
      method: 'POST',
      body: verification(body, headers, paypal.webhookId),
    });
    return answerSchema.safeParse(answer).data?.verification_status === 'SUCCESS';
  };

  return async (raw: Buffer, rawHeaders: IncomingHttpHeaders): Promise<WebhookNote> => {
    const body = raw.toString('utf8');
    const event = eventSchema.safeParse(parseJson(body)).data;
    const headers = headersSchema.safeParse(rawHeaders).data;
    if (!event || !headers || !isRecent(headers['paypal-transmission-time']))
      throw new ShopError({ code: 'bad-signature' });
    if (!(await verify(body, headers))) throw new ShopError({ code: 'bad-signature' });
    return noteOf(event);
  };
}

/** PayPal verifies the original bytes. */
function verification(body: string, headers: SignatureHeaders, webhookId: string): string {
  const about = JSON.stringify({
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id: webhookId,
  });
  return `${about.slice(0, -1)},"webhook_event":${body}}`;
}

const RETURNS = /^(PAYMENT\.(CAPTURE\.(REFUNDED|REVERSED)$|REFUND\.)|CUSTOMER\.DISPUTE\.)/;

function noteOf({ id, event_type, resource }: z.infer<typeof eventSchema>): WebhookNote {
  const isOrder = event_type.startsWith('CHECKOUT.ORDER.');
  return {
    eventId: id,
    type: event_type,
    paymentId: resource?.custom_id ?? resource?.purchase_units?.[0]?.custom_id,
    providerId: isOrder ? resource?.id : resource?.supplementary_data?.related_ids?.order_id,
    ...(RETURNS.test(event_type) ? { aboutRefunds: true, chargeId: captureOf(resource) } : {}),
  };
}

function captureOf(resource: z.infer<typeof eventSchema>['resource']): string | undefined {
  const up = resource?.links?.find(({ rel }) => rel === 'up')?.href;
  const linked = /\/captures\/(\w{1,64})$/.exec(up ?? '')?.[1];
  return linked ?? resource?.disputed_transactions?.[0]?.seller_transaction_id;
}

function isRecent(time: string): boolean {
  return Math.abs(Date.now() - Date.parse(time)) <= WEBHOOK_TOLERANCE_SECONDS * 1_000;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return null;
  }
}
