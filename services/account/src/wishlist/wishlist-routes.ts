import { wishlistChangeSchema } from '@shop/contracts';
import { parseInput, requireSelf } from '@shop/service-kit';
import type { Express } from 'express';
import { changeWishlist, getWishlist, type WishlistDeps } from './wishlist.ts';

export function mountWishlistRoutes(app: Express, deps: WishlistDeps): void {
  app.get('/api/shop/wishlist/get/:userID', async (request, response) => {
    const user = requireSelf(request, request.params.userID);
    response.json({ success: true, data: { productIDs: await getWishlist(deps, user.id) } });
  });

  app.put('/api/shop/wishlist/change/:userID', async (request, response) => {
    const user = requireSelf(request, request.params.userID);
    const change = parseInput(wishlistChangeSchema, request.body);
    response.json({ success: true, data: { productIDs: await changeWishlist(deps, user.id, change) } });
  });
}
