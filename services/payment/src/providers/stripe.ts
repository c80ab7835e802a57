import { ShopError } from '@shop/service-kit';
import { Stripe } from 'stripe';
import { z } from 'zod';
import type { PaymentConfig } from '../config.ts';
import type { WebhookNote } from '../domain/inbox-entry.ts';
import type { ProviderFacts } from '../domain/verdict.ts';
import { assertPayLink, ProviderError, WEBHOOK_TOLERANCE_SECONDS, type Provider } from './provider.ts';

const TIMEOUT_MS = 4_000;

/** Stripe's client takes a 500 with a strange body for an empty answer, so what is needed is looked for. */
const sessionSchema = z.object({
  id: z.string(),
  url: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int(),
  currency: z.string(),
  client_reference_id: z.string().nullable(),
  payment_intent: z
    .union([z.string(), z.object({ id: z.string(), status: z.string() })])
    .nullable()
    .optional(),
});
type Session = z.infer<typeof sessionSchema>;

/** Cards, by Stripe Checkout: Stripe shows the page and takes the money itself. */
export function createStripeProvider(config: PaymentConfig): Provider {
  const stripe = new Stripe(config.STRIPE_SECRET_KEY, {
    ...standIn(config.SANDBOX_URL),
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
  const standInPages = config.SANDBOX_URL ? config.PUBLIC_URL : null;
  const look: Provider['look'] = async ({ providerId }) =>
    factsOf(await ask(() => stripe.checkout.sessions.retrieve(providerId, { expand: ['payment_intent'] })));

  return {
    create: async (payment) => {
      const { params } = payment;
      const names = { paymentId: payment._id, orderID: payment.orderID };
      const session = await ask(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            // Cards give their answer at once; other methods would keep the stock for days.
            allowed_payment_method_types: ['card'],
            locale: 'fi',
            client_reference_id: payment._id,
            metadata: names,
            payment_intent_data: { metadata: names },
            success_url: params.returnUrl,
            cancel_url: params.cancelUrl,
            expires_at: Math.floor(params.sessionExpiresAt.getTime() / 1_000),
            line_items: params.lines.map((line) => ({
              quantity: line.quantity,
              price_data: {
                currency: payment.currency.toLowerCase(),
                unit_amount: line.unitCents,
                product_data: { name: line.title || 'Tuote' },
              },
            })),
          },
          { idempotencyKey: `cs-${payment._id}` },
        ),
      );
      const url = session.url ?? '';
      assertPayLink(url, ['checkout.stripe.com'], standInPages);
      return { providerId: session.id, url };
    },
    look,
    capture: look,
    close: async ({ providerId }) => {
      try {
        const session = await ask(() => stripe.checkout.sessions.expire(providerId));
        return session.status === 'expired';
      } catch (error) {
        // Stripe refuses to expire what is no longer open: expired already, or just paid.
        if (error instanceof ProviderError && error.definite) return false;
        throw error;
      }
    },
    readWebhook: async (body, headers) => readEvent(stripe, body, headers['stripe-signature'], config),
  };
}

function standIn(url: string | undefined): { host?: string; port?: string; protocol?: 'http' } {
  if (!url) return {};
  const { hostname, port } = new URL(url);
  return { host: hostname, port, protocol: 'http' };
}

async function ask(call: () => Promise<unknown>): Promise<Session> {
  let answer: unknown;
  try {
    answer = await call();
  } catch (error) {
    const definite =
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeIdempotencyError;
    throw new ProviderError(`Stripe: ${error instanceof Error ? error.message : 'failed'}`, definite, error);
  }
  const session = sessionSchema.safeParse(answer);
  if (!session.success) throw new ProviderError('Stripe answered something else', false, session.error);
  return session.data;
}

function factsOf(session: Session): ProviderFacts {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  return {
    state: stateOf(session, intent?.status),
    amountCents: session.amount_total,
    currency: session.currency.toUpperCase(),
    reference: session.client_reference_id ?? '',
    chargeId: intent?.id,
    reason: intent?.status,
  };
}

function stateOf(session: Session, intentStatus: string | undefined): ProviderFacts['state'] {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'expired') return 'gone';
  if (session.status === 'open') return 'open';
  const over = intentStatus === 'requires_payment_method' || intentStatus === 'canceled';
  return over ? 'declined' : 'pending';
}

const eventObject = z.object({
  id: z.string().max(255),
  object: z.string(),
  client_reference_id: z.string().max(200).nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

function readEvent(
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
  const object = eventObject.safeParse(event.data.object).data;
  return {
    eventId: event.id,
    type: event.type,
    paymentId: object?.client_reference_id ?? object?.metadata?.['paymentId'],
    providerId: object?.object === 'checkout.session' ? object.id : undefined,
  };
}
