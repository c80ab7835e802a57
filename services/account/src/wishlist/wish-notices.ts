import type { WishNotices } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import { digestOf } from '../domain/link.ts';
import type { AccountDeps } from '../deps.ts';
import { isConfirmed } from '../use-cases/find-buyer.ts';
import { getOwnAccount } from '../use-cases/get-account.ts';
import { unlessGone } from '../use-cases/unless-gone.ts';
import type { SharingDeps } from './share-wishlist.ts';

export type NoticesDeps = SharingDeps & Pick<AccountDeps, 'users' | 'config'>;

/** @throws `login-required` */
export async function findNotices(deps: NoticesDeps, userID: string): Promise<WishNotices> {
  const [user, since] = await Promise.all([getOwnAccount(deps, userID), deps.wishlists.noticesSince(userID)]);
  return { since: since?.toISOString() ?? null, isConfirmed: isConfirmed(deps, user) };
}

/** @throws `wish-notices-off`, `login-required`, `unavailable` */
export async function chooseNotices(
  deps: NoticesDeps,
  { userID, wanted }: { userID: string; wanted: boolean },
): Promise<WishNotices> {
  const { startNotices, stopNotices, removeAll } = deps.wishlists;
  if (!wanted) await stopNotices(userID);
  else if (!(await deps.catalog.settings()).wishlistNotices)
    throw new ShopError({ code: 'wish-notices-off' });
  else await unlessGone(deps, userID, { write: () => startNotices(userID, deps.now()), removeAll });
  return findNotices(deps, userID);
}

/** @throws `wish-notices-ended` */
export async function stopNoticesByLink(
  { wishlists }: Pick<NoticesDeps, 'wishlists'>,
  token: string,
): Promise<void> {
  if (!(await wishlists.stopNoticesBy(digestOf(token)))) throw new ShopError({ code: 'wish-notices-ended' });
}
