import { ShopError } from '@shop/service-kit';
import type { UserStore } from '../store/user-store.ts';

type OwnWrite<T> = { write: () => Promise<T>; removeAll: (userID: string) => Promise<void> };

/**
 * Keeps what somebody writes, unless their account has ended meanwhile: a deletion takes the account away first and then
 * what is its own, so either it finds what was written, or this finds nobody there any more.
 * @returns what `write` does
 * @throws ShopError `login-required` for whoever is gone
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
