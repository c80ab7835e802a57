import type { InvitationInput } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import { newNotice } from '../domain/notice.ts';
import { newAuditEntry } from './new-audit-entry.ts';
import type { User } from '../store/user-model.ts';

/** Opening the invitation proves the address. @throws `email-taken` for a colleague */
export async function invite(
  { users, notices, pendingEntries, auditAppender, sender, now, logger }: AccountDeps,
  owner: User,
  { email, rights }: InvitationInput,
): Promise<void> {
  if ((await users.findByEmail(email))?.role === 'admin') {
    const message = 'Hänellä on jo tunnus kaupan hallintaan.';
    throw new ShopError({ code: 'email-taken', message, errors: { email: message } });
  }
  const facts = { by: owner.userName, rights };
  await notices.add(owner.email, newNotice({ kind: 'invitation', email, epoch: owner.epoch, facts }, now()));
  const changes = [{ field: 'rights', before: '', after: rights }];
  await pendingEntries.add(
    owner._id,
    newAuditEntry({ kind: 'invited', by: owner._id, about: '', changes }, now()),
  );
  auditAppender.nudge();
  sender.nudge();
  logger.info({ owner: owner._id, rights }, 'an owner invites a colleague into the back office');
}
