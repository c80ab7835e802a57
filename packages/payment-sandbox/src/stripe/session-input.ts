import { z } from 'zod';
import type { CheckoutRequest } from '../domain/checkout.ts';
import { stripeId } from '../ids.ts';
import { NO_METHOD, offeredMethods } from './account-methods.ts';
import { locales, methodTypes, sessionParameters } from './session-words.ts';
import type { StripeFault } from './stripe-error.ts';

const whole = z
  .string()
  .regex(/^\d{1,10}$/, 'Invalid integer')
  .transform(Number);
/** Form lists arrive as arrays, or as objects keyed by index when long or sparse. */
const list = <S extends z.ZodType>(item: S) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null ? Object.values(value) : value),
    z.array(item).min(1).max(100, 'You can include at most 100 line items.'),
  );
const currencies = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));
const metadata = z
  .record(
    z.string().max(40, 'Metadata keys can have up to 40 characters.'),
    z.string().max(500, 'Metadata values can have up to 500 characters.'),
  )
  .refine((pairs) => Object.keys(pairs).length <= 50, 'You can have at most 50 metadata keys.');

const lineItem = z.strictObject({
  quantity: whole.default(1).refine((quantity) => quantity >= 1, 'Invalid positive integer'),
  price_data: z.strictObject({
    currency: z
      .string()
      .toLowerCase()
      .refine((code) => currencies.has(code), 'Invalid currency.'),
    unit_amount: whole,
    product_data: z.strictObject({
      name: z.string().min(1),
      description: z.string().min(1).optional(),
      images: z.unknown().optional(),
      metadata: metadata.optional(),
    }),
    tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  }),
});

const MIN_MINUTES = 30;
const MAX_HOURS = 24;
/** Stripe's minimum, in euro cents. */
const LEAST_CENTS = 50;

const sessionBody = z.object({
  mode: z.literal('payment'),
  allowed_payment_method_types: list(
    z.string().refine((type) => methodTypes.has(type), 'Invalid payment method type.'),
  ).optional(),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  client_reference_id: z.string().max(200).default(''),
  line_items: list(lineItem),
  locale: z
    .string()
    .default('auto')
    .refine((locale) => locales.has(locale), 'Invalid locale.'),
  metadata: metadata.default({}),
  payment_intent_data: z.object({ metadata: metadata.optional() }).optional(),
  expires_at: whole.optional(),
});

/** @param active methods enabled in the account */
export function readSession(
  body: unknown,
  now: number,
  active: readonly string[],
): CheckoutRequest | StripeFault {
  const stranger = Object.keys(body ?? {}).find((name) => !sessionParameters.has(name));
  if (stranger !== undefined) return unknownParameter(stranger);
  const result = sessionBody.safeParse(body);
  if (!result.success) return faultOf(result.error);
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
  const [currency = '', ...others] = new Set(input.line_items.map(({ price_data }) => price_data.currency));
  if (others.length > 0)
    return { message: 'All prices of a Checkout Session must be in one currency.', param: 'line_items' };
  const cents = lines.reduce((sum, line) => sum + line.quantity * line.unitCents, 0);
  if (cents < LEAST_CENTS) {
    const message = "The Checkout Session's total amount must convert to at least 50 cents.";
    return { code: 'amount_too_small', message };
  }
  const allowed = input.allowed_payment_method_types ?? null;
  const methods = offeredMethods({ allowed, active, currency });
  if (methods.length === 0) return NO_METHOD;
  return {
    id: stripeId('cs_test'),
    methods,
    allowed,
    provider: 'stripe',
    reference: input.client_reference_id,
    cents,
    currency: currency.toUpperCase(),
    lines,
    returnUrl: input.success_url,
    cancelUrl: input.cancel_url ?? '',
    metadata: input.metadata,
    expiresAt,
  };
}

function unknownParameter(param: string): StripeFault {
  return { code: 'parameter_unknown', message: `Received unknown parameter: ${param}`, param };
}

function faultOf({ issues }: z.ZodError): StripeFault {
  const [issue] = issues;
  const [first = '', ...rest] = (issue?.path ?? []).map(String);
  const inside = issue?.code === 'unrecognized_keys' ? [...rest, issue.keys[0] ?? ''] : rest;
  const param = `${first}${inside.map((step) => `[${step}]`).join('')}`;
  if (issue?.code === 'unrecognized_keys') return unknownParameter(param);
  const isMissing = issue?.code === 'invalid_type' && issue.message.includes('undefined');
  return isMissing
    ? { code: 'parameter_missing', message: `Missing required param: ${param}.`, param }
    : { message: issue?.message ?? 'Invalid request', param };
}
