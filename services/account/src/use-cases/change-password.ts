import type { PasswordChangeInput } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';
import type { LoginOrigin } from './limit-login.ts';
import { changeAccount } from './change-account.ts';
import { checkPassword } from './check-password.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { newAuditEntry } from './new-audit-entry.ts';
import { openSession, type OpenedSession } from './open-session.ts';

/**
 * All sessions end. @returns a new session @throws `invalid-input` for a wrong or weak password, `too-many-requests`,
 * `stale-version`
 */
export async function changePassword(
  deps: AccountDeps,
  user: User,
  { input, origin }: { input: PasswordChangeInput; origin: LoginOrigin },
): Promise<OpenedSession> {
  await checkPassword(deps, user, { currentPassword: input.currentPassword, origin });
  const passwordHash = await hashNewPassword(deps, { ...user, password: input.password });
  const auditEntry = newAuditEntry({ kind: 'password-changed', by: user._id, about: user._id }, deps.now());
  if (!(await changeAccount(deps, user, { passwordHash }, { auditEntry, noticeKind: 'password-changed' })))
    throw new ShopError({ code: 'stale-version' });
  deps.sender.nudge();
  return openSession(deps, { ...user, epoch: user.epoch + 1 }, origin);
}
