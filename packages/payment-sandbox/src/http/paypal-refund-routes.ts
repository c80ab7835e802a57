import { Router } from 'express';
import { z } from 'zod';
import type { Checkout } from '../domain/checkout.ts';
import { keyName } from '../ledger/ledger.ts';
import { invalidRequest, missing, paypalError } from '../paypal/paypal-error.ts';
import { readRefund } from '../paypal/refund-input.ts';
import { paypalDisputeView, paypalRefundView } from '../paypal/refund-view.ts';
import type { SandboxDeps } from './deps.ts';
import { overridesOf } from './script.ts';

const HALF_A_YEAR_MS = 180 * 24 * 3_600_000;
const disputesQuery = z.strictObject({
  disputed_transaction_id: z.string().optional(),
  start_time: z.iso
    .datetime({ precision: 3 })
    .refine((time) => Date.now() - Date.parse(time) < HALF_A_YEAR_MS)
    .optional(),
  page_size: z.coerce.number().int().min(1).max(50).default(10),
  next_page_token: z.coerce.number().int().min(0).default(0),
});

/** Behind the token check. */
export function paypalRefundRoutes({ ledger, moves }: Omit<SandboxDeps, 'account'>): Router {
  const router = Router();
  const orders = (): Checkout[] =>
    [...ledger.checkouts.values()].filter(({ provider }) => provider === 'paypal');

  router.post('/v2/payments/captures/:id/refund', (request, response) => {
    const order = orders().find(({ charge }) => charge?.id === request.params.id);
    if (!order) return paypalError(response, missing);
    const key = request.get('paypal-request-id');
    const previous = key && ledger.keys.get(keyName('paypal', 'refunded', key));
    if (previous) return void response.json(paypalRefundView(order, previous.id));
    const refund = readRefund(request.body, order);
    if ('issue' in refund) return paypalError(response, refund);
    const { pending, reason } = overridesOf(response);
    const status = pending ? 'pending' : 'succeeded';
    const note: Record<string, string> = refund.customId ? { custom_id: refund.customId } : {};
    const id = moves.refund(order, refund.cents, { note, status, reason, key });
    if (!id) throw new Error(`${refund.cents} cents of ${order.id} could not be refunded`);
    response.status(201).json(paypalRefundView(ledger.checkouts.get(order.id) ?? order, id));
  });
  router.get('/v2/payments/refunds/:id', (request, response) => {
    const { id } = request.params;
    const order = orders().find(({ refunds }) => refunds.some((refund) => refund.id === id));
    if (!order) return paypalError(response, missing);
    response.json(paypalRefundView(order, id));
  });

  router.get('/v1/customer/disputes', (request, response) => {
    const query = disputesQuery.safeParse(request.query);
    if (!query.success) return paypalError(response, invalidRequest('INVALID_PARAMETER_VALUE'));
    const { disputed_transaction_id: capture, start_time, page_size, next_page_token } = query.data;
    const found = orders()
      .filter(({ charge }) => capture === undefined || charge?.id === capture)
      .flatMap((order) =>
        order.disputes
          .filter(({ at }) => start_time === undefined || Date.parse(at) >= Date.parse(start_time))
          .map(({ id }) => summary(paypalDisputeView(order, id))),
      );
    const end = next_page_token + page_size;
    const next = new URLSearchParams({ ...(start_time ? { start_time } : {}), next_page_token: String(end) });
    const href = `https://api-m.sandbox.paypal.com/v1/customer/disputes?page_size=${page_size}&${next.toString()}`;
    response.json({
      items: found.slice(next_page_token, end),
      links: end < found.length ? [{ href, rel: 'next', method: 'GET' }] : [],
    });
  });
  router.get('/v1/customer/disputes/:id', (request, response) => {
    const { id } = request.params;
    const order = orders().find(({ disputes }) => disputes.some((dispute) => dispute.id === id));
    if (!order) return paypalError(response, missing);
    response.json(paypalDisputeView(order, id));
  });
  return router;
}

/** PayPal's list lacks outcomes and transactions. */
function summary(dispute: object): object {
  const {
    dispute_outcome: _outcome,
    disputed_transactions: _about,
    fund_movements: _moves,
    ...rest
  } = dispute as Record<string, unknown>;
  return rest;
}
