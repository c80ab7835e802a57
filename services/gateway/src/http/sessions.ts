import { sessionLookupSchema } from '@shop/contracts';
import { ShopError, type InternalUser } from '@shop/service-kit';
import { parseCookie } from 'cookie';
import type { Request } from 'express';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import type { GatewayDeps } from '../deps.ts';

export type Sessions = {
  hasCookie: (request: Request) => boolean;
  /** Device token of an earlier login; only account can read it. */
  deviceToken: (request: Request) => string | undefined;
  /** @throws `unavailable` while account is unavailable */
  userOf: (request: Request) => Promise<InternalUser | null>;
  forget: (sessionId: string) => void;
};

/** Bounds how long an ended session still works. */
const KEEP_MS = 1_000;
const MAX_CACHED = 5_000;

export function createSessions(deps: Pick<GatewayDeps, 'config' | 'account'>): Sessions {
  const prefix = deps.config.PUBLIC_URL.startsWith('https://') ? '__Host-' : '';
  const cookieName = `${prefix}sid`;
  const cache = new LRUCache<string, Promise<InternalUser | null>>({
    max: MAX_CACHED,
    ttl: KEEP_MS,
    perf: { now: () => Date.now() },
  });

  const ask = (sessionId: string): Promise<InternalUser | null> => {
    const cached = cache.get(sessionId);
    if (cached) return cached;
    const user = lookUp(deps, sessionId);
    cache.set(sessionId, user);
    user.catch(() => cache.peek(sessionId) === user && cache.delete(sessionId));
    return user;
  };

  return {
    hasCookie: (request) => readCookie(request, cookieName) !== undefined,
    deviceToken: (request) => readCookie(request, `${prefix}device`),
    userOf: async (request) => {
      const sessionId = verify(readCookie(request, cookieName), deps.config.SESSION_SECRET);
      return sessionId ? ask(sessionId) : null;
    },
    forget: (sessionId) => void cache.delete(sessionId),
  };
}

async function lookUp(
  { account }: Pick<GatewayDeps, 'account'>,
  sessionId: string,
): Promise<InternalUser | null> {
  try {
    const { userID, userName, role, rights, lacksFactor, provedAt } = await account.get(
      `/internal/sessions/${sessionId}`,
      sessionLookupSchema,
    );
    return {
      id: userID,
      userName,
      role,
      ...(rights ? { rights } : {}),
      ...(lacksFactor ? { lacksFactor } : {}),
      ...(provedAt ? { provedAt: Date.parse(provedAt) } : {}),
      sessionId,
    };
  } catch (error) {
    if (error instanceof ShopError && error.code === 'not-found') return null;
    throw error;
  }
}

function verify(token: string | undefined, secret: string): string | null {
  if (!token) return null;
  try {
    const { header, payload } = jwt.verify(token, secret, {
      algorithms: ['HS256'],
      issuer: 'account',
      audience: 'shop',
      complete: true,
    });
    if (header.typ !== 'session+jwt' || typeof payload === 'string') return null;
    return /^[0-9a-f-]{36}$/.test(payload.jti ?? '') ? (payload.jti ?? null) : null;
  } catch {
    return null;
  }
}

/** Compact JWS (RFC 7515, 7.1): characters valid in any header. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Other values may be invalid in headers. */
function readCookie({ headers }: Request, name: string): string | undefined {
  const value = parseCookie(headers.cookie ?? '')[name];
  return value !== undefined && TOKEN.test(value) ? value : undefined;
}
