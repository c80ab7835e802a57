import { loginSchema, registerSchema } from '@shop/contracts';
import { parseInput, userOf } from '@shop/service-kit';
import type { Express } from 'express';
import type { AccountDeps } from '../deps.ts';
import { endSession } from '../use-cases/end-sessions.ts';
import { logIn } from '../use-cases/log-in.ts';
import { signUp } from '../use-cases/register.ts';
import { clearSessionCookies, setSessionCookies, userView } from './cookies.ts';
import { setDeviceCookie } from './device-cookie.ts';
import { originOf } from './login-origin.ts';

export function mountAuthRoutes(app: Express, deps: AccountDeps): void {
  app.post('/api/auth/register', async (request, response) => {
    await signUp(deps, parseInput(registerSchema, request.body));
    response.status(201).json({ success: true, message: 'Rekisteröinti onnistui! Kirjaudu nyt sisään.' });
  });

  app.post('/api/auth/login', async (request, response) => {
    const { session, user, device } = await logIn(deps, parseInput(loginSchema, request.body), {
      ...originOf(request, deps.config),
      oldSessionId: userOf(request)?.sessionId,
    });
    setSessionCookies(response, deps.config, session, user);
    setDeviceCookie(response, deps.config, device);
    response.json({
      success: true,
      message: 'Tervetuloa.',
      user: userView({ ...user, id: user._id }),
    });
  });

  app.post('/api/auth/logout', async (request, response) => {
    const user = userOf(request);
    if (user) await endSession(deps, user.sessionId);
    clearSessionCookies(response, deps.config);
    response.json({ success: true, message: 'Olet kirjautunut ulos.' });
  });

  app.get('/api/auth/check', (request, response) => {
    const user = userOf(request);
    if (!user) {
      clearSessionCookies(response, deps.config);
      return void response.json({ success: false, message: 'Et ole kirjautunut sisään.' });
    }
    response.json({ success: true, user: userView(user) });
  });
}
