import type { OwnHolds } from '@shop/contracts';
import type { Express } from 'express';
import type { OrderDeps } from '../deps.ts';
import { heldBy } from '../domain/holds.ts';

/** What cart asks. */
export function mountInternalRoutes(app: Express, { orders }: Pick<OrderDeps, 'orders'>): void {
  app.get('/internal/users/:userID/holds', async (request, response) => {
    const data: OwnHolds = heldBy(await orders.findOpen(request.params.userID));
    response.json({ success: true, data });
  });
}
