import { Router } from 'express';
import type { Checkout } from '../domain/checkout.ts';
import { keyName } from '../ledger/ledger.ts';
import { missing, paypalError } from '../paypal/paypal-error.ts';
import { readRefund } from '../paypal/refund-input.ts';
import { paypalDisputeView, paypalRefundView } from '../paypal/refund-view.ts';
import type { SandboxDeps } from './deps.ts';
import { twistOf } from './script.ts';

/** What goes back to buyers at PayPal: refunds and disputes. Whoever mounts it asks for the token. */
export function paypalRefundRoutes({ ledger, moves }: SandboxDeps): Router {
  const router = Router();
  const orders = (): Checkout[] =>
    [...ledger.checkouts.values()].filter(({ provider }) => provider === 'paypal');

  router.post('/v2/payments/captures/:id/refund', (request, response) => {
    const order = orders().find(({ charge }) => charge?.id === request.params.id);
    if (!order) return paypalError(response, missing);
    const key = request.get('paypal-request-id');
    const known = key && ledger.keys.get(keyName('paypal', 'refunded', key));
    if (known) return void response.json(paypalRefundView(order, known.id));
    const refund = readRefund(request.body, order);
    if ('issue' in refund) return paypalError(response, refund);
    const { pending, reason } = twistOf(response);
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
    const { disputed_transaction_id: capture } = request.query;
    const items = orders()
      .filter(({ charge }) => capture === undefined || charge?.id === capture)
      .flatMap((order) => order.disputes.map(({ id }) => summary(paypalDisputeView(order, id))));
    response.json({ items, links: [] });
  });
  router.get('/v1/customer/disputes/:id', (request, response) => {
    const { id } = request.params;
    const order = orders().find(({ disputes }) => disputes.some((dispute) => dispute.id === id));
    if (!order) return paypalError(response, missing);
    response.json(paypalDisputeView(order, id));
  });
  return router;
}

/** PayPal's list does not say how a dispute has ended. */
function summary(dispute: object): object {
  const { dispute_outcome: _outcome, ...rest } = dispute as Record<string, unknown>;
  return rest;
}
