import {
  acceptInvitationSchema,
  confirmEmailSchema,
  emailChangeSchema,
  forgotSchema,
  leaveSchema,
  nameChangeSchema,
  passwordChangeSchema,
  resetSchema,
} from '@shop/contracts';
import { localDay } from '@shop/shop-rules';
import { parseInput, requireFreshCode, requireUser } from '@shop/service-kit';
import type { Express, Request } from 'express';
import type { AccountDeps } from '../deps.ts';
import { acceptInvitation } from '../use-cases/accept-invitation.ts';
import { askConfirmation } from '../use-cases/ask-confirmation.ts';
import { askEmailChange } from '../use-cases/ask-email-change.ts';
import { changeName } from '../use-cases/change-name.ts';
import { changePassword } from '../use-cases/change-password.ts';
import { copyOwnData } from '../use-cases/copy-own-data.ts';
import { deleteOwnAccount } from '../use-cases/delete-own-account.ts';
import { endOtherSessions } from '../use-cases/end-sessions.ts';
import { remainingMs } from '../use-cases/find-session.ts';
import { confirmEmail } from '../use-cases/confirm-email.ts';
import { forgotPassword } from '../use-cases/forgot-password.ts';
import { getOwnAccount } from '../use-cases/get-account.ts';
import { resetPassword } from '../use-cases/reset-password.ts';
import { viewAccount } from '../use-cases/view-account.ts';
import { clearSessionCookies, setHint, setSessionCookies } from './cookies.ts';
import { setDeviceCookie } from './device-cookie.ts';
import { originOf } from './login-origin.ts';

export function mountOwnAccountRoutes(app: Express, deps: AccountDeps): void {
  mountLinkRoutes(app, deps);

  const owner = async (request: Request) => {
    const { id, sessionId } = requireUser(request);
    return { user: await getOwnAccount(deps, id), sessionId };
  };

  app.get('/api/auth/account', async (request, response) => {
    const { user, sessionId } = await owner(request);
    response.json({ success: true, data: await viewAccount(deps, user, sessionId) });
  });

  app.post('/api/auth/password', async (request, response) => {
    const { user } = await owner(request);
    const input = parseInput(passwordChangeSchema, request.body);
    const origin = originOf(request, deps.config);
    const { session, device } = await changePassword(deps, user, { input, origin });
    setSessionCookies(response, deps.config, session, user);
    setDeviceCookie(response, deps.config, device);
    response.json({ success: true, message: 'Salasana on vaihdettu. Muut kirjautumiset päättyivät.' });
  });

  app.post('/api/auth/name', async (request, response) => {
    const { user, sessionId } = await owner(request);
    const { userName } = parseInput(nameChangeSchema, request.body);
    await changeName(deps, user, userName);
    setHint(response, deps.config, { ...user, userName }, await remainingMs(deps, sessionId));
    response.json({ success: true, message: 'Nimesi on vaihdettu.' });
  });

  app.get('/api/auth/copy', async (request, response) => {
    const { user, sessionId } = await owner(request);
    const copy = await copyOwnData(deps, user, sessionId);
    const day = localDay(deps.now());
    request.log.info({ userID: user._id }, 'a user copied their data');
    response.attachment(`omat-tiedot-${day}.json`).json(copy);
  });

  app.delete('/api/auth/account', async (request, response) => {
    const { user } = await owner(request);
    requireFreshCode(requireUser(request));
    const { currentPassword, reviews } = parseInput(leaveSchema, request.body);
    await deleteOwnAccount(deps, user, {
      currentPassword,
      reviews,
      origin: originOf(request, deps.config),
    });
    clearSessionCookies(response, deps.config);
    response.json({ success: true, message: 'Tilisi on poistettu.' });
  });

  app.post('/api/auth/email', async (request, response) => {
    const { user } = await owner(request);
    requireFreshCode(requireUser(request));
    const input = parseInput(emailChangeSchema, request.body);
    await askEmailChange(deps, user, { input, origin: originOf(request, deps.config) });
    response.json({
      success: true,
      message: 'Lähetimme vahvistuslinkin uuteen osoitteeseen. Osoite vaihtuu, kun avaat linkin.',
    });
  });

  app.post('/api/auth/confirmation', async (request, response) => {
    await askConfirmation(deps, (await owner(request)).user);
    response.json({ success: true, message: 'Lähetimme vahvistuslinkin sähköpostiisi.' });
  });

  app.delete('/api/auth/sessions', async (request, response) => {
    const { user, sessionId } = await owner(request);
    await endOtherSessions(deps, user, sessionId);
    request.log.info({ userID: user._id }, 'a user ended their other sessions');
    response.json({ success: true, message: 'Muut kirjautumisesi on päätetty.' });
  });
}

function mountLinkRoutes(app: Express, deps: AccountDeps): void {
  app.post('/api/auth/forgot', async (request, response) => {
    await forgotPassword(deps, parseInput(forgotSchema, request.body).email);
    response.json({
      success: true,
      message: 'Jos osoitteella on tili, lähetimme siihen linkin. Se toimii puoli tuntia.',
    });
  });

  app.post('/api/auth/reset', async (request, response) => {
    const input = parseInput(resetSchema, request.body);
    const device = await resetPassword(deps, input, originOf(request, deps.config).device);
    setDeviceCookie(response, deps.config, device);
    response.json({ success: true, message: 'Salasana on vaihdettu. Kirjaudu nyt sisään.' });
  });

  app.post('/api/auth/invitation', async (request, response) => {
    await acceptInvitation(deps, parseInput(acceptInvitationSchema, request.body));
    response.json({ success: true, message: 'Tunnuksesi on valmis. Kirjaudu nyt sisään.' });
  });

  app.post('/api/auth/confirm', async (request, response) => {
    await confirmEmail(deps, parseInput(confirmEmailSchema, request.body).token);
    response.json({ success: true, message: 'Sähköpostiosoitteesi on vahvistettu.' });
  });
}
