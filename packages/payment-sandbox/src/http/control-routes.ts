import { json, Router } from 'express';
import { z, ZodError } from 'zod';
import { refundedCents, type Checkout } from '../domain/checkout.ts';
import { knownMethods } from '../stripe/account-methods.ts';
import { refundControlRoutes } from './refund-control-routes.ts';
import type { SandboxDeps } from './deps.ts';
import type { Script } from './script.ts';

const accountBody = z.object({ methods: z.array(z.string()) });

type Sum = {
  provider: string;
  state: string;
  captures: number;
  capturedCents: number;
  refundedCents: number;
};

/** Controls for tests; not routed from outside. */
export function controlRoutes(deps: SandboxDeps, script: Script): Router {
  const { account, ledger, moves } = deps;
  const router = Router();
  router.use(refundControlRoutes(deps));

  router.get('/ledger', (_request, response) => {
    const payments = Object.fromEntries(
      [...ledger.checkouts.values()].map((checkout) => [checkout.reference, sumOf(checkout)]),
    );
    response.json({ entries: ledger.money, payments });
  });

  const sumOf = (checkout: Checkout): Sum => {
    const { id, provider, state, charge } = checkout;
    return {
      provider,
      state,
      captures: ledger.money.filter((entry) => entry.type === 'captured' && entry.id === id).length,
      capturedCents: state === 'paid' ? (charge?.cents ?? 0) : 0,
      refundedCents: refundedCents(checkout),
    };
  };

  router.post('/script', json(), (request, response) => {
    try {
      script.add(request.body);
      response.status(201).json({ success: true });
    } catch (err) {
      if (!(err instanceof ZodError)) throw err;
      response.status(400).json({ success: false, message: err.message });
    }
  });
  router.delete('/script', (_request, response) => {
    script.clear();
    response.json({ success: true });
  });

  router.put('/account', json(), (request, response) => {
    const input = accountBody.parse(request.body);
    account.methods = knownMethods.filter((method) => input.methods.includes(method));
    response.json({ success: true });
  });

  router.post('/pending/:id', json(), (request, response) => {
    const checkout = ledger.checkouts.get(request.params.id);
    if (checkout?.state !== 'pending') return void response.status(404).json({ success: false });
    moves.resolve(checkout, (request.body as { outcome?: unknown }).outcome === 'paid');
    response.json({ success: true });
  });
  return router;
}
