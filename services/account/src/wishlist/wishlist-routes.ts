import { wishlistChangeSchema } from '@shop/contracts';
import { parseInput, requireSelf } from '@shop/service-kit';
import type { Express } from 'express';
import type { AccountDeps } from '../deps.ts';
import { unlessGone } from '../use-cases/unless-gone.ts';

export function mountWishlistRoutes(app: Express, deps: AccountDeps): void {
  app.get('/api/shop/wishlist/get/:userID', async (request, response) => {
    const user = requireSelf(request, request.params.userID);
    response.json({ success: true, data: { productIDs: await deps.wishlists.get(user.id) } });
  });

  app.put('/api/shop/wishlist/change/:userID', async (request, response) => {
    const user = requireSelf(request, request.params.userID);
    const change = parseInput(wishlistChangeSchema, request.body);
    const write = () => deps.wishlists.change(user.id, change);
    const { removeAll } = deps.wishlists;
    const productIDs = await unlessGone(deps, user.id, { write, removeAll });
    response.json({ success: true, data: { productIDs } });
  });
}
