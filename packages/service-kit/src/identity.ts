import { createSecretKey, type KeyObject } from 'node:crypto';
import { mayDo } from '@shop/shop-rules';
import type { Request, RequestHandler } from 'express';
import jwt from 'jsonwebtoken';
import { ShopError } from './errors.ts';
import { remember } from './remember.ts';
import { verifyUserToken, type InsideCaller, type InsideUser } from './user-token.ts';

const callers = new WeakMap<Request, InsideCaller>();
const SERVICE_TOKEN_SECONDS = 30;
/** A signed token is used again for so long. */
const REUSE_MS = 20_000;
/** Clocks of two machines may differ by so much. */
const LEEWAY_SECONDS = 30;
/** For so long a code counts as just shown. */
const FRESH_MS = 10 * 60_000;

/**
 * Lets only calls through that carry the gateway's token for this service.
 * @param audience the service's name
 * @param publicKey SPKI PEM in base64
 */
export function userGuard(audience: string, publicKey: string): RequestHandler {
  const verify = verifyUserToken(audience, publicKey);
  return (request, _response, next) => {
    callers.set(request, verify(request.get('x-user-token')));
    next();
  };
}

/** The signed-in user of a call, or null for a guest. */
export function userOf(request: Request): InsideUser | null {
  return callers.get(request)?.user ?? null;
}

/** The visitor's address as the gateway signed it, where it tells this service; else ''. Nothing else may be believed. */
export function addressOf(request: Request): string {
  return callers.get(request)?.address ?? '';
}

/** The signed-in user of a call. @throws ShopError `login-required` for a guest */
export function requireUser(request: Request): InsideUser {
  const user = userOf(request);
  if (!user) throw new ShopError({ code: 'login-required' });
  return user;
}

/**
 * The admin of a call, if the table of rights lets them make it.
 * @throws ShopError `login-required` for a guest, `forbidden` for a customer, `no-right` for an admin who may not,
 *   `second-factor-missing` for one who has to set a second factor up first
 */
export function requireAdmin(request: Request): InsideUser {
  const user = requireUser(request);
  if (user.role !== 'admin') throw new ShopError({ code: 'forbidden' });
  if (user.lacksFactor) throw new ShopError({ code: 'second-factor-missing' });
  const { method, baseUrl, path } = request;
  if (!mayDo(user.rights, { method, path: baseUrl + path })) throw new ShopError({ code: 'no-right' });
  return user;
}

/**
 * Asks an admin with a second factor for a code of the last ten minutes, before what does most harm in wrong hands.
 * @throws ShopError `code-again`
 */
export function requireFreshCode({ provedAt }: Pick<InsideUser, 'provedAt'>): void {
  if (provedAt !== undefined && Date.now() - provedAt > FRESH_MS) throw new ShopError({ code: 'code-again' });
}

/**
 * Holds a `userID` from a path or body against the session; nothing else chooses whose data a call touches.
 * @param userID what the call says; undefined is fine
 * @throws ShopError `login-required`, or `forbidden` when it is somebody else's
 */
export function requireSelf(request: Request, userID?: unknown): InsideUser {
  const user = requireUser(request);
  if (userID !== undefined && userID !== user.id) throw new ShopError({ code: 'forbidden' });
  return user;
}

/**
 * Whether somebody may open what is somebody else's as an admin. One who has to set a second factor up first is like a
 * customer until then.
 */
export function isOpenAdmin({ role, lacksFactor }: InsideUser): boolean {
  return role === 'admin' && !lacksFactor;
}

/**
 * Like requireSelf, but an admin may read what is somebody else's where the back office shows them the same; that is
 * logged.
 * @param shownAt the back office's path that shows the same, for the table of rights
 * @throws ShopError `login-required` for a guest, `forbidden` for another customer, `second-factor-missing` for an admin
 *   who has to set a second factor up first, `no-right` for one who may not read there
 */
export function requireSelfOrAdmin(
  request: Request,
  { userID, shownAt }: { userID: string; shownAt: `/api/admin/${string}` },
): InsideUser {
  const user = requireUser(request);
  if (userID === user.id) return user;
  if (!isOpenAdmin(user))
    throw new ShopError({ code: user.role === 'admin' ? 'second-factor-missing' : 'forbidden' });
  if (!mayDo(user.rights, { method: 'GET', path: shownAt })) throw new ShopError({ code: 'no-right' });
  request.log?.info({ admin: user.id, userID, path: request.path }, 'an admin read a user’s data');
  return user;
}

/**
 * The signer of a service's tokens for calls to another service's /internal/* (HS256, 30 s).
 * @returns a function that answers the token of the moment; it signs anew only when the last one is twenty seconds old
 */
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

/** Whether a token may be used again. What was signed in the future was signed before the clock was set back. */
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
 * Lets only other services' calls through; all others are refused as `login-required`. A token that was verified counts
 * until it runs out.
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
