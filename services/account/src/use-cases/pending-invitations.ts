import type { PendingInvitation } from '@shop/contracts';
import type { AccountDeps } from '../deps.ts';
import { rightsOf } from '../domain/rights.ts';
import type { User } from '../store/user-model.ts';
import { newAuditEntry } from './new-audit-entry.ts';

/** Invitations that can still be accepted, the newest of each address. */
export async function listInvitations({
  links,
  users,
  now,
}: Pick<AccountDeps, 'links' | 'users' | 'now'>): Promise<PendingInvitation[]> {
  const shown = new Map<string, PendingInvitation>();
  for (const { _id: id, email, rights, userID, epoch, expiresAt } of await links.invitations(now())) {
    if (!rights || shown.has(email)) continue;
    const [owner, invited] = await Promise.all([users.find(userID), users.findByEmail(email)]);
    const isValid =
      owner && rightsOf(owner) === 'owner' && owner.epoch === epoch && invited?.role !== 'admin';
    if (isValid)
      shown.set(email, { id, email, rights, invitedBy: owner.userName, expiresAt: expiresAt.toISOString() });
  }
  return [...shown.values()];
}

/** Ends every invitation to the same address, also one not yet sent. */
export async function revokeInvitation(deps: AccountDeps, owner: User, id: string): Promise<void> {
  const revoked = (await deps.links.invitations(deps.now())).find(({ _id }) => _id === id);
  if (!revoked) return;
  await deps.notices.removeInvitationsTo(revoked.email);
  await deps.links.removeInvitationsTo(revoked.email);
  const changes = [{ field: 'rights', before: revoked.rights ?? '', after: '' }];
  await deps.pendingEntries.add(
    owner._id,
    newAuditEntry({ kind: 'invitation-revoked', by: owner._id, about: id, changes }, deps.now()),
  );
  deps.auditAppender.nudge();
}
