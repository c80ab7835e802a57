import { secondFactorBeginSchema, secondFactorConfirmSchema, secondFactorOffSchema } from '@shop/contracts';
import { parseInput, requireUser, ShopError } from '@shop/service-kit';
import type { Express, Request, Response } from 'express';
import type { AccountDeps } from '../deps.ts';
import { getOwnAccount } from '../use-cases/get-account.ts';
import type { OpenedSession } from '../use-cases/open-session.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  proveSession,
  secondFactorOf,
} from '../use-cases/set-up-second-factor.ts';
import { setSessionCookies } from './cookies.ts';
import { setDeviceCookie } from './device-cookie.ts';
import { originOf } from './login-origin.ts';

const PATH = '/api/auth/second-factor';

export function mountSecondFactorRoutes(app: Express, deps: AccountDeps): void {
  const colleague = async (request: Request) => {
    const { id, role } = requireUser(request);
    const user = await getOwnAccount(deps, id);
    if (role !== 'admin') throw new ShopError({ code: 'forbidden' });
    return user;
  };
  const stayIn = (response: Response, { session, user, device }: OpenedSession) => {
    setSessionCookies(response, deps.config, session, user);
    setDeviceCookie(response, deps.config, device);
  };

  app.get(PATH, async (request, response) => {
    response.json({ success: true, data: secondFactorOf(await colleague(request)) });
  });

  app.post(`${PATH}/begin`, async (request, response) => {
    const user = await colleague(request);
    const { currentPassword } = parseInput(secondFactorBeginSchema, request.body);
    const origin = originOf(request, deps.config);
    response.json({ success: true, data: await beginSecondFactor(deps, user, { currentPassword, origin }) });
  });

  app.post(`${PATH}/confirm`, async (request, response) => {
    const user = await colleague(request);
    const { code } = parseInput(secondFactorConfirmSchema, request.body);
    const origin = originOf(request, deps.config);
    const { opened, recoveryCodes } = await confirmSecondFactor(deps, user, { code, origin });
    stayIn(response, opened);
    response.json({ success: true, data: { recoveryCodes } });
  });

  app.post(`${PATH}/prove`, async (request, response) => {
    const user = await colleague(request);
    const { code } = parseInput(secondFactorConfirmSchema, request.body);
    await proveSession(deps, user, { code, sessionId: requireUser(request).sessionId });
    response.json({ success: true, data: {} });
  });

  app.post(`${PATH}/off`, async (request, response) => {
    const user = await colleague(request);
    const input = parseInput(secondFactorOffSchema, request.body);
    stayIn(response, await endSecondFactor(deps, user, { input, origin: originOf(request, deps.config) }));
    response.json({ success: true, message: 'Kaksivaiheinen kirjautuminen on poistettu käytöstä.' });
  });
}
