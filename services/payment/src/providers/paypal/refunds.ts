import { OrdersController, PaymentsController, RefundStatus, type Refund } from '@paypal/paypal-server-sdk';
import { centsFromText, eurosText } from '@shop/money';
import { z } from 'zod';
import type { DisputeUpdate, RefundUpdate } from '../../domain/returned-money.ts';
import { disputeMoves, fundMovements } from './dispute.ts';
import { feeIn } from './fee.ts';
import type { Paypal } from './client.ts';
import { PaypalRefusal } from './refusal.ts';
import { ProviderError, type Provider } from '../provider.ts';

export const DISPUTES = '/v1/customer/disputes';
const id = z.string().regex(/^[\w-]{1,255}$/);
const money = z.object({ currency_code: z.string(), value: z.string() });
const listSchema = z.object({ items: z.array(z.object({ dispute_id: id })).default([]) });
export const disputeSchema = z.object({
  dispute_id: id,
  reason: z.string().default(''),
  status: z.string(),
  dispute_amount: money,
  seller_response_due_date: z.coerce.date().optional().catch(undefined),
  dispute_outcome: z
    .object({ outcome_code: z.string().default(''), amount_refunded: money.optional() })
    .optional(),
  ...fundMovements,
});

/** The SDK lacks disputes. */
export function paypalRefunds(paypal: Paypal): Pick<Provider, 'fetchReturns' | 'fetchFees' | 'refund'> {
  return {
    fetchReturns: async ({ providerId, chargeId }) => {
      // Only the order lists its refunds.
      const [order, disputes] = await Promise.all([
        paypal.ask((client) => new OrdersController(client).getOrder({ id: providerId })),
        searchDisputes(paypal, chargeId),
      ]);
      const refunds = order.purchaseUnits?.flatMap(({ payments }) => payments?.refunds ?? []) ?? [];
      return { refunds: refunds.map(refundUpdate), disputes };
    },
    fetchFees: async ({ chargeId, refunds: made = {} }) => {
      const capture = await unlessRefused(
        paypal.ask((client) => new PaymentsController(client).getCapturedPayment({ captureId: chargeId })),
      );
      const refunds: RefundUpdate[] = [];
      for (const { providerRefundId: refundId, state, fee } of Object.values(made)) {
        if (!refundId || state !== 'succeeded' || fee) continue;
        const refund = await unlessRefused(
          paypal.ask((client) => new PaymentsController(client).getRefund({ refundId })),
        );
        if (refund) refunds.push(refundUpdate(refund));
      }
      return { ...feeIn(capture?.sellerReceivableBreakdown?.paypalFee), refunds };
    },
    refund: async ({ chargeId }, { refundId, amountCents, currency }) =>
      refundUpdate(
        await paypal.ask((client) =>
          new PaymentsController(client).refundCapturedPayment({
            captureId: chargeId,
            paypalRequestId: `re-${refundId}`,
            prefer: 'return=representation',
            body: {
              amount: { currencyCode: currency, value: eurosText(amountCents) },
              customId: refundId,
            },
          }),
        ),
      ),
  };
}

async function unlessRefused<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ProviderError && error.definite) return null;
    throw error;
  }
}

const states: Partial<Record<string, RefundUpdate['state']>> = {
  [RefundStatus.Pending]: 'pending',
  [RefundStatus.Completed]: 'succeeded',
  [RefundStatus.Failed]: 'failed',
  [RefundStatus.Cancelled]: 'failed',
};

function refundUpdate(refund: Refund): RefundUpdate {
  const state = states[refund.status ?? ''];
  const amountCents = centsFromText(refund.amount?.value ?? '');
  if (!state || amountCents === null || !refund.id)
    throw new ProviderError('PayPal showed a refund that makes no sense');
  return {
    providerRefundId: refund.id,
    refundId: refund.customId ?? '',
    state,
    amountCents,
    currency: refund.amount?.currencyCode ?? '',
    reason: state === 'failed' ? (refund.statusDetails?.reason ?? refund.status ?? '') : '',
    ...feeIn(refund.sellerPayableBreakdown?.paypalFee, 'refunded'),
  };
}

/** The list does not contain outcomes. */
async function searchDisputes(paypal: Paypal, captureId: string): Promise<DisputeUpdate[]> {
  const query = new URLSearchParams({ disputed_transaction_id: captureId });
  const answer = await paypal.fetch(`${DISPUTES}?${query.toString()}`).catch((error: unknown) => {
    // The app may lack the right to read disputes.
    if (error instanceof PaypalRefusal && error.issue === 'NOT_AUTHORIZED') return {};
    throw error;
  });
  const { items } = read(listSchema, answer);
  return Promise.all(
    items.map(async ({ dispute_id }) =>
      disputeUpdate(read(disputeSchema, await paypal.fetch(`${DISPUTES}/${dispute_id}`))),
    ),
  );
}

const LOST = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']);

export function disputeUpdate(dispute: z.infer<typeof disputeSchema>): DisputeUpdate {
  const { dispute_amount, dispute_outcome: outcome, status, seller_response_due_date: respondBy } = dispute;
  const isLost = LOST.has(outcome?.outcome_code ?? '');
  const amount = isLost ? (outcome?.amount_refunded ?? dispute_amount) : dispute_amount;
  const ended = isLost ? 'lost' : 'won';
  return {
    disputeId: dispute.dispute_id,
    state: status === 'RESOLVED' ? ended : 'open',
    amountCents: centsFromText(amount.value) ?? 0,
    currency: amount.currency_code,
    reason: dispute.reason,
    ...(respondBy ? { respondBy } : {}),
    ...disputeMoves(dispute),
  };
}

export function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new ProviderError('PayPal answered something else', { cause: parsed.error });
}
