import { stripeMethods, type StripeMethod } from '@shop/shop-rules';
import { z } from 'zod';
import type { PaymentConfig } from '../../config.ts';
import type { ProviderStatus } from '../../domain/evaluate-payment.ts';
import { assertPayLink, ProviderError, type MadePayment, type Provider } from '../provider.ts';
import { ask, createStripe, isMissing } from './client.ts';
import { balanceTransaction, feeIn } from './fee.ts';
import { stripeListing } from './listing.ts';
import { stripeRefunds } from './refunds.ts';
import { readStripeEvent } from './webhook.ts';

/** The SDK reads an unknown 500 as an empty answer. */
const chargeSchema = z.object({
  payment_method_details: z.object({ type: z.string() }).nullish(),
  balance_transaction: balanceTransaction,
});
const sessionSchema = z.object({
  id: z.string(),
  url: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int(),
  currency: z.string(),
  client_reference_id: z.string().nullable(),
  payment_intent: z
    .union([
      z.string(),
      z.object({
        id: z.string(),
        status: z.string(),
        latest_charge: z.union([z.string(), chargeSchema]).nullish(),
      }),
    ])
    .nullable()
    .optional(),
});
type Session = z.infer<typeof sessionSchema>;
const pageSchema = z.object({ data: z.array(sessionSchema), has_more: z.boolean() });

/** Tolerates clock differences. */
const FIND_LEAD_SECONDS = 60;
/** Pages of 100; more means unknown. */
const MAX_PAGES = 10;

/** Stripe shows the page and captures by itself. */
export function createStripeProvider(config: PaymentConfig): Provider {
  const stripe = createStripe(config);
  const standInPages = config.SANDBOX_URL ? config.PUBLIC_URL : null;
  const hosts = [
    'checkout.stripe.com',
    ...(config.STRIPE_CHECKOUT_DOMAIN ? [config.STRIPE_CHECKOUT_DOMAIN] : []),
  ];
  const fetchStatus: Provider['fetchStatus'] = async ({ providerId }) => {
    try {
      const session = await ask(sessionSchema, () =>
        stripe.checkout.sessions.retrieve(providerId, {
          expand: ['payment_intent.latest_charge.balance_transaction'],
        }),
      );
      return statusOf(session);
    } catch (error) {
      // Deleted test data, or another account's session.
      if (isMissing(error)) return { state: 'gone', amountCents: 0, currency: '', reference: '' };
      throw error;
    }
  };
  const madeFrom = ({ id, url }: Session): MadePayment => {
    assertPayLink(url ?? '', hosts, standInPages);
    return { providerId: id, url: url ?? '' };
  };

  return {
    create: async (payment) => {
      const { params } = payment;
      const names = { paymentId: payment._id, orderID: payment.orderID };
      const session = await ask(sessionSchema, () =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            // Other methods would hold stock for days. Stripe omits those the account lacks.
            allowed_payment_method_types: params.methods ?? ['card'],
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
      return madeFrom(session);
    },
    find: async (payment) => {
      const gte = Math.floor(payment.createdAt.getTime() / 1_000) - FIND_LEAD_SECONDS;
      let after: string | undefined;
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        const sessions = await ask(pageSchema, () =>
          stripe.checkout.sessions.list({
            created: { gte },
            limit: 100,
            ...(after ? { starting_after: after } : {}),
          }),
        );
        const made = sessions.data.find((session) => session.client_reference_id === payment._id);
        if (made) return made.status === 'open' ? madeFrom(made) : null;
        after = sessions.data.at(-1)?.id;
        if (!sessions.has_more || !after) return null;
      }
      throw new ProviderError('Stripe has too many sessions to look through');
    },
    fetchStatus,
    capture: fetchStatus,
    close: async ({ providerId }) => {
      try {
        const session = await ask(sessionSchema, () => stripe.checkout.sessions.expire(providerId));
        return session.status === 'expired';
      } catch (error) {
        if (isMissing(error)) return true;
        // Expired already, or just paid.
        if (error instanceof ProviderError && error.definite) return false;
        throw error;
      }
    },
    ...stripeRefunds(stripe),
    ...stripeListing(stripe),
    readWebhook: async (body, headers) => readStripeEvent(stripe, body, headers['stripe-signature'], config),
  };
}

function statusOf(session: Session): ProviderStatus {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    state: stateOf(session, intent?.status),
    amountCents: session.amount_total,
    currency: session.currency.toUpperCase(),
    reference: session.client_reference_id ?? '',
    chargeId: intent?.id,
    ...(session.payment_status === 'paid'
      ? { method: methodIn(charge), ...feeIn(charge?.balance_transaction) }
      : {}),
    reason: intent?.status,
  };
}

/** Wallets count as cards. */
function methodIn(charge: z.infer<typeof chargeSchema> | null): StripeMethod {
  const type = charge?.payment_method_details?.type;
  return stripeMethods.find((method) => method === type) ?? 'card';
}

function stateOf(session: Session, intentStatus: string | undefined): ProviderStatus['state'] {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'expired') return 'gone';
  if (session.status === 'open') return 'open';
  const final = intentStatus === 'requires_payment_method' || intentStatus === 'canceled';
  return final ? 'declined' : 'pending';
}
