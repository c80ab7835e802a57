import { z } from 'zod';
import { centsFromDecimal } from '../domain/amount.ts';
import type { CheckoutRequest } from '../domain/checkout.ts';
import { paypalId } from '../ids.ts';

const cents = z.string().transform((text, context) => {
  const read = centsFromDecimal(text);
  if (read !== null) return read;
  context.addIssue({ code: 'custom', message: 'DECIMAL_PRECISION' });
  return z.NEVER;
});
const money = z.object({ currency_code: z.string().regex(/^[A-Z]{3}$/), value: cents });
const addresses = z.object({ return_url: z.url(), cancel_url: z.url() });

const unit = z.object({
  custom_id: z.string().max(127).default(''),
  amount: money.extend({
    breakdown: z.object({ item_total: money, shipping: money.optional() }).optional(),
  }),
  items: z
    .array(z.object({ name: z.string().max(127), quantity: z.string().regex(/^\d+$/), unit_amount: money }))
    .default([]),
});

const orderBody = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.array(unit).length(1),
  payment_source: z.object({ paypal: z.object({ experience_context: addresses }) }),
});

/** Reads what the shop asks PayPal to collect, or names PayPal's issue with it. */
export function readOrder(body: unknown): CheckoutRequest | { issue: string } {
  const result = orderBody.safeParse(body);
  const order = result.data?.purchase_units[0];
  if (!result.success || !order) {
    const [problem] = result.error?.issues ?? [];
    return { issue: `INVALID_REQUEST: ${problem?.path.join('.')} ${problem?.message}` };
  }
  const lines = order.items.map((item) => ({
    title: item.name,
    quantity: Number(item.quantity),
    unitCents: item.unit_amount.value,
  }));
  const { amount } = order;
  if (amount.breakdown) {
    const itemsTotal = lines.reduce((sum, line) => sum + line.quantity * line.unitCents, 0);
    if (itemsTotal !== amount.breakdown.item_total.value) return { issue: 'ITEM_TOTAL_MISMATCH' };
    const shipping = amount.breakdown.shipping?.value ?? 0;
    if (itemsTotal + shipping !== amount.value) return { issue: 'AMOUNT_MISMATCH' };
    if (shipping > 0) lines.push({ title: 'Toimitus', quantity: 1, unitCents: shipping });
  }
  const context = result.data.payment_source.paypal.experience_context;
  return {
    id: paypalId(),
    provider: 'paypal',
    reference: order.custom_id,
    cents: amount.value,
    currency: amount.currency_code,
    lines,
    returnUrl: context.return_url,
    cancelUrl: context.cancel_url,
    metadata: {},
    expiresAt: null,
  };
}
