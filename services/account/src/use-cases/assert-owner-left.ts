import type { AdminRights } from '@shop/shop-rules';
import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import { rightsOf } from '../domain/rights.ts';
import type { User } from '../store/user-model.ts';
import { newAuditEntry } from './new-audit-entry.ts';

/** @throws `last-admin` for the only owner */
export async function assertOwnerLeft({ users }: Pick<AccountDeps, 'users'>, user: User): Promise<void> {
  if (rightsOf(user) === 'owner' && (await users.countOwners()) < 2)
    throw new ShopError({ code: 'last-admin' });
}

type Taken = {
  by: string;
  rights: AdminRights | null;
};

/** Of two owners removed at once, one gets the rights back. @returns whether restored */
export async function giveBackToLastOwner(
  { users, now }: Pick<AccountDeps, 'users' | 'now'>,
  { _id }: Pick<User, '_id'>,
  { by, rights }: Taken,
): Promise<boolean> {
  if ((await users.countOwners()) > 0) return false;
  const changes = [{ field: 'rights', before: rights ?? '', after: 'owner' }];
  const auditEntry = newAuditEntry({ kind: 'rights-changed', by, about: _id, changes }, now());
  await users.change(_id, { role: 'admin', rights: 'owner' }, { auditEntry });
  return true;
}
