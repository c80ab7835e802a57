import type { Product } from '@shop/contracts/product';
import { atom } from 'nanostores';
import { currentUser } from '../../lib/api/visitor.ts';
import { loadProducts } from './load-products.ts';
import { $wishlist, mergeWishlist, removeFromWishlist } from './wishlist-store.ts';

export const $shownProducts = atom<Product[] | null>(null);
export const $shownFailed = atom(false);

/** Ids of the shown products; null while loading. */
let listed: readonly string[] | null = null;

const hasMore = (than: readonly string[]): boolean => $wishlist.get().some((id) => !than.includes(id));

export async function showWishlist(): Promise<void> {
  $shownFailed.set(false);
  const user = await currentUser();
  if (!user) return;
  listed = null;
  const isJoined = await mergeWishlist(user.id);
  const ids = $wishlist.get();
  const found = isJoined ? await loadProducts(ids) : null;
  // Outdated products are shown rather than an error.
  $shownFailed.set(found === null && $shownProducts.get() === null);
  if (!found) return;
  if (hasMore(ids)) return showWishlist();
  listed = ids;
  $shownProducts.set(found.products);
  if (found.removedIds.length > 0) void removeFromWishlist(...found.removedIds);
}

/** After an undo, or a heart in another tab. */
export const followWishlist = (): (() => void) =>
  $wishlist.listen(() => {
    if (listed && hasMore(listed)) void showWishlist();
  });
