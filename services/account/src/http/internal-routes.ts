import type { SessionLookup } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { Express } from 'express';
import type { AccountDeps } from '../deps.ts';
import { rightsOf } from '../domain/rights.ts';
import { lacksSecondFactor } from '../use-cases/lacks-second-factor.ts';
import { findBuyer, findBuyerAddress } from '../use-cases/find-buyer.ts';
import { findSession } from '../use-cases/find-session.ts';

export function mountInternalRoutes(app: Express, deps: AccountDeps): void {
  app.get('/internal/sessions/:id', async (request, response) => {
    const found = await findSession(deps, request.params.id);
    if (!found) throw new ShopError({ code: 'not-found' });
    const { user } = found;
    const provedAt = user.totp && (found.provedAt ?? new Date(0)).toISOString();
    const { _id: userID, userName, role } = user;
    const rights = rightsOf(user) ?? undefined;
    const lacksFactor = (await lacksSecondFactor(deps, user)) || undefined;
    response.json({
      success: true,
      data: { userID, userName, role, rights, lacksFactor, provedAt } satisfies SessionLookup,
    });
  });

  app.get('/internal/buyers/:userID', async (request, response) => {
    response.json({ success: true, data: await findBuyer(deps, request.params.userID) });
  });

  app.get('/internal/buyers/:userID/addresses/:addressID', async (request, response) => {
    response.json({ success: true, data: await findBuyerAddress(deps, request.params) });
  });
}
