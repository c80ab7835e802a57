import type { Stripe } from 'stripe';
import { z } from 'zod';
import { ProviderError, type Provider } from '../provider.ts';
import { balanceTransaction, feeIn } from './fee.ts';
import { ask, unlessForbidden } from './client.ts';
import { disputeUpdate, disputeSchema, refundUpdate, refundSchema } from './refunds.ts';

const created = z.int().transform((seconds) => new Date(seconds * 1_000));
const intent = z.string().nullish();
const chargeSchema = z.object({
  id: z.string(),
  amount: z.int(),
  amount_captured: z.int(),
  currency: z.string(),
  status: z.enum(['succeeded', 'pending', 'failed']),
  metadata: z.record(z.string(), z.string()).nullish(),
  payment_intent: intent,
  balance_transaction: balanceTransaction,
  created,
});
const listedRefund = refundSchema.extend({ payment_intent: intent, created });
const listedDispute = disputeSchema.extend({ payment_intent: intent, created });

type Page = { limit: number; starting_after?: string };

const MAX_PAGES = 200;
/** A bank may return a refund a month later; Stripe lists it by its creation date. */
const REFUND_FAILS_MS = 31 * 24 * 3_600_000;
const states = { succeeded: 'paid', pending: 'pending', failed: 'failed' } as const;
const provider = 'stripe';

export function stripeListing(stripe: Stripe): Pick<Provider, 'list'> {
  return {
    list: async ({ from, until }) => {
      const madeSince = (since: number) => ({
        created: { gte: secondsOf(since), lte: secondsOf(until.getTime()) },
      });
      const made = madeSince(from.getTime());
      const refunded = madeSince(from.getTime() - REFUND_FAILS_MS);
      // Fees are only in the balance transactions.
      const expand = { expand: ['data.balance_transaction'] };
      const [charges, refunds, disputes] = await Promise.all([
        all(chargeSchema, (page) => stripe.charges.list({ ...made, ...page, ...expand })),
        all(listedRefund, (page) => stripe.refunds.list({ ...refunded, ...page, ...expand })),
        unlessForbidden(
          all(listedDispute, (page) => stripe.disputes.list({ ...made, ...page })),
          [],
        ),
      ]);
      return {
        until,
        charges: charges.map((charge) => ({
          provider,
          chargeId: charge.payment_intent ?? charge.id,
          reference: charge.metadata?.['paymentId'] ?? '',
          state: states[charge.status],
          amountCents: charge.status === 'succeeded' ? charge.amount_captured : charge.amount,
          currency: charge.currency.toUpperCase(),
          at: charge.created,
          ...feeIn(charge.balance_transaction),
        })),
        refunds: refunds.map((refund) => ({
          ...refundUpdate(refund),
          provider,
          chargeId: refund.payment_intent ?? '',
          at: refund.created,
        })),
        disputes: disputes.map((dispute) => ({
          ...disputeUpdate(dispute),
          provider,
          chargeId: dispute.payment_intent ?? '',
          at: dispute.created,
        })),
      };
    },
  };
}

async function all<T extends { id: string }>(
  item: z.ZodType<T>,
  list: (page: Page) => Promise<unknown>,
): Promise<T[]> {
  const pageSchema = z.object({ data: z.array(item), has_more: z.boolean() });
  const found: T[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const last = found.at(-1);
    const { data, has_more } = await ask(pageSchema, () =>
      list({ limit: 100, ...(last ? { starting_after: last.id } : {}) }),
    );
    found.push(...data);
    if (!has_more || data.length === 0) return found;
  }
  throw new ProviderError('Stripe has too many entries to look through');
}

const secondsOf = (ms: number): number => Math.floor(ms / 1_000);
