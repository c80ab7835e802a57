import { trackingUrl, type OrderFacts } from '@shop/contracts';
import type { Express } from 'express';
import type { OrderDeps } from '../deps.ts';
import type { StoredOrder } from '../domain/order.ts';
import { vatOf } from '../domain/vat.ts';
import { lastDay } from '../domain/withdrawals.ts';
import { getOrder } from '../use-cases/get-order.ts';
import { partFromBuyer } from '../use-cases/part-from-buyer.ts';
import { orderView } from './order-view.ts';

/** What letters asks, and account when somebody wants a copy of their data or leaves. */
export function mountInternalRoutes(app: Express, deps: OrderDeps): void {
  app.get('/internal/orders/:orderID', async (request, response) => {
    response.json({ success: true, data: factsOf(await getOrder(deps, request.params.orderID)) });
  });

  app.get('/internal/buyers/:userID/orders', async (request, response) => {
    const orders = await deps.buyers.ordersOf(request.params.userID);
    response.json({ success: true, data: orders.map(orderView) });
  });

  app.post('/internal/buyers/:userID/forget', async (request, response) => {
    await partFromBuyer(deps, request.params.userID);
    response.json({ success: true, data: {} });
  });
}

/** An order as letters tell of it. */
function factsOf(order: StoredOrder): OrderFacts {
  const { _id, number, userName, email, lines, deliveryFeeCents, totalCents, address, paymentMethod } = order;
  return {
    orderID: _id,
    orderNumber: number,
    userName,
    email,
    lines,
    deliveryFeeCents,
    discount: order.discount ? { code: order.discount.code, cents: order.discount.takenCents } : null,
    delivery: order.delivery ?? null,
    totalCents,
    vat: vatOf(order),
    address,
    paymentMethod,
    termsVersion: order.termsVersion ?? '',
    isPaid: order.paidBy !== null,
    orderedAt: order.createdAt.toISOString(),
    trackingCode: order.trackingCode ?? '',
    trackingUrl: trackingUrl(order.delivery?.carrier, order.trackingCode ?? ''),
    withdrawUntil: lastDay(order),
  };
}
