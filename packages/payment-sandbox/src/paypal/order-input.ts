import { z } from 'zod';
import { centsFromDecimal } from '../domain/amount.ts';
import type { CheckoutRequest, Parcel } from '../domain/checkout.ts';
import { paypalId } from '../ids.ts';
import { invalidRequest, type PaypalFault } from './paypal-error.ts';

const currencies = new Set(
  'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD'.split(
    ' ',
  ),
);
const cents = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform((text, context) => {
    const read = centsFromDecimal(text);
    if (read !== null) return read;
    context.addIssue({ code: 'custom', message: 'DECIMAL_PRECISION' });
    return z.NEVER;
  });
const money = z.object({
  currency_code: z
    .string()
    .length(3)
    .refine((code) => currencies.has(code), 'CURRENCY_NOT_SUPPORTED'),
  value: cents,
});
const context = z.object({
  return_url: z.url(),
  cancel_url: z.url(),
  payment_method_preference: z.enum(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']).default('UNRESTRICTED'),
  shipping_preference: z
    .enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'])
    .default('GET_FROM_FILE'),
  user_action: z.enum(['CONTINUE', 'PAY_NOW']).default('CONTINUE'),
  locale: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/)
    .optional(),
});
const shipping = z.object({
  name: z.object({ full_name: z.string().min(1).max(300) }).optional(),
  address: z.object({
    address_line_1: z.string().min(1).max(300),
    address_line_2: z.string().max(300).optional(),
    admin_area_2: z.string().min(1).max(120),
    postal_code: z.string().min(1).max(60),
    country_code: z.string().regex(/^([A-Z]{2}|C2)$/),
  }),
});

const unit = z.object({
  custom_id: z.string().max(127).default(''),
  amount: money.extend({
    breakdown: z.object({ item_total: money, shipping: money.optional() }).optional(),
  }),
  items: z
    .array(
      z.object({
        name: z.string().min(1).max(127),
        quantity: z.string().regex(/^[1-9]\d{0,9}$/),
        unit_amount: money,
      }),
    )
    .default([]),
  shipping: shipping.optional(),
});

const orderBody = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.array(unit).length(1),
  payment_source: z.object({ paypal: z.object({ experience_context: context }) }),
});

const unprocessable = (issue: string, field?: string): PaypalFault => ({
  issue,
  ...(field === undefined ? {} : { field }),
});

/** Returns the order, or PayPal's error. */
export function readOrder(body: unknown): CheckoutRequest | PaypalFault {
  const result = orderBody.safeParse(body);
  const order = result.data?.purchase_units[0];
  if (!result.success || !order) return faultOf(result.error?.issues[0]);
  const lines = order.items.map((item) => ({
    title: item.name,
    quantity: Number(item.quantity),
    unitCents: item.unit_amount.value,
  }));
  const { amount } = order;
  if (amount.value === 0)
    return unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', '/purchase_units/0/amount/value');
  if (lines.length > 0 && !amount.breakdown) return unprocessable('ITEM_TOTAL_REQUIRED');
  const parts = [
    amount.breakdown?.item_total,
    amount.breakdown?.shipping,
    ...order.items.map((item) => item.unit_amount),
  ];
  if (parts.some((money) => money && money.currency_code !== amount.currency_code))
    return unprocessable('CURRENCY_MISMATCH');
  if (amount.breakdown) {
    const itemsTotal = lines.reduce((sum, line) => sum + line.quantity * line.unitCents, 0);
    if (itemsTotal !== amount.breakdown.item_total.value) return unprocessable('ITEM_TOTAL_MISMATCH');
    const shipping = amount.breakdown.shipping?.value ?? 0;
    if (itemsTotal + shipping !== amount.value) return unprocessable('AMOUNT_MISMATCH');
    if (shipping > 0) lines.push({ title: 'Toimitus', quantity: 1, unitCents: shipping });
  }
  const { return_url, cancel_url, shipping_preference, payment_method_preference } =
    result.data.payment_source.paypal.experience_context;
  const { shipping: parcel } = order;
  // Required by PayPal with SET_PROVIDED_ADDRESS.
  if (shipping_preference === 'SET_PROVIDED_ADDRESS' && !parcel)
    return unprocessable('MISSING_SHIPPING_ADDRESS');
  return {
    id: paypalId(),
    provider: 'paypal',
    reference: order.custom_id,
    cents: amount.value,
    currency: amount.currency_code,
    lines,
    returnUrl: return_url,
    cancelUrl: cancel_url,
    metadata: {},
    methods: [],
    allowed: null,
    ...(parcel ? { parcel: parcelOf(parcel) } : {}),
    immediate: payment_method_preference === 'IMMEDIATE_PAYMENT_REQUIRED',
    expiresAt: null,
  };
}

function faultOf(issue: z.core.$ZodIssue | undefined): PaypalFault {
  const field = `/${(issue?.path ?? []).join('/')}`;
  switch (issue?.code) {
    case 'custom':
      return unprocessable(issue.message, field);
    case 'too_small':
    case 'too_big':
      return invalidRequest('INVALID_STRING_LENGTH', field);
    case 'invalid_value':
      return invalidRequest('INVALID_PARAMETER_VALUE', field);
    case 'invalid_type':
      return invalidRequest(
        issue.message.includes('undefined') ? 'MISSING_REQUIRED_PARAMETER' : 'INVALID_PARAMETER_SYNTAX',
        field,
      );
    default:
      return invalidRequest('INVALID_PARAMETER_SYNTAX', field);
  }
}

function parcelOf({ name, address }: z.infer<typeof shipping>): Parcel {
  return {
    name: name?.full_name ?? '',
    address: [address.address_line_1, address.address_line_2].filter(Boolean).join(', '),
    city: address.admin_area_2,
    postcode: address.postal_code,
    country: address.country_code,
  };
}
