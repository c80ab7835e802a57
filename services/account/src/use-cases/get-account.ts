import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';

type GetDeps = Pick<AccountDeps, 'users'>;

export async function getAccount({ users }: GetDeps, id: string): Promise<User> {
  const user = await users.find(id);
  if (!user) throw new ShopError({ code: 'account-not-found' });
  return user;
}

/** @throws `account-not-found`, also for a colleague */
export async function getCustomer(deps: GetDeps, id: string): Promise<User> {
  const user = await getAccount(deps, id);
  if (user.role !== 'customer') throw new ShopError({ code: 'account-not-found' });
  return user;
}

/** The gateway trusts a session for a second after deletion. @throws `login-required` */
export async function getOwnAccount({ users }: GetDeps, id: string): Promise<User> {
  const user = await users.find(id);
  if (!user) throw new ShopError({ code: 'login-required' });
  return user;
}
