import type { NewWishlistShare, SharedWishlist, ShareWishlist, WishlistShare } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { CatalogClient } from '../clients/catalog-client.ts';
import { digestOf, newToken } from '../domain/link.ts';
import { unlessGone } from '../use-cases/unless-gone.ts';
import type { WishlistDeps } from './wishlist.ts';

export type SharingDeps = WishlistDeps & { catalog: Pick<CatalogClient, 'settings'>; now: () => Date };

export const findShare = (
  { wishlists }: Pick<SharingDeps, 'wishlists'>,
  userID: string,
): Promise<WishlistShare | null> => wishlists.findShare(userID);

/** @throws `wishlist-sharing-off`, `login-required`, `unavailable` */
export async function shareWishlist(
  deps: SharingDeps,
  userID: string,
  { withName }: ShareWishlist,
): Promise<NewWishlistShare> {
  if (!(await deps.catalog.settings()).wishlistSharing) throw new ShopError({ code: 'wishlist-sharing-off' });
  const token = newToken();
  const share = { digest: digestOf(token), withName, sharedAt: deps.now().toISOString() };
  const { share: write, removeAll } = deps.wishlists;
  await unlessGone(deps, userID, { write: () => write(userID, share), removeAll });
  return { sharedAt: share.sharedAt, withName, token };
}

export const stopSharing = ({ wishlists }: Pick<SharingDeps, 'wishlists'>, userID: string): Promise<void> =>
  wishlists.stopSharing(userID);

/** @throws `wishlist-not-shared`, also while the shop's switch is off; `unavailable` */
export async function openShared(deps: SharingDeps, token: string): Promise<SharedWishlist> {
  const [shared, settings] = await Promise.all([
    deps.wishlists.findShared(digestOf(token)),
    deps.catalog.settings(),
  ]);
  const owner = shared && settings.wishlistSharing ? await deps.users.find(shared.userID) : null;
  if (!shared || !owner) throw new ShopError({ code: 'wishlist-not-shared' });
  return { name: shared.withName ? firstNameOf(owner.userName) : '', productIDs: shared.productIDs };
}

const firstNameOf = (userName: string): string => userName.trim().split(' ')[0] ?? '';
