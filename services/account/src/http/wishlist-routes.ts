import { wishlistSchema } from '@shop/contracts';
import { parseInput, requireSelf } from '@shop/service-kit';
import type { Express } from 'express';
import type { AccountDeps } from '../deps.ts';

export function mountWishlistRoutes(app: Express, deps: AccountDeps): void {
  app.get('/api/shop/wishlist/get/:userID', async (request, response) => {
    const user = requireSelf(request, request.params.userID);
    response.json({ success: true, data: { productIDs: await deps.wishlists.get(user.id) } });
  });

  app.put('/api/shop/wishlist/set/:userID', async (request, response) => {
    const user = requireSelf(request, request.params.userID);
    await deps.wishlists.replace(user.id, parseInput(wishlistSchema, request.body).productIDs);
    response.json({ success: true, data: { productIDs: await deps.wishlists.get(user.id) } });
  });
}
