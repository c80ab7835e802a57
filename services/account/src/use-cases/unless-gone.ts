import { ShopError } from '@shop/service-kit';
import type { UserStore } from '../store/user-store.ts';

type OwnWrite<T> = { write: () => Promise<T>; removeAll: (userID: string) => Promise<void> };

/**
 * Writes, and undoes it if the account was deleted meanwhile: deletion removes the account first, then its data.
 * @throws `login-required`
 */
export async function unlessGone<T>(
  { users }: { users: Pick<UserStore, 'find'> },
  userID: string,
  { write, removeAll }: OwnWrite<T>,
): Promise<T> {
  const written = await write();
  if (await users.find(userID)) return written;
  await removeAll(userID);
  throw new ShopError({ code: 'login-required' });
}
