import { handPaymentSchema, manualOrderSchema, paymentLinkRequestSchema } from '@shop/contracts';
import { newId, parseInput, requireAdmin } from '@shop/service-kit';
import type { Express } from 'express';
import { orderRecord } from '../http/order-view.ts';
import { withCurrent } from '../http/with-current.ts';
import type { ManualOrderDeps } from './deps.ts';
import { markPaid } from './mark-paid.ts';
import { createPaymentLink } from './payment-link.ts';
import { placeManualOrder } from './place-manual-order.ts';

const PATH = '/api/admin/rest/orders';

export function mountManualOrderRoutes(app: Express, deps: ManualOrderDeps): void {
  app.post(`${PATH}/manual`, async (request, response) => {
    const { id, userName } = requireAdmin(request);
    const input = parseInput(manualOrderSchema, request.body);
    const key = request.get('idempotency-key') ?? newId();
    const order = await placeManualOrder(deps, { admin: { id, userName }, key, input });
    response.status(201).json(orderRecord(order));
  });

  app.post(`${PATH}/:orderID/payment-link`, async (request, response) => {
    const admin = requireAdmin(request);
    const { paymentMethod } = parseInput(paymentLinkRequestSchema, request.body);
    const provider = paymentMethod === 'paypal' ? 'paypal' : 'stripe';
    const url = await createPaymentLink(deps, { admin, orderID: request.params.orderID, provider });
    response.status(201).json({ success: true, data: { url } });
  });

  app.post(`${PATH}/:orderID/paid`, async (request, response) => {
    const admin = requireAdmin(request);
    const { orderID } = request.params;
    const payment = parseInput(handPaymentSchema, request.body);
    const order = await markPaid(deps, { admin, orderID, payment }).catch(withCurrent(deps, orderID));
    response.json(orderRecord(order));
  });
}
