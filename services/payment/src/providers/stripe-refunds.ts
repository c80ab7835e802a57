import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { DisputeFacts, RefundFacts } from '../domain/returned-money.ts';
import { ProviderError, type Provider } from './provider.ts';
import { ask } from './stripe-client.ts';

export const refundSchema = z.object({
  id: z.string().regex(/^\w+$/),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  metadata: z.record(z.string(), z.string()).nullish(),
  failure_reason: z.string().optional(),
});
export const disputeSchema = z.object({
  id: z.string().regex(/^\w+$/),
  amount: z.int(),
  currency: z.string(),
  reason: z.string(),
  status: z.string(),
});
const pageOf = <T>(item: z.ZodType<T>) => z.object({ data: z.array(item), has_more: z.boolean() });

const states = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
} as const;

/** Stripe's refunds and disputes. */
export function stripeRefunds(stripe: Stripe): Pick<Provider, 'lookForReturns' | 'refund'> {
  return {
    lookForReturns: async ({ chargeId }) => {
      const about = { payment_intent: chargeId, limit: 100 };
      const [refunds, disputes] = await Promise.all([
        ask(pageOf(refundSchema), () => stripe.refunds.list(about)),
        ask(pageOf(disputeSchema), () => stripe.disputes.list(about)),
      ]);
      if (refunds.has_more) throw new ProviderError('Stripe has too many refunds to look through');
      return { refunds: refunds.data.map(refundFacts), disputes: disputes.data.map(disputeFacts) };
    },
    refund: async ({ _id, orderID, chargeId }, { refundId, amountCents, serverErrors }) => {
      // A key whose first answer was a 500 answers that for ever; after it the look has found nothing.
      const idempotencyKey = `re-${refundId}${serverErrors > 0 ? `-${serverErrors + 1}` : ''}`;
      const refund = await ask(refundSchema, () =>
        stripe.refunds.create(
          {
            payment_intent: chargeId,
            amount: amountCents,
            metadata: { refundId, paymentId: _id, orderID },
          },
          { idempotencyKey },
        ),
      );
      return refundFacts(refund);
    },
  };
}

export function refundFacts(refund: z.infer<typeof refundSchema>): RefundFacts {
  return {
    providerRefundId: refund.id,
    refundId: refund.metadata?.['refundId'] ?? '',
    state: states[refund.status],
    amountCents: refund.amount,
    currency: refund.currency.toUpperCase(),
    reason: refund.failure_reason ?? (refund.status === 'canceled' ? 'canceled' : ''),
  };
}

const WON = new Set(['won', 'warning_closed', 'prevented']);

export function disputeFacts(dispute: z.infer<typeof disputeSchema>): DisputeFacts {
  const { id: disputeId, amount: amountCents, reason, status } = dispute;
  const ended = WON.has(status) ? 'won' : 'open';
  return {
    disputeId,
    state: status === 'lost' ? 'lost' : ended,
    amountCents,
    currency: dispute.currency.toUpperCase(),
    reason,
  };
}
