import type { Product } from '@shop/contracts/product';
import { openSharedWishlist } from '@shop/shop-client';
import { api } from '../../lib/api/api.ts';
import { readSession, sessionKeys, writeSession } from '../../lib/browser/browser-storage.ts';
import { takeLinkToken } from '../../lib/session/link-token.ts';
import { loadProducts } from './load-products.ts';

export type SharedList =
  { state: 'shown'; name: string; products: Product[] } | { state: 'ended' } | { state: 'away' };

/** A login on the way keeps the tab's link. */
export function takeSharedToken(): string {
  const token = takeLinkToken() || (readSession(sessionKeys.sharedWishlist) ?? '');
  if (token) writeSession(sessionKeys.sharedWishlist, token);
  return token;
}

export async function findSharedList(token: string): Promise<SharedList> {
  if (!token) return { state: 'ended' };
  const outcome = await openSharedWishlist(api, token);
  if (outcome.outcome === 'failed' && (outcome.status === 404 || outcome.status === 400)) {
    writeSession(sessionKeys.sharedWishlist, null);
    return { state: 'ended' };
  }
  const found = outcome.outcome === 'ok' ? await loadProducts(outcome.data.productIDs) : null;
  if (outcome.outcome !== 'ok' || !found) return { state: 'away' };
  return { state: 'shown', name: outcome.data.name, products: found.products };
}
