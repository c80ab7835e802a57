import { z } from 'zod';
import { id } from './fields.ts';
import { stripeMethods } from '@shop/shop-rules/order-status';

/* What payment is asked for behind the gateway: to start, settle and close an attempt at paying an order. */

export const paymentProviders = ['stripe', 'paypal'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

/** Where a parcel goes; all the shop's parcels go to Finland. */
const shipToSchema = z.object({
  name: z.string().max(300),
  address: z.string().max(300),
  city: z.string().max(120),
  postcode: z.string().max(60),
});
export type ShipTo = z.infer<typeof shipToSchema>;

export const startPaymentSchema = z.object({
  orderID: id,
  /** The number of this attempt for its order, from 1; the payment's id is `<orderID>_<attempt>`. */
  attempt: z.int().min(1),
  provider: z.enum(paymentProviders),
  amountCents: z.int().min(1),
  lines: z
    .array(z.object({ title: z.string().max(200), quantity: z.int().min(1), unitCents: z.int().min(0) }))
    .max(60),
  returnUrl: z.string().max(500),
  cancelUrl: z.string().max(500),
  shipTo: shipToSchema,
  /** What Stripe's page may offer; PayPal has no choice. */
  methods: z.array(z.enum(stripeMethods)).optional(),
  /** ISO 8601: when the order's stock is freed if nobody has paid. */
  expiresAt: z.iso.datetime(),
});
export type StartPaymentInput = z.infer<typeof startPaymentSchema>;
/** Answer of payment's POST /internal/payments: where the buyer pays. */
export const startedPaymentSchema = z.object({ paymentId: z.string(), url: z.string() });
export type StartedPayment = z.infer<typeof startedPaymentSchema>;

/** A sum at a provider, in hundredths of its own currency (ISO 4217). */
export const capturedSchema = z.object({ amountCents: z.int().min(0), currency: z.string().max(8) });
export type Captured = z.infer<typeof capturedSchema>;

/**
 * What a payment attempt is now. `open`: money may still arrive. `paid`: settled for good. `review`: money
 * came that does not match. `failed`: declined. `closed`: no money can arrive any more.
 */
export const paymentStateSchema = z.object({
  paymentId: z.string(),
  status: z.enum(['open', 'paid', 'review', 'failed', 'closed']),
  providerPaymentId: z.string().optional(),
  payerId: z.string().optional(),
  /** What the provider says that it has taken; absent while it has not said. */
  captured: capturedSchema.optional(),
  /** The provider's id of that: a capture or a payment intent. */
  chargeId: z.string().optional(),
  /** Before the money can be taken the buyer has to go to the provider's page once more. */
  needsPayer: z.boolean().optional(),
  /** How often its provider has declined it. */
  declines: z.int().min(0).optional(),
  /** What it was paid with, where the provider offers more than one way. */
  method: z.enum(stripeMethods).optional(),
});
export type PaymentState = z.infer<typeof paymentStateSchema>;

/**
 * Body of payment's POST /internal/payments/:paymentId/close. `takeApproved`: money that the buyer has approved and
 * the shop has not taken yet may be taken before the attempt is closed.
 */
export const closePaymentSchema = z.object({ takeApproved: z.boolean().optional() });
export type ClosePaymentInput = z.infer<typeof closePaymentSchema>;
