import type { SessionUser } from '@shop/contracts/account';
import { checkSession } from '@shop/shop-client';
import { createServerApi } from '../api/server-api.ts';

const TIMEOUT_MS = 3_000;

/** @returns null for a guest, undefined when no answer came */
export async function findVisitor(cookie: string | null): Promise<SessionUser | null | undefined> {
  if (!cookie || !/(?:^|; )(?:__Host-)?sid=/.test(cookie)) return null;
  const outcome = await checkSession(createServerApi({ cookie, timeoutMs: TIMEOUT_MS }));
  return outcome.outcome === 'ok' ? outcome.data : undefined;
}
