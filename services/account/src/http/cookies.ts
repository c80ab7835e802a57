import type { SessionUser } from '@shop/contracts';
import type { CookieOptions, Response } from 'express';
import jwt from 'jsonwebtoken';
import { rightsOf } from '../domain/rights.ts';
import { SESSION_MS, type Session } from '../domain/session.ts';

export type CookieConfig = { PUBLIC_URL: string; SESSION_SECRET: string };

type Hint = Pick<SessionUser, 'userName' | 'role'>;

/** Lets pages draw the right header at once; never trusted. */
const HINT = 'hint';

/** With https the `__Host-` name proves the host. Over http clients refuse Secure cookies. */
export const isSecure = ({ PUBLIC_URL }: CookieConfig): boolean => PUBLIC_URL.startsWith('https://');
const sessionName = (config: CookieConfig): string => (isSecure(config) ? '__Host-sid' : 'sid');

/** Lax: buyers return from the provider's page logged in. */
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

/** Sets the name that pages show. @param maxAge ms */
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

export function userView(user: SessionUser): SessionUser {
  const { id, userName, role, lacksFactor } = user;
  const rights = rightsOf(user);
  return { id, userName, role, ...(rights ? { rights } : {}), ...(lacksFactor ? { lacksFactor } : {}) };
}
