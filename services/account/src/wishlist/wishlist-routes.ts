import {
  chooseWishNoticesSchema,
  shareWishlistSchema,
  wishlistChangeSchema,
  wishlistLinkSchema,
  type WishNoticesResult,
} from '@shop/contracts';
import { parseInput, requireSelf, toShopError } from '@shop/service-kit';
import type { Express } from 'express';
import { findShare, openShared, shareWishlist, stopSharing } from './share-wishlist.ts';
import { chooseNotices, findNotices, stopNoticesByLink, type NoticesDeps } from './wish-notices.ts';
import { changeWishlist, getWishlist } from './wishlist.ts';

const SHARE = '/api/shop/wishlist/share/:userID';
const NOTICES = '/api/shop/wishlist/notices/:userID';
const STOP_NOTICES = '/api/shop/wishlist/stop-notices';
export const wishlistForms = [STOP_NOTICES] as const;
const results: Record<string, WishNoticesResult> = {
  'invalid-input': 'broken-link',
  'wish-notices-ended': 'nothing-to-end',
};

export function mountWishlistRoutes(app: Express, deps: NoticesDeps): void {
  app.get('/api/shop/wishlist/get/:userID', async (request, response) => {
    const user = requireSelf(request, request.params.userID);
    response.json({ success: true, data: { productIDs: await getWishlist(deps, user.id) } });
  });

  app.put('/api/shop/wishlist/change/:userID', async (request, response) => {
    const user = requireSelf(request, request.params.userID);
    const change = parseInput(wishlistChangeSchema, request.body);
    response.json({ success: true, data: { productIDs: await changeWishlist(deps, user.id, change) } });
  });

  app.get(SHARE, async (request, response) => {
    const user = requireSelf(request, request.params.userID);
    response.json({ success: true, data: await findShare(deps, user.id) });
  });

  app.post(SHARE, async (request, response) => {
    const user = requireSelf(request, request.params.userID);
    const data = await shareWishlist(deps, user.id, parseInput(shareWishlistSchema, request.body));
    response.status(201).json({ success: true, data });
  });

  app.delete(SHARE, async (request, response) => {
    const user = requireSelf(request, request.params.userID);
    await stopSharing(deps, user.id);
    response.json({ success: true, message: 'Suosikkejasi ei enää jaeta. Linkki ei enää toimi.' });
  });

  app.post('/api/shop/wishlist/shared', async (request, response) => {
    const { token } = parseInput(wishlistLinkSchema, request.body);
    response.json({ success: true, data: await openShared(deps, token) });
  });

  app.get(NOTICES, async (request, response) => {
    const user = requireSelf(request, request.params.userID);
    response.json({ success: true, data: await findNotices(deps, user.id) });
  });

  app.put(NOTICES, async (request, response) => {
    const { id: userID } = requireSelf(request, request.params.userID);
    const { wanted } = parseInput(chooseWishNoticesSchema, request.body);
    response.json({ success: true, data: await chooseNotices(deps, { userID, wanted }) });
  });

  app.post(STOP_NOTICES, async (request, response) => {
    const stop = async () => stopNoticesByLink(deps, parseInput(wishlistLinkSchema, request.body).token);
    if (request.is('application/x-www-form-urlencoded')) {
      const result = await stop().then(
        () => 'ended',
        (error: unknown) => results[toShopError(error).code] ?? 'failed',
      );
      return response.redirect(303, `/shop/wishlist-notices?result=${result}`);
    }
    await stop();
    response.json({ success: true, message: 'Emme enää lähetä sinulle viestejä suosikeistasi.' });
  });
}
