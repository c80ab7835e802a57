import type { OrderFacts } from '@shop/contracts';
import type { Express } from 'express';
import type { OrderDeps } from '../deps.ts';
import type { StoredOrder } from '../domain/order.ts';
import { getOrder } from '../use-cases/get-order.ts';

/** What letters asks. */
export function mountInternalRoutes(app: Express, deps: OrderDeps): void {
  app.get('/internal/orders/:orderID', async (request, response) => {
    response.json({ success: true, data: factsOf(await getOrder(deps, request.params.orderID)) });
  });
}

/** An order as letters tell of it. */
function factsOf(order: StoredOrder): OrderFacts {
  const { _id, userName, email, lines, deliveryFeeCents, totalCents, address, paymentMethod } = order;
  return {
    orderID: _id,
    userName,
    email,
    lines,
    deliveryFeeCents,
    totalCents,
    address,
    paymentMethod,
    isPaid: order.paidBy !== null,
    orderedAt: order.createdAt.toISOString(),
    trackingCode: order.trackingCode ?? '',
  };
}
