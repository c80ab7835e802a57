import type { Wishlist } from '@shop/contracts/wishlist';
import type { Body, Door } from './door.ts';
import { mapData, type Outcome } from './outcome.ts';

const idsOf = (body: Body): string[] => {
  const ids = (body['data'] as Wishlist | undefined)?.productIDs;
  return Array.isArray(ids) ? ids : [];
};

/** The ids of an account's wishlist, newest first. */
export async function getWishlist(door: Door, userID: string): Promise<Outcome<string[]>> {
  const path = `/api/shop/wishlist/get/${encodeURIComponent(userID)}`;
  return mapData(await door.call('GET', path, { fresh: true }), idsOf);
}

/** Replaces an account's wishlist; the answer is the list as it was stored. */
export async function setWishlist(
  door: Door,
  { userID, productIDs }: { userID: string; productIDs: string[] },
): Promise<Outcome<string[]>> {
  const path = `/api/shop/wishlist/set/${encodeURIComponent(userID)}`;
  return mapData(await door.call('PUT', path, { body: { productIDs } }), idsOf);
}
