import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import type { Checkout } from '../domain/checkout.ts';
import { keyName } from '../ledger/ledger.ts';
import { fingerprintOf, keyUsed, missing } from '../stripe/answers.ts';
import { readRefund } from '../stripe/refund-input.ts';
import { stripeDisputeView, stripeRefundView } from '../stripe/refund-view.ts';
import { stripeError } from '../stripe/stripe-error.ts';
import type { SandboxDeps } from './deps.ts';
import { twistOf } from './script.ts';

const listQuery = z.object({
  payment_intent: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
});

/** What goes back to buyers at Stripe: refunds and disputes. */
export function stripeRefundRoutes({ ledger, moves }: SandboxDeps): Router {
  const router = Router();
  const sessions = (): Checkout[] =>
    [...ledger.checkouts.values()].filter(({ provider }) => provider === 'stripe');
  const byIntent = (id: unknown): Checkout | undefined => sessions().find(({ charge }) => charge?.id === id);

  router.post('/refunds', (request, response) => {
    const key = request.get('idempotency-key');
    const fingerprint = fingerprintOf(request.body);
    const known = key && ledger.keys.get(keyName('stripe', 'refunded', key));
    if (known && known.fingerprint !== fingerprint) return stripeError(response, keyUsed);
    const asked = (request.body ?? {}) as Record<string, unknown>;
    const session = byIntent(asked['payment_intent']);
    if (!session)
      return stripeError(
        response,
        missing('payment_intent', String(asked['payment_intent']), 'payment_intent'),
      );
    if (known) return void response.json(stripeRefundView(session, known.id));
    const refund = readRefund(asked, session);
    if ('message' in refund) return stripeError(response, refund);
    const { pending, reason } = twistOf(response);
    const status = pending ? 'pending' : 'succeeded';
    const id = moves.refund(session, refund.cents, {
      note: refund.metadata,
      status,
      reason,
      key,
      fingerprint,
    });
    if (!id) throw new Error(`${refund.cents} cents of ${session.id} could not be refunded`);
    response.json(stripeRefundView(ledger.checkouts.get(session.id) ?? session, id));
  });

  router.get('/refunds', (request, response) => {
    list(request, response, (session) =>
      session.refunds.map(({ id, at }) => ({ id, at, view: stripeRefundView(session, id) })),
    );
  });
  router.get('/refunds/:id', (request, response) => {
    const { id } = request.params;
    const session = sessions().find(({ refunds }) => refunds.some((refund) => refund.id === id));
    if (!session) return stripeError(response, missing('refund', id));
    response.json(stripeRefundView(session, id));
  });
  router.get('/disputes', (request, response) => {
    list(request, response, (session) =>
      session.disputes.map(({ id, at }) => ({ id, at, view: stripeDisputeView(session, id) })),
    );
  });
  router.get('/disputes/:id', (request, response) => {
    const { id } = request.params;
    const session = sessions().find(({ disputes }) => disputes.some((dispute) => dispute.id === id));
    if (!session) return stripeError(response, missing('dispute', id));
    response.json(stripeDisputeView(session, id));
  });

  type Item = { id: string; at: string; view: object };
  const list = (request: Request, response: Response, itemsOf: (session: Checkout) => Item[]): void => {
    const query = listQuery.safeParse(request.query);
    if (!query.success) return stripeError(response, { message: 'Invalid list parameters' });
    const { payment_intent: intent, limit, starting_after: after } = query.data;
    const items = sessions()
      .filter(({ charge }) => intent === undefined || charge?.id === intent)
      .flatMap(itemsOf)
      .toReversed();
    const start = after === undefined ? 0 : items.findIndex(({ id }) => id === after) + 1;
    const data = items.slice(start, start + limit).map(({ view }) => view);
    response.json({
      object: 'list',
      url: request.path,
      has_more: start + limit < items.length,
      data,
    });
  };
  return router;
}
