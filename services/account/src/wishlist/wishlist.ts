import type { WishlistChange } from '@shop/contracts';
import type { UserStore } from '../store/user-store.ts';
import { unlessGone } from '../use-cases/unless-gone.ts';
import type { WishlistStore } from './wishlist-store.ts';

export type WishlistDeps = { wishlists: WishlistStore; users: Pick<UserStore, 'find'> };

export const getWishlist = ({ wishlists }: WishlistDeps, userID: string): Promise<string[]> =>
  wishlists.get(userID);

/** @throws `login-required` when the account has just been deleted */
export function changeWishlist(
  deps: WishlistDeps,
  userID: string,
  change: WishlistChange,
): Promise<string[]> {
  const { change: changeList, removeAll } = deps.wishlists;
  return unlessGone(deps, userID, { write: () => changeList(userID, change), removeAll });
}
