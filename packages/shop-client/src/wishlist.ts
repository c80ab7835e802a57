import type { Wishlist, WishlistChange } from '@shop/contracts/wishlist';
import type { ApiClient } from './api-client.ts';
import { field, type Body } from './fields.ts';
import { mapData, type Outcome } from './outcome.ts';

const idsOf = (body: Body): string[] => {
  const ids = field<Wishlist | undefined>(body, 'data')?.productIDs;
  return Array.isArray(ids) ? ids : [];
};

/** Product ids, newest first. */
export async function getWishlist(api: ApiClient, userID: string): Promise<Outcome<string[]>> {
  const path = `/api/shop/wishlist/get/${encodeURIComponent(userID)}`;
  return mapData(await api.call('GET', path, { fresh: true }), idsOf);
}

/** Adds and removes ids; idempotent, and outlives its page. @returns the whole list, newest first */
export async function changeWishlist(
  api: ApiClient,
  { userID, add, remove }: WishlistChange & { userID: string },
): Promise<Outcome<string[]>> {
  const path = `/api/shop/wishlist/change/${encodeURIComponent(userID)}`;
  return mapData(await api.call('PUT', path, { body: { add, remove }, keepalive: true }), idsOf);
}
