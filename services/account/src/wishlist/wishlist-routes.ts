import { openSharedWishlistSchema, shareWishlistSchema, wishlistChangeSchema } from '@shop/contracts';
import { parseInput, requireSelf } from '@shop/service-kit';
import type { Express } from 'express';
import { findShare, openShared, shareWishlist, stopSharing, type SharingDeps } from './share-wishlist.ts';
import { changeWishlist, getWishlist } from './wishlist.ts';

const SHARE = '/api/shop/wishlist/share/:userID';

export function mountWishlistRoutes(app: Express, deps: SharingDeps): void {
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
    const { token } = parseInput(openSharedWishlistSchema, request.body);
    response.json({ success: true, data: await openShared(deps, token) });
  });
}
