import { z } from 'zod';
import { id } from './fields.ts';
import { stripeMethods } from '@shop/shop-rules/order-status';

export const paymentProviders = ['stripe', 'paypal'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

/** The shop delivers to Finland only. */
const shipToSchema = z.object({
  name: z.string().max(300),
  address: z.string().max(300),
  city: z.string().max(120),
  postcode: z.string().max(60),
});
export type ShipTo = z.infer<typeof shipToSchema>;

export const startPaymentSchema = z.object({
  orderID: id,
  /** Attempt number of the order, from 1; the payment's id is `<orderID>_<attempt>`. */
  attempt: z.int().min(1),
  provider: z.enum(paymentProviders),
  amountCents: z.int().min(1),
  lines: z
    .array(z.object({ title: z.string().max(200), quantity: z.int().min(1), unitCents: z.int().min(0) }))
    .max(60),
  returnUrl: z.string().max(500),
  cancelUrl: z.string().max(500),
  shipTo: shipToSchema,
  methods: z.array(z.enum(stripeMethods)).optional(),
  /** ISO 8601; an unpaid order frees its stock then. */
  expiresAt: z.iso.datetime(),
});
export type StartPaymentInput = z.infer<typeof startPaymentSchema>;
/** Answer of payment's POST /internal/payments. */
export const startedPaymentSchema = z.object({ paymentId: z.string(), url: z.string() });
export type StartedPayment = z.infer<typeof startedPaymentSchema>;

/** In hundredths of the currency (ISO 4217). */
export const capturedSchema = z.object({ amountCents: z.int().min(0), currency: z.string().max(8) });
export type Captured = z.infer<typeof capturedSchema>;

/**
 * `open`: money may arrive. `paid`: settled. `review`: money does not match. `failed`: declined. `closed`: no money can
 * arrive.
 */
export const paymentStateSchema = z.object({
  paymentId: z.string(),
  status: z.enum(['open', 'paid', 'review', 'failed', 'closed']),
  providerPaymentId: z.string().optional(),
  payerId: z.string().optional(),
  /** Absent while not reported. */
  captured: capturedSchema.optional(),
  chargeId: z.string().optional(),
  /** The buyer must return to the provider's page to complete the payment. */
  needsPayer: z.boolean().optional(),
  declines: z.int().min(0).optional(),
  /** Where the provider offers several. */
  method: z.enum(stripeMethods).optional(),
});
export type PaymentState = z.infer<typeof paymentStateSchema>;

/**
 * Body of payment's POST /internal/payments/:paymentId/close. `captureApproved`: capture approved money before closing.
 */
export const closePaymentSchema = z.object({ captureApproved: z.boolean().optional() });
export type ClosePaymentInput = z.infer<typeof closePaymentSchema>;
