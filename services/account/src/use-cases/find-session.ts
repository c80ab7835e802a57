import { IDLE_MS, TOUCH_MS } from '../domain/session.ts';
import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';

/** Also keeps the session from going idle. Sessions of earlier epochs are over. */
export async function findSession(
  deps: Pick<AccountDeps, 'sessions' | 'users' | 'now'>,
  id: string,
): Promise<{ user: User; provedAt?: Date } | null> {
  const now = deps.now();
  const session = await deps.sessions.findLive(id, now, new Date(now.getTime() - IDLE_MS));
  const user = session && (await deps.users.find(session.userID));
  if (!user || session.epoch !== user.epoch) return null;
  if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_MS) await deps.sessions.touch(id, now);
  return { user, ...(session.provedAt ? { provedAt: session.provedAt } : {}) };
}

/** In ms; 0 when over. */
export async function remainingMs(
  { sessions, now }: Pick<AccountDeps, 'sessions' | 'now'>,
  sessionId: string,
): Promise<number> {
  const at = now().getTime();
  const session = await sessions.findLive(sessionId, new Date(at), new Date(at - IDLE_MS));
  return (session?.expiresAt.getTime() ?? at) - at;
}
