import type { SessionLookup, UserLookup } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { Express } from 'express';
import type { AccountDeps } from '../deps.ts';
import { findSession } from '../use-cases/find-session.ts';

export function mountInternalRoutes(app: Express, deps: AccountDeps): void {
  app.get('/internal/sessions/:id', async (request, response) => {
    const user = await findSession(deps, request.params.id);
    if (!user) throw new ShopError({ code: 'not-found' });
    const { _id: userID, userName, role } = user;
    response.json({ success: true, data: { userID, userName, role } satisfies SessionLookup });
  });

  app.get('/internal/users/:userID', async (request, response) => {
    const user = await deps.users.find(request.params.userID);
    if (!user) throw new ShopError({ code: 'not-found' });
    const { _id: id, userName, email, role } = user;
    response.json({ success: true, data: { id, userName, email, role } satisfies UserLookup });
  });

  app.get('/internal/users/:userID/addresses/:addressID', async (request, response) => {
    const data = await deps.addresses.find(request.params.userID, request.params.addressID);
    if (!data) throw new ShopError({ code: 'address-not-found' });
    response.json({ success: true, data });
  });
}
