import { invitationSchema, rightsChangeSchema, roles, text } from '@shop/contracts';
import { MAX_SEARCH } from '@shop/shop-rules';
import { parseInput, parseRestList, requireAdmin, requireFreshCode } from '@shop/service-kit';
import type { Express, Request } from 'express';
import { z } from 'zod';
import type { AccountDeps } from '../deps.ts';
import { closeAccount } from '../use-cases/close-account.ts';
import { endAllSessions } from '../use-cases/end-sessions.ts';
import { sendPasswordEmail } from '../use-cases/forgot-password.ts';
import { getAccount, getOwnAccount } from '../use-cases/get-account.ts';
import { giveRights } from '../use-cases/give-rights.ts';
import { invite } from '../use-cases/invite.ts';
import { getAccountWithSessions, listAccounts } from '../use-cases/list-accounts.ts';
import { listInvitations, revokeInvitation } from '../use-cases/pending-invitations.ts';
import { accountRecord } from './account-view.ts';

const PATH = '/api/admin/rest/accounts';

const filterSchema = z.object({
  role: z.enum(roles).optional(),
  q: text(MAX_SEARCH).optional(),
});

/** The owner's calls for accounts; the operator's commands do the same. */
export function mountRestAccountRoutes(app: Express, deps: AccountDeps): void {
  const about = async (request: Request<{ id: string }>) => {
    const owner = requireAdmin(request);
    return { owner, user: await getAccount(deps, request.params.id) };
  };
  const answer = async (id: string) => accountRecord(await getAccountWithSessions(deps, id));

  app.get(PATH, async (request, response) => {
    requireAdmin(request);
    const { filter, skip, limit } = parseRestList(request.query, filterSchema);
    const choice = { role: filter.role, words: filter.q };
    const { accounts, total } = await listAccounts(deps, choice, { skip, limit });
    response.set('content-range', `accounts ${skip}-${skip + Math.max(accounts.length - 1, 0)}/${total}`);
    response.json(accounts.map(accountRecord));
  });

  app.post(`${PATH}/invitations`, async (request, response) => {
    const asked = requireAdmin(request);
    requireFreshCode(asked);
    const owner = await getOwnAccount(deps, asked.id);
    await invite(deps, owner, parseInput(invitationSchema, request.body));
    response.status(202).json({ success: true, message: 'Kutsu on lähetetty.' });
  });

  app.get(`${PATH}/invitations`, async (request, response) => {
    requireAdmin(request);
    response.json({ success: true, data: await listInvitations(deps) });
  });

  app.delete(`${PATH}/invitations/:id`, async (request, response) => {
    const asked = requireAdmin(request);
    requireFreshCode(asked);
    await revokeInvitation(deps, await getOwnAccount(deps, asked.id), request.params.id);
    response.json({ success: true, message: 'Kutsu on peruttu.' });
  });

  app.get(`${PATH}/:id`, async (request, response) => {
    const { user } = await about(request);
    response.json(await answer(user._id));
  });

  app.post(`${PATH}/:id/rights`, async (request, response) => {
    const { owner, user } = await about(request);
    requireFreshCode(owner);
    const { rights } = parseInput(rightsChangeSchema, request.body);
    await giveRights(deps, user, { rights, owner });
    response.json(await answer(user._id));
  });

  app.post(`${PATH}/:id/end-sessions`, async (request, response) => {
    const { owner, user } = await about(request);
    requireFreshCode(owner);
    await endAllSessions(deps, user, owner);
    request.log.info({ owner: owner.id, userID: user._id }, 'an owner ended an account’s sessions');
    response.json(await answer(user._id));
  });

  app.post(`${PATH}/:id/password-letter`, async (request, response) => {
    const { owner, user } = await about(request);
    requireFreshCode(owner);
    await sendPasswordEmail(deps, user, owner);
    request.log.info({ owner: owner.id, userID: user._id }, 'an owner had a password letter sent');
    response.status(202).json(await answer(user._id));
  });

  app.delete(`${PATH}/:id`, async (request, response) => {
    const { owner, user } = await about(request);
    requireFreshCode(owner);
    await closeAccount(deps, user, owner);
    request.log.info({ owner: owner.id, userID: user._id }, 'an owner deleted an account');
    response.json({ id: user._id });
  });
}
