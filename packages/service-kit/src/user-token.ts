import { createPrivateKey, createPublicKey } from 'node:crypto';
import { roles, type Role } from '@shop/contracts';
import { adminRights, type AdminRights } from '@shop/shop-rules';
import jwt from 'jsonwebtoken';
import { ShopError } from './errors.ts';
import { remember } from './remember.ts';

/** The caller. Guests have a token too, which proves the way through the gateway. */
export type InternalUser = {
  id: string;
  userName: string;
  role: Role;
  /** Of an admin; an owner has none. */
  rights?: AdminRights;
  /** A second factor is required and not set up. */
  lacksFactor?: boolean;
  /** Last code of a second factor, in ms. */
  provedAt?: number;
  sessionId: string;
};

/** `user` is null for a guest; `address` only where the service may know it. */
export type InternalCaller = { user: InternalUser | null; address?: string };

const TOKEN_SECONDS = 30;
/** The gateway checks the session at every call anyway. */
const REUSE_MS = 20_000;
const LEEWAY_SECONDS = 30;

/**
 * Gateway's signer of user tokens (ES256, 30 s).
 * @param privateKey PKCS#8 PEM in base64
 */
export function userTokenSigner(
  privateKey: string,
): (audience: string, user: InternalUser | null, address?: string) => string {
  const key = createPrivateKey(Buffer.from(privateKey, 'base64'));
  const cache = new Map<string, { token: string; at: number }>();
  return (audience, user, address) => {
    const id = JSON.stringify([audience, user, address]);
    const old = cache.get(id);
    const ageMs = old ? Date.now() - old.at : Infinity;
    // Negative when the clock was set back.
    if (old && ageMs >= 0 && ageMs < REUSE_MS) return old.token;
    const claims = user
      ? {
          role: user.role,
          rights: user.rights,
          userName: user.userName,
          jti: user.sessionId,
          ...(user.lacksFactor ? { lacksFactor: true } : {}),
          ...(user.provedAt === undefined ? {} : { provedAt: user.provedAt }),
        }
      : { role: 'guest' };
    const token = jwt.sign(address === undefined ? claims : { ...claims, address }, key, {
      algorithm: 'ES256',
      issuer: 'gateway',
      audience,
      subject: user?.id ?? 'guest',
      expiresIn: TOKEN_SECONDS,
      header: { alg: 'ES256', typ: 'user+jwt' },
    });
    cache.delete(id);
    return remember(cache, id, { token, at: Date.now() }).token;
  };
}

/** The result throws ShopError `login-required`. */
export function verifyUserToken(
  audience: string,
  publicKey: string,
): (token: string | undefined) => InternalCaller {
  const key = createPublicKey(Buffer.from(publicKey, 'base64'));
  const cache = new Map<string, { caller: InternalCaller; until: number }>();
  return (token) => {
    const cached = cache.get(token ?? '');
    if (cached && Date.now() < cached.until) return cached.caller;
    try {
      const { header, payload } = jwt.verify(token ?? '', key, {
        algorithms: ['ES256'],
        issuer: 'gateway',
        audience,
        clockTolerance: LEEWAY_SECONDS,
        complete: true,
      });
      if (header.typ !== 'user+jwt' || typeof payload === 'string') throw new Error('not a user token');
      const until = (payload.exp ?? 0) * 1000;
      return remember(cache, token ?? '', { caller: toCaller(payload), until }).caller;
    } catch (cause) {
      throw new ShopError({ code: 'login-required', cause });
    }
  };
}

function toCaller(payload: jwt.JwtPayload): InternalCaller {
  const address = payload['address'] as unknown;
  return { user: toUser(payload), ...(typeof address === 'string' ? { address } : {}) };
}

function toUser(payload: jwt.JwtPayload): InternalUser | null {
  const role = payload['role'] as Role | 'guest';
  if (!roles.includes(role as Role)) return null;
  const rights = adminRights.find((right) => right === payload['rights']);
  // Unknown rights must not become all rights.
  if (payload['rights'] !== undefined && !rights) return null;
  return {
    id: payload.sub ?? '',
    role: role as Role,
    ...(rights ? { rights } : {}),
    ...(payload['lacksFactor'] === undefined ? {} : { lacksFactor: true }),
    ...(payload['provedAt'] === undefined ? {} : { provedAt: Number(payload['provedAt']) }),
    userName: String(payload['userName'] ?? ''),
    sessionId: payload.jti ?? '',
  };
}
