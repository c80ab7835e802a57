import type { SessionUser } from '@shop/contracts';
import type { CookieOptions, Response } from 'express';
import jwt from 'jsonwebtoken';
import { rightsOf } from '../domain/rights.ts';
import { SESSION_MS, type Session } from '../domain/session.ts';

export type CookieConfig = { PUBLIC_URL: string; SESSION_SECRET: string };

type Hint = Pick<SessionUser, 'userName' | 'role'>;

/** Read by the pages to draw the right header before the first paint; nothing trusts it. */
const HINT = 'hint';

/**
 * Over https the name carries the browser's own promise that no other host set it. Over plain http, on one's own
 * machine, ordinary clients rightly refuse to send a Secure cookie.
 */
export const isSecure = ({ PUBLIC_URL }: CookieConfig): boolean => PUBLIC_URL.startsWith('https://');
const sessionName = (config: CookieConfig): string => (isSecure(config) ? '__Host-sid' : 'sid');

/** Lax, not Strict: a buyer who comes back from the payment provider's page must still be signed in. */
const options = (config: CookieConfig): CookieOptions => ({
  path: '/',
  sameSite: 'lax',
  secure: isSecure(config),
});

export function setSessionCookies(
  response: Response,
  config: CookieConfig,
  session: Session,
  user: Hint,
): void {
  const token = jwt.sign({}, config.SESSION_SECRET, {
    algorithm: 'HS256',
    issuer: 'account',
    audience: 'shop',
    subject: session.userID,
    jwtid: session._id,
    expiresIn: Math.floor(SESSION_MS / 1000),
    header: { alg: 'HS256', typ: 'session+jwt' },
  });
  response.cookie(sessionName(config), token, { ...options(config), httpOnly: true, maxAge: SESSION_MS });
  setHint(response, config, user, SESSION_MS);
}

/** Tells the browser's pages whose name to show, until the session's cookie is over. @param maxAge how long that is, ms */
export function setHint(
  response: Response,
  config: CookieConfig,
  { userName, role }: Hint,
  maxAge: number,
): void {
  const hint = JSON.stringify({ userName, role });
  response.cookie(HINT, hint, { ...options(config), maxAge });
}

export function clearSessionCookies(response: Response, config: CookieConfig): void {
  response.clearCookie(sessionName(config), { ...options(config), httpOnly: true });
  response.clearCookie(HINT, options(config));
}

/** What an answer tells of the signed-in user. */
export function userView(user: SessionUser): SessionUser {
  const { id, userName, role, lacksFactor } = user;
  const rights = rightsOf(user);
  return { id, userName, role, ...(rights ? { rights } : {}), ...(lacksFactor ? { lacksFactor } : {}) };
}
