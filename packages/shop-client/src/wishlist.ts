import type {
  NewWishlistShare,
  SharedWishlist,
  WishNotices,
  Wishlist,
  WishlistChange,
  WishlistShare,
} from '@shop/contracts/wishlist';
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

const sharePath = (userID: string): string => `/api/shop/wishlist/share/${encodeURIComponent(userID)}`;

/** Null while the list is not shared. */
export async function getWishlistShare(
  api: ApiClient,
  userID: string,
): Promise<Outcome<WishlistShare | null>> {
  const outcome = await api.call('GET', sharePath(userID), { fresh: true });
  return mapData(outcome, (body) => field<WishlistShare | null | undefined>(body, 'data') ?? null);
}

/** A new link; an earlier one stops working. */
export async function shareWishlist(
  api: ApiClient,
  { userID, withName }: { userID: string; withName: boolean },
): Promise<Outcome<NewWishlistShare>> {
  const outcome = await api.call('POST', sharePath(userID), { body: { withName } });
  return mapData(outcome, (body) => field<NewWishlistShare>(body, 'data'));
}

/** Ends the link. */
export function stopWishlistSharing(api: ApiClient, userID: string): Promise<Outcome<unknown>> {
  return api.call('DELETE', sharePath(userID));
}

/** List behind a link; the token goes in the body. */
export async function openSharedWishlist(api: ApiClient, token: string): Promise<Outcome<SharedWishlist>> {
  const outcome = await api.call('POST', '/api/shop/wishlist/shared', { body: { token } });
  return mapData(outcome, (body) => field<SharedWishlist>(body, 'data'));
}

const noticesPath = (userID: string): string => `/api/shop/wishlist/notices/${encodeURIComponent(userID)}`;
const noticesOf = (body: Body): WishNotices => field<WishNotices>(body, 'data');

/** Emails about wishes. */
export async function getWishNotices(api: ApiClient, userID: string): Promise<Outcome<WishNotices>> {
  return mapData(await api.call('GET', noticesPath(userID), { fresh: true }), noticesOf);
}

/** Starts or ends them. */
export async function chooseWishNotices(
  api: ApiClient,
  { userID, wanted }: { userID: string; wanted: boolean },
): Promise<Outcome<WishNotices>> {
  return mapData(await api.call('PUT', noticesPath(userID), { body: { wanted } }), noticesOf);
}
