import { applyOrdersSchema, type Cart, type CartLookup } from '@shop/contracts';
import { parseInput } from '@shop/service-kit';
import type { Express } from 'express';
import type { CartDeps } from '../deps.ts';
import type { StoredCart } from '../domain/cart.ts';
import { clearCart } from '../use-cases/clear-cart.ts';
import { readCart, viewCart } from '../use-cases/view-cart.ts';

export function mountInternalRoutes(app: Express, deps: CartDeps): void {
  app.get('/internal/carts/:userID', async (request, response) => {
    response.json({ success: true, data: lookupOf(await readCart(deps, request.params.userID)) });
  });

  app.get('/internal/carts/:userID/view', async (request, response) => {
    const data: Cart = await viewCart(deps, await readCart(deps, request.params.userID));
    response.json({ success: true, data });
  });

  app.post('/internal/carts/:userID/apply', async (request, response) => {
    const { orders } = parseInput(applyOrdersSchema, request.body);
    const cart = await clearCart(deps, request.params.userID, orders);
    response.json({ success: true, data: lookupOf(cart) });
  });
}

function lookupOf(cart: StoredCart): CartLookup {
  return {
    version: cart.version,
    lines: cart.lines.map(({ since: _since, title: _title, ...line }) => line),
    applied: Object.keys(cart.applied),
    appliedIn: cart.appliedIn,
  };
}
