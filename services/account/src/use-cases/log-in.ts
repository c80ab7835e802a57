import type { LoginInput } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import { isKnown } from '../domain/device.ts';
import { newNotice } from '../domain/notice.ts';
import type { User } from '../store/user-model.ts';
import { limitLogin, type LoginOrigin } from './limit-login.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { newAuditEntry } from './new-audit-entry.ts';
import { openSession, type OpenedSession } from './open-session.ts';

type LogInDeps = Pick<
  AccountDeps,
  | 'users'
  | 'sessions'
  | 'notices'
  | 'pendingEntries'
  | 'failures'
  | 'auditAppender'
  | 'sender'
  | 'attempts'
  | 'hasher'
  | 'rehasher'
  | 'now'
  | 'logger'
  | 'config'
>;

/** Matches no password, so that an unknown address takes the same time. */
const dummyHash = (cost: number) => `$2b$${cost}$Fb5/Eu9kaEF8tpEMO1BWMe6TfURW12IpQNv.EROyoi0vrilvCLawG`;

/**
 * Closes the browser's earlier session.
 * @throws `code-needed`, `wrong-code`, `wrong-login` (also for an unknown address), `too-many-requests`
 */
export async function logIn(
  deps: LogInDeps,
  input: LoginInput,
  origin: LoginOrigin & { oldSessionId?: string },
): Promise<OpenedSession> {
  const user = await deps.users.findByEmail(input.email);
  const succeed = await limitLogin(deps, input.email, user, origin);
  const isRight = await deps.hasher.matches(
    input.password,
    user?.passwordHash ?? dummyHash(deps.config.BCRYPT_COST),
  );
  if (!user || !isRight) {
    if (user) await deps.failures.count(user._id, deps.now());
    deps.logger.warn(user ? { userID: user._id } : {}, 'a login failed');
    throw new ShopError({ code: 'wrong-login' });
  }
  await succeed();
  deps.rehasher.strengthen(user, input.password);
  await checkSecondFactor(deps, user, input.code);
  if (origin.oldSessionId) await deps.sessions.remove(origin.oldSessionId);
  deps.logger.info({ userID: user._id }, 'logged in');
  await deps.pendingEntries.add(user._id, loginEntry(user, origin, deps.now()));
  deps.auditAppender.nudge();
  if (user.role === 'admin' && !isKnown(origin.device, user)) await notifyOwner(deps, user, origin);
  return openSession(deps, user, { ...origin, ...(user.totp ? { provedAt: deps.now() } : {}) });
}

function loginEntry({ _id }: User, { address, browser: { browser, system } }: LoginOrigin, now: Date) {
  const after = [browser, system].filter(Boolean).join(', ');
  const changes = [{ field: 'device', before: '', after }];
  const personal = [{ name: 'address', value: address, of: _id }];
  return newAuditEntry({ kind: 'login', by: _id, about: _id, changes, personal }, now);
}

async function notifyOwner(
  { notices, sender, now }: LogInDeps,
  { email, epoch }: User,
  { address, browser: { browser, system } }: LoginOrigin,
): Promise<void> {
  const facts = { device: [browser, system].filter(Boolean).join(', '), address };
  await notices.add(email, newNotice({ kind: 'admin-login', email, epoch, facts }, now()));
  sender.nudge();
}
