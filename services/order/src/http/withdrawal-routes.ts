import { withdrawalLookupSchema, withdrawalRequestSchema } from '@shop/contracts';
import { addressOf, parseInput, userOf } from '@shop/service-kit';
import type { Express, Request } from 'express';
import type { OrderDeps } from '../deps.ts';
import { findWithdrawable } from '../use-cases/find-withdrawable.ts';
import { withdraw } from '../use-cases/withdraw.ts';
import { withdrawableView } from './withdrawal-view.ts';

const PATH = '/api/shop/withdrawal';

/** The buyer's withdrawal, with and without a login, in two steps (directive 2011/83, article 11 a). */
export function mountWithdrawalRoutes(app: Express, deps: OrderDeps): void {
  app.post(`${PATH}/find`, async (request, response) => {
    const asked = parseInput(withdrawalLookupSchema, request.body);
    const order = await findWithdrawable(deps, { ...asked, ...whoAsks(request) });
    response.json({ success: true, data: withdrawableView(order) });
  });

  app.post(`${PATH}/confirm`, async (request, response) => {
    const asked = parseInput(withdrawalRequestSchema, request.body);
    const key = request.get('idempotency-key');
    const order = await withdraw(deps, { ...asked, ...whoAsks(request), key });
    const message = 'Peruutus on vastaanotettu. Lähetimme siitä vahvistuksen sähköpostiisi.';
    response.status(201).json({ success: true, message, data: withdrawableView(order) });
  });
}

const whoAsks = (request: Request) => ({ userID: userOf(request)?.id, address: addressOf(request) });
