import { invitationSchema, rightsChangeSchema, roles, text } from '@shop/contracts';
import { MAX_SEARCH } from '@shop/shop-rules';
import { parseInput, parseRestList, requireAdmin, requireFreshCode, ShopError } from '@shop/service-kit';
import type { Express, Request } from 'express';
import { z } from 'zod';
import type { AccountDeps } from '../deps.ts';
import { IDLE_MS } from '../domain/session.ts';
import { changeAccount } from '../use-cases/change-account.ts';
import { deleteAccount } from '../use-cases/delete-account.ts';
import { forgotPassword } from '../use-cases/forgot-password.ts';
import { giveRights, giveUpRights } from '../use-cases/give-rights.ts';
import { invite } from '../use-cases/invite.ts';
import { newAct } from '../use-cases/new-act.ts';
import { accountRecord, type ShownAccount } from './account-view.ts';

const PATH = '/api/admin/rest/accounts';

const filterSchema = z.object({
  role: z.enum(roles).optional(),
  q: text(MAX_SEARCH).optional(),
});

/** The accounts as the owner looks after them: what the operator's commands do has its call here. */
export function mountRestAccountRoutes(app: Express, deps: AccountDeps): void {
  const recordsOf = async (users: ShownAccount[]) => {
    const now = deps.now();
    const ids = users.map(({ _id }) => _id);
    const live = await deps.sessions.countLive(ids, now, new Date(now.getTime() - IDLE_MS));
    return users.map((user) => accountRecord(user, live.get(user._id) ?? 0));
  };
  const about = async (request: Request<{ id: string }>) => {
    const owner = requireAdmin(request);
    const user = await deps.users.find(request.params.id);
    if (!user) throw new ShopError({ code: 'account-not-found' });
    return { owner, user };
  };
  const answer = async (id: string) => {
    const user = await deps.users.find(id);
    if (!user) throw new ShopError({ code: 'account-not-found' });
    return (await recordsOf([user]))[0];
  };

  app.get(PATH, async (request, response) => {
    requireAdmin(request);
    const { filter, skip, limit } = parseRestList(request.query, filterSchema);
    const { users, total } = await deps.users.page({ role: filter.role, words: filter.q }, { skip, limit });
    response.set('content-range', `accounts ${skip}-${skip + Math.max(users.length - 1, 0)}/${total}`);
    response.json(await recordsOf(users));
  });

  // An id is 24 hexadecimal digits, so none is called this.
  app.post(`${PATH}/invitations`, async (request, response) => {
    const asked = requireAdmin(request);
    requireFreshCode(asked);
    const owner = await deps.users.find(asked.id);
    if (!owner) throw new ShopError({ code: 'login-required' });
    await invite(deps, owner, parseInput(invitationSchema, request.body));
    response.status(202).json({ success: true, message: 'Kutsu on lähetetty.' });
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
    const act = newAct({ kind: 'sessions-ended', by: owner.id, about: user._id }, deps.now());
    if (!(await changeAccount(deps, user, {}, { act }))) throw new ShopError({ code: 'stale-version' });
    request.log.info({ owner: owner.id, userID: user._id }, 'an owner ended an account’s sessions');
    response.json(await answer(user._id));
  });

  app.post(`${PATH}/:id/password-letter`, async (request, response) => {
    const { owner, user } = await about(request);
    requireFreshCode(owner);
    await deps.acts.add(
      user._id,
      newAct({ kind: 'password-letter-sent', by: owner.id, about: user._id }, deps.now()),
    );
    await forgotPassword(deps, user.email);
    deps.recorder.nudge();
    request.log.info({ owner: owner.id, userID: user._id }, 'an owner had a password letter sent');
    response.status(202).json(await answer(user._id));
  });

  app.delete(`${PATH}/:id`, async (request, response) => {
    const { owner, user } = await about(request);
    requireFreshCode(owner);
    await giveUpRights(deps, user, owner);
    await deleteAccount(deps, user, owner.id);
    deps.finisher.nudge();
    request.log.info({ owner: owner.id, userID: user._id }, 'an owner deleted an account');
    response.json({ id: user._id });
  });
}
