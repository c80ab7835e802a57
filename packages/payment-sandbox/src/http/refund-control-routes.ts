import { json, Router, type Response } from 'express';
import { z } from 'zod';
import { refundableCents, type Checkout } from '../domain/checkout.ts';
import type { SandboxDeps } from './deps.ts';

const cents = z.int().min(1).optional();
const byHand = z.object({ id: z.string(), cents, reversal: z.boolean().default(false) });
const outcome = z.object({ status: z.enum(['succeeded', 'failed']), reason: z.string().optional() });
const dispute = z.object({ id: z.string(), cents, reason: z.string().default('product_not_received') });
const decision = z.object({ state: z.enum(['won', 'lost']) });

/** Refunds and disputes made at the provider. `cents` defaults to the rest. */
export function refundControlRoutes({ ledger, moves }: SandboxDeps): Router {
  const router = Router();
  router.use(['/refunds', '/disputes'], json());

  router.post('/refunds', (request, response) => {
    const { id, cents: amountCents, reversal } = byHand.parse(request.body);
    const checkout = ledger.checkouts.get(id);
    const made =
      checkout &&
      moves.refund(checkout, amountCents ?? refundableCents(checkout), { note: {}, isReversal: reversal });
    answer(response, made);
  });
  router.post('/refunds/:id', (request, response) => {
    const { status, reason } = outcome.parse(request.body);
    const checkout = find(({ refunds }) => refunds.some(({ id }) => id === request.params.id));
    if (checkout) moves.changeRefund(checkout, request.params.id, status, reason);
    answer(response, checkout && request.params.id);
  });
  router.post('/disputes', (request, response) => {
    const { id, cents: amountCents, reason } = dispute.parse(request.body);
    const checkout = ledger.checkouts.get(id);
    answer(
      response,
      checkout?.charge && moves.dispute(checkout, amountCents ?? checkout.charge.cents, reason),
    );
  });
  router.post('/disputes/:id', (request, response) => {
    const { state } = decision.parse(request.body);
    const checkout = find(({ disputes }) => disputes.some(({ id }) => id === request.params.id));
    if (checkout) moves.decide(checkout, request.params.id, state);
    answer(response, checkout && request.params.id);
  });

  const find = (test: (checkout: Checkout) => boolean): Checkout | undefined =>
    [...ledger.checkouts.values()].find(test);
  return router;
}

function answer(response: Response, id: string | null | undefined): void {
  if (id) response.status(201).json({ success: true, id });
  else response.status(404).json({ success: false });
}
