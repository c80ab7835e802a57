import { randomUUID } from 'node:crypto';
import type { LoginInput } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import { withAccount, type Device } from '../domain/device.ts';
import { SESSION_MS, type Session } from '../domain/session.ts';
import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-store.ts';
import { brakeLogin, type LoginOrigin } from './brake-login.ts';

type LogInDeps = Pick<
  AccountDeps,
  'users' | 'sessions' | 'attempts' | 'hasher' | 'now' | 'logger' | 'config'
>;

/** A hash that no password matches: an unknown address costs as much time as a wrong password. */
export const NOBODYS_HASH = '$2b$12$Fb5/Eu9kaEF8tpEMO1BWMe6TfURW12IpQNv.EROyoi0vrilvCLawG';

/**
 * Checks a login and opens a session; the one that the browser had before is closed.
 * @returns the session, whose it is, and the device, which is known from now on
 * @throws ShopError `wrong-login`, the same for an unknown address and a wrong password, or
 *   `too-many-requests` after too many failures
 */
export async function logIn(
  deps: LogInDeps,
  input: LoginInput,
  origin: LoginOrigin & { oldSessionId?: string },
): Promise<{ session: Session; user: User; device: Device }> {
  const user = await deps.users.findByEmail(input.email);
  const succeed = await brakeLogin(deps, input.email, user, origin);
  const isRight = await deps.hasher.matches(input.password, user?.passwordHash ?? NOBODYS_HASH);
  if (!user || !isRight) {
    deps.logger.warn('a login failed');
    throw new ShopError({ code: 'wrong-login' });
  }
  await succeed();
  if (origin.oldSessionId) await deps.sessions.remove(origin.oldSessionId);
  const session = newSession(user, deps.now());
  await deps.sessions.insert(session);
  deps.logger.info({ userID: user._id }, 'logged in');
  return { session, user, device: withAccount(origin.device, user) };
}

/** The epoch is the one that the password was right for: a new password meanwhile ends this session too. */
function newSession(user: User, now: Date): Session {
  return {
    _id: randomUUID(),
    userID: user._id,
    epoch: user.epoch ?? 0,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  };
}
