import type { SessionUser } from '@shop/contracts/account';
import { config } from '../config.ts';

const TIMEOUT_MS = 3_000;

/**
 * Who the visitor's cookie says they are, as the gateway answers it.
 * @returns the user, null for a guest, or undefined when nobody could tell
 */
export async function findVisitor(cookie: string | null): Promise<SessionUser | null | undefined> {
  if (!cookie || !/(?:^|; )(?:__Host-)?sid=/.test(cookie)) return null;
  try {
    const response = await fetch(`${config.GATEWAY_URL}/api/auth/check`, {
      headers: { cookie, accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return undefined;
    const body = (await response.json()) as { success: boolean; user?: SessionUser };
    return body.success && body.user ? body.user : null;
  } catch {
    return undefined;
  }
}
