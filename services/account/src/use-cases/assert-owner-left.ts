import type { AdminRights } from '@shop/shop-rules';
import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import { rightsOf } from '../domain/rights.ts';
import type { User } from '../store/user-model.ts';
import { newAct } from './new-act.ts';

/**
 * Keeps the shop from being left without somebody who may do everything.
 * @throws ShopError `last-admin` when this account is the only owner
 */
export async function assertOwnerLeft({ users }: Pick<AccountDeps, 'users'>, user: User): Promise<void> {
  if (rightsOf(user) === 'owner' && (await users.countOwners()) < 2)
    throw new ShopError({ code: 'last-admin' });
}

type Taken = {
  /** Who took them. */
  by: string;
  /** What is left of them. */
  rights: AdminRights | null;
};

/**
 * Looks once more when an owner's rights have been taken: of two who go at once, the one who finds nobody left gets them
 * back.
 * @returns whether they were given back
 */
export async function giveBackToLastOwner(
  { users, now }: Pick<AccountDeps, 'users' | 'now'>,
  { _id }: Pick<User, '_id'>,
  { by, rights }: Taken,
): Promise<boolean> {
  if ((await users.countOwners()) > 0) return false;
  const changes = [{ field: 'rights', before: rights ?? '', after: 'owner' }];
  const act = newAct({ kind: 'rights-changed', by, about: _id, changes }, now());
  await users.change(_id, { role: 'admin', rights: 'owner' }, { act });
  return true;
}
