import type { BuyerLookup, Confirmation, SessionLookup } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { Express } from 'express';
import type { AccountDeps } from '../deps.ts';
import { rightsOf } from '../domain/rights.ts';
import { lacksSecondFactor } from '../use-cases/lacks-second-factor.ts';
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

  /** Where the shop sends no email, nobody could have confirmed an address. */
  const isConfirmed = ({ isUnconfirmed }: { isUnconfirmed?: boolean | undefined }) =>
    !isUnconfirmed || !deps.config.SENDS_MAIL;

  app.get('/internal/buyers/:userID', async (request, response) => {
    const user = await deps.users.find(request.params.userID);
    if (!user) throw new ShopError({ code: 'account-not-found' });
    const data: Confirmation = { email: user.email, isConfirmed: isConfirmed(user) };
    response.json({ success: true, data });
  });

  app.get('/internal/buyers/:userID/addresses/:addressID', async (request, response) => {
    const { userID, addressID } = request.params;
    const [user, address] = await Promise.all([
      deps.users.find(userID),
      deps.addresses.find(userID, addressID),
    ]);
    if (!user || !address) throw new ShopError({ code: 'address-not-found' });
    const { userName, email } = user;
    const data: BuyerLookup = { userName, email, isConfirmed: isConfirmed(user), address };
    response.json({ success: true, data });
  });
}
