import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import type { Link } from '../domain/link.ts';
import { newNotice } from '../domain/notice.ts';
import { newAuditEntry, ANONYMOUS } from './new-audit-entry.ts';

/** A change of address notifies the old one. @throws `link-expired`, `email-taken` */
export async function confirmEmail(deps: AccountDeps, token: string): Promise<void> {
  const link = await deps.links.find(token, ['email-confirmation', 'email-change'], deps.now());
  if (!link) throw new ShopError({ code: 'link-expired' });
  const done =
    link.purpose === 'email-change'
      ? await changeEmail(deps, link)
      : await deps.users.confirm(link.userID, link.email);
  if (!done) throw new ShopError({ code: 'link-expired' });
  await deps.links.take(link);
  deps.logger.info({ userID: link.userID, purpose: link.purpose }, 'an address was confirmed');
}

async function changeEmail({ users, sender, auditAppender, now }: AccountDeps, link: Link): Promise<boolean> {
  const { userID, epoch, email: to, from } = link;
  const user = await users.find(userID);
  // Opened twice, or by a mail program first.
  if (user?.email === to) return true;
  // After a second request a link to a mistyped address must not work.
  if (!user || (from !== undefined && user.email !== from)) return false;
  // An unconfirmed address may be a stranger's, and the new one is the sender's text.
  const facts = user.isUnconfirmed ? {} : { newEmail: to };
  const content = { kind: 'email-changed', email: user.email, epoch, facts } as const;
  const personal = [
    { name: 'before', value: user.email, of: userID },
    { name: 'after', value: to, of: userID },
  ];
  const auditEntry = newAuditEntry({ kind: 'email-changed', by: ANONYMOUS, about: userID, personal }, now());
  const done = await users.changeEmail(user, { to, epoch, notice: newNotice(content, now()), auditEntry });
  auditAppender.nudge();
  sender.nudge();
  return done;
}
