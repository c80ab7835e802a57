import { z } from 'zod';
import type { CheckoutRequest } from '../domain/checkout.ts';
import { stripeId } from '../ids.ts';

const whole = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);
/** A list in a form body: an array, or an object keyed by its numbers when it is long or sparse. */
const list = <S extends z.ZodType>(item: S) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null ? Object.values(value) : value),
    z.array(item).min(1),
  );

const lineItem = z.object({
  quantity: whole.default(1),
  price_data: z.object({
    currency: z.string().regex(/^[a-z]{3}$/),
    unit_amount: whole,
    product_data: z.object({ name: z.string().min(1) }),
  }),
});

const MIN_MINUTES = 30;
const MAX_HOURS = 24;

const sessionBody = z.object({
  mode: z.literal('payment'),
  success_url: z.url(),
  cancel_url: z.url(),
  client_reference_id: z.string().max(200).default(''),
  line_items: list(lineItem),
  metadata: z.record(z.string(), z.string()).default({}),
  expires_at: whole.optional(),
});

export type SessionProblem = { message: string; param: string };

/** Reads what the shop asks Stripe to collect, or says as Stripe would which parameter is wrong. */
export function readSession(body: unknown, now: number): CheckoutRequest | SessionProblem {
  const result = sessionBody.safeParse(body);
  if (!result.success) {
    const [issue] = result.error.issues;
    return { message: issue?.message ?? 'Invalid request', param: issue?.path.join('.') ?? '' };
  }
  const input = result.data;
  const expiresAt = input.expires_at ? input.expires_at * 1_000 : now + MAX_HOURS * 3_600_000;
  if (expiresAt < now + MIN_MINUTES * 60_000 || expiresAt > now + MAX_HOURS * 3_600_000) {
    const message = 'The `expires_at` timestamp must be between 30 minutes and 24 hours from creation.';
    return { message, param: 'expires_at' };
  }
  const lines = input.line_items.map(({ quantity, price_data: { unit_amount, product_data } }) => ({
    title: product_data.name,
    quantity,
    unitCents: unit_amount,
  }));
  return {
    id: stripeId('cs_test'),
    provider: 'stripe',
    reference: input.client_reference_id,
    cents: lines.reduce((sum, line) => sum + line.quantity * line.unitCents, 0),
    currency: input.line_items[0]?.price_data.currency.toUpperCase() ?? 'EUR',
    lines,
    returnUrl: input.success_url,
    cancelUrl: input.cancel_url,
    metadata: input.metadata,
    expiresAt,
  };
}
