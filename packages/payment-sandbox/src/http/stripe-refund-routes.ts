import { Router, type Request, type Response } from 'express';
import type { Checkout } from '../domain/checkout.ts';
import { keyName } from '../ledger/ledger.ts';
import { fingerprintOf, keyUsed, missing } from '../stripe/answers.ts';
import { listMoney, TRANSACTION, type Listed } from '../stripe/list-money.ts';
import { readRefund } from '../stripe/refund-input.ts';
import { readExpand } from '../stripe/expand.ts';
import { chargeView } from '../stripe/charge-view.ts';
import { stripeDisputeView, stripeRefundView } from '../stripe/refund-view.ts';
import { stripeError } from '../stripe/stripe-error.ts';
import type { SandboxDeps } from './deps.ts';
import { overridesOf } from './script.ts';

type ItemsOf = (session: Checkout, withTransaction: boolean) => Listed[];

/** Charges, refunds and disputes. */
export function stripeRefundRoutes({ ledger, moves }: SandboxDeps): Router {
  const router = Router();
  const sessions = (): Checkout[] =>
    [...ledger.checkouts.values()].filter(({ provider }) => provider === 'stripe');
  const byIntent = (id: unknown): Checkout | undefined => sessions().find(({ charge }) => charge?.id === id);

  router.post('/refunds', (request, response) => {
    const key = request.get('idempotency-key');
    const fingerprint = fingerprintOf(request.body);
    const previous = key && ledger.keys.get(keyName('stripe', 'refunded', key));
    if (previous && previous.fingerprint !== fingerprint) return stripeError(response, keyUsed);
    const body = (request.body ?? {}) as Record<string, unknown>;
    const session = byIntent(body['payment_intent']);
    if (!session)
      return stripeError(
        response,
        missing('payment_intent', String(body['payment_intent']), 'payment_intent'),
      );
    if (previous) return void response.json(stripeRefundView(session, previous.id));
    const refund = readRefund(body, session);
    if ('message' in refund) return stripeError(response, refund);
    const { pending, reason } = overridesOf(response);
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

  router.get('/charges', (request, response) => {
    const charges: ItemsOf = (session, withTransaction) => {
      const { charge } = session;
      if (!charge) return [];
      const view = chargeView(session, withTransaction);
      return [{ id: view.id, at: charge.at, view }];
    };
    list(request, response, charges, [TRANSACTION]);
  });
  router.get('/refunds', (request, response) => {
    const refunds: ItemsOf = (session, withTransaction) =>
      session.refunds.map(({ id, at }) => ({ id, at, view: stripeRefundView(session, id, withTransaction) }));
    list(request, response, refunds, [TRANSACTION]);
  });
  router.get('/refunds/:id', (request, response) => {
    const { id } = request.params;
    const session = sessions().find(({ refunds }) => refunds.some((refund) => refund.id === id));
    if (!session) return stripeError(response, missing('refund', id));
    const isExpanded = readExpand(request.query['expand'], ['balance_transaction'], response);
    if (isExpanded) response.json(stripeRefundView(session, id, isExpanded('balance_transaction')));
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

  const list = (request: Request, response: Response, itemsOf: ItemsOf, expands: string[] = []): void =>
    listMoney(request, response, {
      expands,
      items: (intent, withTransaction) =>
        sessions()
          .filter(({ charge }) => intent === undefined || charge?.id === intent)
          .flatMap((session) => itemsOf(session, withTransaction))
          .toReversed()
          .toSorted((first, second) => second.at.localeCompare(first.at)),
    });
  return router;
}
