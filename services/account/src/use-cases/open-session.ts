import { randomUUID } from 'node:crypto';
import type { AccountDeps } from '../deps.ts';
import { withAccount, type Device } from '../domain/device.ts';
import { SESSION_MS, type Session } from '../domain/session.ts';
import type { User } from '../store/user-model.ts';
import type { LoginOrigin } from './limit-login.ts';

/** The device is trusted from now on. */
export type OpenedSession = { session: Session; user: User; device: Device };

/**
 * The session has the epoch of the checked password, so a password changed meanwhile ends it. @param origin `provedAt`:
 * time of the code
 */
export async function openSession(
  { sessions, now }: Pick<AccountDeps, 'sessions' | 'now'>,
  user: User,
  { address, device, browser, provedAt }: LoginOrigin & { provedAt?: Date },
): Promise<OpenedSession> {
  const openedAt = now();
  const session: Session = {
    _id: randomUUID(),
    userID: user._id,
    epoch: user.epoch,
    openedAt,
    lastSeenAt: openedAt,
    expiresAt: new Date(openedAt.getTime() + SESSION_MS),
    address,
    ...browser,
    ...(provedAt ? { provedAt } : {}),
  };
  await sessions.insert(session);
  return { session, user, device: withAccount(device, user) };
}
