import type { AccountDeps } from '../deps.ts';
import { newNotice } from '../domain/notice.ts';
import type { User } from '../store/user-model.ts';
import { emailWaitMs } from './limit-emails.ts';
import { newAuditEntry } from './new-audit-entry.ts';

type ForgotDeps = Pick<
  AccountDeps,
  'users' | 'notices' | 'attempts' | 'sender' | 'now' | 'config' | 'logger'
>;

/** Answer and timing are the same without an account. */
export async function forgotPassword(deps: ForgotDeps, email: string): Promise<void> {
  const now = deps.now();
  const waitMs = await emailWaitMs(deps, ['password-reset', email]);
  const user = await deps.users.findByEmail(email);
  const notice = newNotice({ kind: 'password-reset', email, epoch: user?.epoch ?? 0 }, now);
  await deps.notices.add(waitMs > 0 ? '' : email, notice);
  deps.sender.nudge();
  deps.logger.info('a new password was requested');
}

export async function sendPasswordEmail(
  deps: ForgotDeps & Pick<AccountDeps, 'pendingEntries' | 'auditAppender'>,
  { _id, email }: User,
  admin: { id: string },
): Promise<void> {
  await deps.pendingEntries.add(
    _id,
    newAuditEntry({ kind: 'password-letter-sent', by: admin.id, about: _id }, deps.now()),
  );
  await forgotPassword(deps, email);
  deps.auditAppender.nudge();
}
