import { IDLE_MS, TOUCH_MS, type Session } from '../domain/session.ts';
import type { AccountDeps } from '../deps.ts';

/** The live session behind a cookie, or null; being asked for keeps it from going idle. */
export async function findSession(
  deps: Pick<AccountDeps, 'sessions' | 'now'>,
  id: string,
): Promise<Session | null> {
  const now = deps.now();
  const session = await deps.sessions.findLive(id, now, new Date(now.getTime() - IDLE_MS));
  if (session && now.getTime() - session.lastSeenAt.getTime() > TOUCH_MS) await deps.sessions.touch(id, now);
  return session;
}
