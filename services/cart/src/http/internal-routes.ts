import type { CartLookup } from '@shop/contracts';
import type { Express } from 'express';
import type { CartDeps } from '../deps.ts';
import { readCart } from '../use-cases/view-cart.ts';

export function mountInternalRoutes(app: Express, deps: CartDeps): void {
  app.get('/internal/carts/:userID', async (request, response) => {
    const { version, lines } = await readCart(deps, request.params.userID);
    response.json({ success: true, data: { version, lines } satisfies CartLookup });
  });
}
