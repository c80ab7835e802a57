import { randomUUID } from 'node:crypto';
import type { LoginInput } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import { FAILURE_WINDOW_MS, waitAfterFailures } from '../domain/login-limit.ts';
import { SESSION_MS, type Session } from '../domain/session.ts';
import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-store.ts';

type LogInDeps = Pick<
  AccountDeps,
  'users' | 'sessions' | 'failures' | 'hasher' | 'now' | 'logger' | 'config'
>;

/** A hash that no password matches: an unknown address costs as much time as a wrong password. */
const NOBODYS_HASH = '$2b$12$Fb5/Eu9kaEF8tpEMO1BWMe6TfURW12IpQNv.EROyoi0vrilvCLawG';

/**
 * Checks a login and opens a session; the one that the browser had before is closed.
 * @throws ShopError `wrong-login`, the same for an unknown address and a wrong password, or
 *   `too-many-requests` after too many failures
 */
export async function logIn(deps: LogInDeps, input: LoginInput, oldSessionId?: string): Promise<Session> {
  await refuseWhileWaiting(deps, input.email);
  const user = await deps.users.findByEmail(input.email);
  const isRight = await deps.hasher.matches(input.password, user?.passwordHash ?? NOBODYS_HASH);
  if (!user || !isRight) {
    await countFailure(deps, input.email);
    throw new ShopError({ code: 'wrong-login' });
  }
  await deps.failures.forget(input.email);
  if (oldSessionId) await deps.sessions.remove(oldSessionId);
  const session = newSession(user, deps.now());
  await deps.sessions.insert(session);
  deps.logger.info({ userID: user._id }, 'logged in');
  return session;
}

function newSession(user: User, now: Date): Session {
  return {
    _id: randomUUID(),
    userID: user._id,
    userName: user.userName,
    role: user.role,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  };
}

async function refuseWhileWaiting(deps: LogInDeps, email: string): Promise<void> {
  const waitUntil = (await deps.failures.find(email))?.waitUntil;
  const waitMs = (waitUntil?.getTime() ?? 0) - deps.now().getTime();
  if (waitMs <= 0 || deps.config.LIMITS === 'off') return;
  throw new ShopError({ code: 'too-many-requests', retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

async function countFailure(deps: LogInDeps, email: string): Promise<void> {
  const now = deps.now().getTime();
  const failures = await deps.failures.count(email, new Date(now + FAILURE_WINDOW_MS));
  const waitMs = waitAfterFailures(failures, deps.config.LIMITS);
  if (waitMs > 0) await deps.failures.wait(email, new Date(now + waitMs));
  deps.logger.warn({ failures }, 'a login failed');
}
