import type { AcceptInvitationInput } from '@shop/contracts';
import { newId, ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import { rightsOf } from '../domain/rights.ts';
import { changeAccount } from './change-account.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { newAuditEntry } from './new-audit-entry.ts';

/**
 * An existing account loses its sessions, other invitations end. @throws `link-expired`, also when the inviting owner
 * has changed; `invalid-input` for a weak password
 */
export async function acceptInvitation(deps: AccountDeps, input: AcceptInvitationInput): Promise<void> {
  const { token, userName, password } = input;
  const link = await deps.links.find(token, ['invitation'], deps.now());
  const owner = link && (await deps.users.find(link.userID));
  const isInviters = owner && rightsOf(owner) === 'owner' && owner.epoch === link.epoch;
  if (!link?.rights || !isInviters) throw new ShopError({ code: 'link-expired' });
  const { email, rights } = link;
  // Before the link is used: a weak password can be corrected.
  const passwordHash = await hashNewPassword(deps, { userName, email, password });
  const present = await deps.users.findByEmail(email);
  if (present?.role === 'admin' || !(await deps.links.take(link)))
    throw new ShopError({ code: 'link-expired' });
  await deps.links.removeInvitationsTo(email);
  const person = { passwordHash, role: 'admin', rights, userName } as const;
  const _id = present?._id ?? newId();
  const changes = [{ field: 'rights', before: '', after: rights }];
  const auditEntry = newAuditEntry({ kind: 'invitation-accepted', by: _id, about: _id, changes }, deps.now());
  if (!present)
    await deps.users.insert({ ...person, _id, email, createdAt: deps.now(), pendingEntries: [auditEntry] });
  else if (!(await changeAccount(deps, present, person, { auditEntry, confirms: true })))
    throw new ShopError({ code: 'stale-version' });
  deps.auditAppender.nudge();
  deps.logger.info({ invitedBy: owner._id, rights }, 'an invitation into the back office was accepted');
}
