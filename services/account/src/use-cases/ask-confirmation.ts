import type { AccountDeps } from '../deps.ts';
import { newNotice } from '../domain/notice.ts';
import type { User } from '../store/user-model.ts';
import { limitEmails } from './limit-emails.ts';

type AskDeps = Pick<AccountDeps, 'notices' | 'attempts' | 'sender' | 'now' | 'config'>;

/** Sends the confirmation email again, unless confirmed. @throws `too-many-requests` */
export async function askConfirmation(deps: AskDeps, user: User): Promise<void> {
  if (!user.isUnconfirmed) return;
  const { email, epoch } = user;
  await limitEmails(deps, ['email-confirmation', email]);
  await deps.notices.add(email, newNotice({ kind: 'email-confirmation', email, epoch }, deps.now()));
  deps.sender.nudge();
}
