import type { WishlistShare } from '@shop/contracts/wishlist';
import {
  getWishlistShare,
  isSessionLost,
  shareWishlist,
  stopWishlistSharing,
  wordsOf,
} from '@shop/shop-client';
import { api } from '../../lib/api/api.ts';
import { currentUser } from '../../lib/api/visitor.ts';
import { paths } from '../../lib/routing/paths.ts';
import { wishlistSharing } from '../../texts/fi/wishlist-sharing.ts';

const texts = wishlistSharing.share;

export type OwnShare = { share: WishlistShare | null; link: string };

export async function readShare(): Promise<OwnShare | 'guest' | 'away'> {
  const user = await currentUser();
  if (!user) return 'guest';
  const outcome = await getWishlistShare(api, user.id);
  if (outcome.outcome === 'ok') return { share: outcome.data, link: '' };
  return isSessionLost(outcome) ? 'guest' : 'away';
}

/** @returns the new link, or why there is none */
export async function createLink(withName: boolean): Promise<OwnShare | string> {
  const user = await currentUser();
  if (!user) return texts.guest;
  const outcome = await shareWishlist(api, { userID: user.id, withName });
  if (outcome.outcome !== 'ok') return wordsOf(outcome, texts.notCreated).message;
  const { token, ...share } = outcome.data;
  return { share, link: `${location.origin}${paths.sharedWishlist}#token=${token}` };
}

export async function endSharing(): Promise<{ hasEnded: boolean; message: string }> {
  const user = await currentUser();
  if (!user) return { hasEnded: false, message: texts.guest };
  const outcome = await stopWishlistSharing(api, user.id);
  const hasEnded = outcome.outcome === 'ok';
  return { hasEnded, message: wordsOf(outcome, hasEnded ? texts.stopped : texts.notStopped).message };
}
