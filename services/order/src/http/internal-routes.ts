import { newOrderLinkSchema, type LinkToken } from '@shop/contracts';
import { parseInput } from '@shop/service-kit';
import type { Express } from 'express';
import type { ChangeDeps } from '../deps.ts';
import { getOrder } from '../use-cases/get-order.ts';
import { newOrderLink } from '../use-cases/order-link.ts';
import { emailOrderOf, type EmailOrderDeps } from './order-for-emails.ts';

export function mountInternalRoutes(app: Express, deps: EmailOrderDeps & Pick<ChangeDeps, 'orders'>): void {
  app.get('/internal/orders/:orderID', async (request, response) => {
    response.json({
      success: true,
      data: await emailOrderOf(deps, await getOrder(deps, request.params.orderID)),
    });
  });

  // Not in an event, because events stay in queues and dead letters.
  app.post('/internal/orders/:orderID/link', async (request, response) => {
    const { isRequested } = parseInput(newOrderLinkSchema, request.body);
    const token = await newOrderLink(deps, { orderID: request.params.orderID, isRequested });
    response.json({ success: true, data: { token } satisfies LinkToken });
  });
}
