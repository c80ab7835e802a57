import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { DisputeUpdate, RefundUpdate } from '../../domain/returned-money.ts';
import { ProviderError, type Provider } from '../provider.ts';
import { balanceTransaction, feeIn } from './fee.ts';
import { ask, unlessForbidden } from './client.ts';

export const refundSchema = z.object({
  id: z.string().regex(/^\w+$/),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  metadata: z.record(z.string(), z.string()).nullish(),
  failure_reason: z.string().optional(),
  balance_transaction: balanceTransaction,
});
export const disputeSchema = z.object({
  id: z.string().regex(/^\w+$/),
  amount: z.int(),
  currency: z.string(),
  reason: z.string(),
  status: z.string(),
  evidence_details: z.object({ due_by: z.int().nullish() }).nullish(),
  balance_transactions: z
    .array(
      z.object({
        amount: z.int(),
        fee: z.int(),
        currency: z.string(),
        created: z.int().transform((seconds) => new Date(seconds * 1_000)),
      }),
    )
    .nullish(),
});
/** Older API versions return the charge's id only. */
const intentSchema = z.object({
  latest_charge: z.union([z.string(), z.object({ balance_transaction: balanceTransaction })]).nullish(),
});
const pageOf = <T>(item: z.ZodType<T>) => z.object({ data: z.array(item), has_more: z.boolean() });

const states = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
} as const;

export function stripeRefunds(stripe: Stripe): Pick<Provider, 'fetchReturns' | 'fetchFees' | 'refund'> {
  const refundsOf = async (chargeId: string): Promise<RefundUpdate[]> => {
    const asked = { payment_intent: chargeId, limit: 100, expand: ['data.balance_transaction'] };
    const refunds = await ask(pageOf(refundSchema), () => stripe.refunds.list(asked));
    if (refunds.has_more) throw new ProviderError('Stripe has too many refunds to look through');
    return refunds.data.map(refundUpdate);
  };
  /** Restricted keys may lack the right to read disputes. */
  const disputesOf = async (chargeId: string): Promise<DisputeUpdate[]> => {
    const asked = ask(pageOf(disputeSchema), () =>
      stripe.disputes.list({ payment_intent: chargeId, limit: 100 }),
    );
    return (await unlessForbidden(asked, { data: [], has_more: false })).data.map(disputeUpdate);
  };
  return {
    fetchReturns: async ({ chargeId }) => {
      const [refunds, disputes] = await Promise.all([refundsOf(chargeId), disputesOf(chargeId)]);
      return { refunds, disputes };
    },
    fetchFees: async ({ chargeId }) => {
      const [{ latest_charge: charge }, refunds] = await Promise.all([
        ask(intentSchema, () =>
          stripe.paymentIntents.retrieve(chargeId, { expand: ['latest_charge.balance_transaction'] }),
        ),
        refundsOf(chargeId),
      ]);
      return { ...(typeof charge === 'object' ? feeIn(charge?.balance_transaction) : {}), refunds };
    },
    refund: async ({ _id, orderID, chargeId }, { refundId, amountCents, serverErrors }) => {
      // Stripe repeats a 5xx for its key; otherwise the same key prevents a second refund.
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
      return refundUpdate(refund);
    },
  };
}

export function refundUpdate(refund: z.infer<typeof refundSchema>): RefundUpdate {
  return {
    providerRefundId: refund.id,
    refundId: refund.metadata?.['refundId'] ?? '',
    state: states[refund.status],
    amountCents: refund.amount,
    currency: refund.currency.toUpperCase(),
    reason: refund.failure_reason ?? (refund.status === 'canceled' ? 'canceled' : ''),
    ...feeIn(refund.balance_transaction),
  };
}

const WON = new Set(['won', 'warning_closed', 'prevented']);

export function disputeUpdate(dispute: z.infer<typeof disputeSchema>): DisputeUpdate {
  const { id: disputeId, amount: amountCents, reason, status, balance_transactions: transactions } = dispute;
  const ended = WON.has(status) ? 'won' : 'open';
  const dueBy = dispute.evidence_details?.due_by;
  return {
    disputeId,
    state: status === 'lost' ? 'lost' : ended,
    amountCents,
    currency: dispute.currency.toUpperCase(),
    reason,
    ...(dueBy ? { respondBy: new Date(dueBy * 1_000) } : {}),
    ...(transactions
      ? {
          moves: transactions.map(({ amount, fee, currency, created: at }) => ({
            at,
            amountCents: amount,
            feeCents: fee,
            currency: currency.toUpperCase(),
          })),
        }
      : {}),
  };
}
