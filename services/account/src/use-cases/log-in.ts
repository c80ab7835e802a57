import type { LoginInput } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import { isKnown } from '../domain/device.ts';
import { newNotice } from '../domain/notice.ts';
import type { User } from '../store/user-model.ts';
import { brakeLogin, type LoginOrigin } from './brake-login.ts';
import { openSession, type OpenedSession } from './open-session.ts';

type LogInDeps = Pick<
  AccountDeps,
  'users' | 'sessions' | 'notices' | 'sender' | 'attempts' | 'hasher' | 'now' | 'logger' | 'config'
>;

/** A hash that no password matches: an unknown address costs as much time as a wrong password. */
const NOBODYS_HASH = '$2b$12$Fb5/Eu9kaEF8tpEMO1BWMe6TfURW12IpQNv.EROyoi0vrilvCLawG';

/**
 * Checks a login and opens a session; the one that the browser had before is closed.
 * @throws ShopError `wrong-login`, the same for an unknown address and a wrong password, or
 *   `too-many-requests` after too many failures
 */
export async function logIn(
  deps: LogInDeps,
  input: LoginInput,
  origin: LoginOrigin & { oldSessionId?: string },
): Promise<OpenedSession> {
  const user = await deps.users.findByEmail(input.email);
  const succeed = await brakeLogin(deps, input.email, user, origin);
  const isRight = await deps.hasher.matches(input.password, user?.passwordHash ?? NOBODYS_HASH);
  if (!user || !isRight) {
    deps.logger.warn('a login failed');
    throw new ShopError({ code: 'wrong-login' });
  }
  await succeed();
  if (origin.oldSessionId) await deps.sessions.remove(origin.oldSessionId);
  deps.logger.info({ userID: user._id }, 'logged in');
  if (user.role === 'admin' && !isKnown(origin.device, user)) await tellOwner(deps, user, origin);
  return openSession(deps, user, origin);
}

/** Whoever looks after the shop is told when their account is opened where it never was. */
async function tellOwner(
  { notices, sender, now }: LogInDeps,
  { email, epoch = 0 }: User,
  { address, browser: { browser, system } }: LoginOrigin,
): Promise<void> {
  const facts = { device: [browser, system].filter(Boolean).join(', '), address };
  await notices.add(email, newNotice({ kind: 'admin-login', email, epoch, facts }, now()));
  sender.nudge();
}
