import { ShopError } from '@shop/service-kit';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { PaymentConfig } from '../../config.ts';
import type { WebhookNote } from '../../domain/inbox-entry.ts';
import { WEBHOOK_TOLERANCE_SECONDS } from '../provider.ts';

const eventObject = z.object({
  id: z.string().max(255),
  object: z.string(),
  client_reference_id: z.string().max(200).nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  payment_intent: z.string().max(255).nullish().catch(undefined),
});
const RETURNS = /^(refund\.|charge\.(refund|dispute))/;

export function readStripeEvent(
  stripe: Stripe,
  body: Buffer,
  signature: string | string[] | undefined,
  config: PaymentConfig,
): WebhookNote {
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(
      body,
      signature ?? '',
      config.STRIPE_WEBHOOK_SECRET,
      WEBHOOK_TOLERANCE_SECONDS,
    );
  } catch (cause) {
    throw new ShopError({ code: 'bad-signature', cause });
  }
  // The SDK only rejects old timestamps.
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(String(signature))?.[1]);
  if (signedAt > Date.now() / 1_000 + WEBHOOK_TOLERANCE_SECONDS)
    throw new ShopError({ code: 'bad-signature' });
  const object = eventObject.safeParse(event.data.object).data;
  return {
    eventId: event.id,
    type: event.type,
    paymentId: object?.client_reference_id ?? object?.metadata?.['paymentId'],
    providerId: object?.object === 'checkout.session' ? object.id : undefined,
    chargeId: object?.payment_intent ?? undefined,
    ...(RETURNS.test(event.type) ? { aboutRefunds: true } : {}),
  };
}
