import { createSecretKey, type KeyObject } from 'node:crypto';
import { mayDo } from '@shop/shop-rules';
import type { Request, RequestHandler } from 'express';
import jwt from 'jsonwebtoken';
import { ShopError } from './errors.ts';
import { remember } from './remember.ts';
import { verifyUserToken, type InternalCaller, type InternalUser } from './user-token.ts';

const callers = new WeakMap<Request, InternalCaller>();
const SERVICE_TOKEN_SECONDS = 30;
const REUSE_MS = 20_000;
const LEEWAY_SECONDS = 30;
/** Validity of a second factor's code. */
const FRESH_MS = 10 * 60_000;

/**
 * Requires the gateway's token for this service.
 * @param publicKey SPKI PEM in base64
 */
export function userGuard(audience: string, publicKey: string): RequestHandler {
  const verify = verifyUserToken(audience, publicKey);
  return (request, _response, next) => {
    callers.set(request, verify(request.get('x-user-token')));
    next();
  };
}

/** User of a call, or null for a guest. */
export function userOf(request: Request): InternalUser | null {
  return callers.get(request)?.user ?? null;
}

/** Visitor's address, signed by the gateway for this service; else ''. */
export function addressOf(request: Request): string {
  return callers.get(request)?.address ?? '';
}

/** @throws `login-required` for a guest */
export function requireUser(request: Request): InternalUser {
  const user = userOf(request);
  if (!user) throw new ShopError({ code: 'login-required' });
  return user;
}

/**
 * Returns the admin of a call that the table of rights allows.
 * @throws `login-required`, `forbidden` (customer), `no-right`, `second-factor-missing`
 */
export function requireAdmin(request: Request): InternalUser {
  const user = requireUser(request);
  if (user.role !== 'admin') throw new ShopError({ code: 'forbidden' });
  if (user.lacksFactor) throw new ShopError({ code: 'second-factor-missing' });
  const { method, baseUrl, path } = request;
  if (!mayDo(user.rights, { method, path: baseUrl + path })) throw new ShopError({ code: 'no-right' });
  return user;
}

/**
 * Requires a code of the last ten minutes from an admin with a second factor.
 * @throws `code-again`
 */
export function requireFreshCode({ provedAt }: Pick<InternalUser, 'provedAt'>): void {
  if (provedAt !== undefined && Date.now() - provedAt > FRESH_MS) throw new ShopError({ code: 'code-again' });
}

/**
 * The caller, whose data alone a call may touch.
 * @throws `login-required`, or `forbidden` for another user
 */
export function requireSelf(request: Request, userID?: unknown): InternalUser {
  const user = requireUser(request);
  if (userID !== undefined && userID !== user.id) throw new ShopError({ code: 'forbidden' });
  return user;
}

/** Whether a user acts as an admin; without a required second factor an admin counts as a customer. */
export function isOpenAdmin({ role, lacksFactor }: InternalUser): boolean {
  return role === 'admin' && !lacksFactor;
}

/**
 * Like `requireSelf`, but admins may read; logged.
 * @param rightsPath path in the table of rights
 * @throws also `second-factor-missing`, `no-right`
 */
export function requireSelfOrAdmin(
  request: Request,
  { userID, rightsPath }: { userID: string; rightsPath: `/api/admin/${string}` },
): InternalUser {
  const user = requireUser(request);
  if (userID === user.id) return user;
  if (!isOpenAdmin(user))
    throw new ShopError({ code: user.role === 'admin' ? 'second-factor-missing' : 'forbidden' });
  if (!mayDo(user.rights, { method: 'GET', path: rightsPath })) throw new ShopError({ code: 'no-right' });
  request.log?.info({ admin: user.id, userID, path: request.path }, 'an admin read a user’s data');
  return user;
}

/** Tokens for another service (HS256, 30 s), each reused for 20 s. */
export function serviceTokenSigner(secret: string, from: string, to: string): () => string {
  const key = createSecretKey(Buffer.from(secret));
  let [token, signedAt] = ['', 0];
  return () => {
    const now = Date.now();
    if (token && isYoung(now - signedAt)) return token;
    [token, signedAt] = [signServiceToken(key, from, to), now];
    return token;
  };
}

/** Ages are negative when the clock was set back. */
const isYoung = (ageMs: number): boolean => ageMs >= 0 && ageMs < REUSE_MS;

function signServiceToken(key: KeyObject, from: string, to: string): string {
  return jwt.sign({}, key, {
    algorithm: 'HS256',
    issuer: from,
    audience: to,
    expiresIn: SERVICE_TOKEN_SECONDS,
    header: { alg: 'HS256', typ: 'service+jwt' },
  });
}

/**
 * Only for other services. Verified tokens are cached until they expire.
 * @throws `login-required`
 */
export function serviceGuard(audience: string, secret: string): RequestHandler {
  const key = createSecretKey(Buffer.from(secret));
  const kept = new Map<string, number>();
  return (request, _response, next) => {
    const token = request.get('x-service-token') ?? '';
    const until = kept.get(token);
    if (until !== undefined && Date.now() < until) return next();
    try {
      const { header, payload } = jwt.verify(token, key, {
        algorithms: ['HS256'],
        audience,
        clockTolerance: LEEWAY_SECONDS,
        complete: true,
      });
      if (header.typ !== 'service+jwt' || typeof payload === 'string') throw new Error('not a service token');
      kept.delete(token);
      remember(kept, token, (payload.exp ?? 0) * 1000);
    } catch (cause) {
      throw new ShopError({ code: 'login-required', cause });
    }
    next();
  };
}
