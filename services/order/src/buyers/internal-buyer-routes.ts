import type { Express } from 'express';
import { orderView } from '../http/order-view.ts';
import type { BuyerDeps } from './deps.ts';
import { listBuyersOrders } from './list-buyers-orders.ts';

export function mountInternalBuyerRoutes(app: Express, deps: Pick<BuyerDeps, 'buyers'>): void {
  app.get('/internal/buyers/:userID/orders', async (request, response) => {
    const orders = await listBuyersOrders(deps, request.params.userID);
    response.json({ success: true, data: orders.map(orderView) });
  });
}
