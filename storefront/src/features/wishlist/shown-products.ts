import type { Product } from '@shop/contracts/product';
import { getProduct, isUnanswered } from '@shop/shop-client';
import { atom } from 'nanostores';
import { api } from '../../lib/api/api.ts';
import { currentUser } from '../../lib/api/visitor.ts';
import { $wishlist, mergeWishlist, removeFromWishlist } from './wishlist-store.ts';

const AT_ONCE = 6;

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

type Found = { products: Product[]; removedIds: string[] };

/** In the ids' order; null when the catalogue is away. */
async function loadProducts(ids: readonly string[]): Promise<Found | null> {
  const found = new Map<string, Product>();
  const removedIds: string[] = [];
  const waiting = [...ids];
  let isAway = false;
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined && !isAway; id = waiting.shift()) {
      const outcome = await getProduct(api, id);
      if (outcome.outcome === 'ok') found.set(id, outcome.data);
      else if (isUnanswered(outcome)) isAway = true;
      else if (outcome.outcome === 'failed' && outcome.status === 404) removedIds.push(id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return isAway ? null : { products: ids.flatMap((id) => found.get(id) ?? []), removedIds };
}
