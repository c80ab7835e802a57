import { z } from 'zod';
import { centsFromDecimal } from '../domain/amount.ts';
import { refundableCents, type Checkout } from '../domain/checkout.ts';
import { invalidRequest, type PaypalFault } from './paypal-error.ts';

const refundBody = z.object({
  amount: z.object({ currency_code: z.string().length(3), value: z.string().max(32) }).optional(),
  custom_id: z.string().min(1).max(127).optional(),
  invoice_id: z.string().max(127).optional(),
  note_to_payer: z.string().max(255).optional(),
});

type RefundInput = { cents: number; customId: string | undefined };

/** Refunds the rest by default. */
export function readRefund(body: unknown, order: Checkout): RefundInput | PaypalFault {
  const read = refundBody.safeParse(body ?? {});
  if (!read.success) return invalidRequest('INVALID_PARAMETER_SYNTAX');
  const { amount, custom_id: customId } = read.data;
  if (order.state === 'pending') return { issue: 'PENDING_CAPTURE' };
  if (order.state !== 'paid' || !order.charge) return { issue: 'REFUND_NOT_ALLOWED' };
  if (amount && amount.currency_code !== order.charge.currency)
    return { issue: 'REFUND_CAPTURE_CURRENCY_MISMATCH' };
  const refundable = refundableCents(order);
  const cents = amount ? centsFromDecimal(amount.value) : refundable;
  if (cents === null) return { issue: 'DECIMAL_PRECISION' };
  if (refundable === 0) return { issue: 'CAPTURE_FULLY_REFUNDED' };
  if (cents === 0) return { issue: 'CANNOT_BE_ZERO_OR_NEGATIVE' };
  if (cents > refundable) return { issue: 'REFUND_AMOUNT_EXCEEDED' };
  const isPartial = cents < order.charge.cents;
  if (isPartial && order.disputes.some(({ state }) => state === 'open'))
    return { issue: 'CAPTURE_DISPUTED_PARTIAL_REFUND_NOT_ALLOWED' };
  return { cents, customId };
}
