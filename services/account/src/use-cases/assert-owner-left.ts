import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import { rightsOf } from '../domain/rights.ts';
import type { User } from '../store/user-model.ts';

/**
 * Keeps the shop from being left without somebody who may do everything.
 * @throws ShopError `last-admin` when this account is the only owner
 */
export async function assertOwnerLeft({ users }: Pick<AccountDeps, 'users'>, user: User): Promise<void> {
  if (rightsOf(user) === 'owner' && (await users.countOwners()) < 2)
    throw new ShopError({ code: 'last-admin' });
}
