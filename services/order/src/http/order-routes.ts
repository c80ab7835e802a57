import {
  checkoutSchema,
  orderIdSchema,
  paymentDoneSchema,
  payRestSchema,
  pickUpPointQuerySchema,
  type CheckoutInput,
  type Order,
  type PaymentProvider,
} from '@shop/contracts';
import {
  isOpenAdmin,
  parseInput,
  requireSelf,
  requireSelfOrAdmin,
  requireUser,
  ShopError,
} from '@shop/service-kit';
import type { Express, Request } from 'express';
import type { CheckoutDeps, ListDeps } from '../deps.ts';
import { pageToReturnTo } from '../domain/money/attempts.ts';
import type { StoredOrder } from '../domain/order.ts';
import { cancelOrder } from '../use-cases/checkout/cancel-order.ts';
import { cancelPaid } from '../use-cases/refunds/cancel-paid.ts';
import { completePayment } from '../use-cases/checkout/complete-payment.ts';
import { getOrder, listOrders } from '../use-cases/get-order.ts';
import { listPickUpPoints } from '../use-cases/checkout/list-pick-up-points.ts';
import { refreshPayments } from '../use-cases/review/refresh-payments.ts';
import { payRest } from '../use-cases/checkout/pay-rest.ts';
import { placeOrderOnce } from '../use-cases/checkout/place-order-once.ts';
import { placeOrder, type PlacedOrder } from '../use-cases/checkout/place-order.ts';
import { parseListQuery } from './list-query.ts';
import { orderView } from './order-view.ts';
import { listReceipts, type ReceiptDeps } from '../receipts/index.ts';

type ShopperDeps = CheckoutDeps & Pick<ReceiptDeps, 'receipts'> & ListDeps;

const UNDER_WAY = 'Maksua käsitellään.';

export function mountOrderRoutes(app: Express, deps: ShopperDeps): void {
  app.post('/api/shop/purchase/stripe-checkout', async (request, response) => {
    const { orderID, url } = await place(request, 'stripe');
    response.status(201).json({ success: true, checkoutUrl: url, orderID });
  });

  app.post('/api/shop/purchase/create', async (request, response) => {
    const { orderID, url } = await place(request, 'paypal');
    response.status(201).json({ success: true, approveLink: url, orderID });
  });

  app.post('/api/shop/purchase/pay-rest', async (request, response) => {
    const user = requireUser(request);
    const { orderID, paymentMethod } = parseInput(payRestSchema, request.body);
    const isPaypal = paymentMethod === 'paypal';
    const provider = isPaypal ? 'paypal' : 'stripe';
    const url = await payRest(deps, { userID: user.id, orderID, provider, returnsTo: 'account' });
    response.status(201).json({ success: true, [isPaypal ? 'approveLink' : 'checkoutUrl']: url, orderID });
  });

  app.post('/api/shop/purchase/done', async (request, response) => {
    const user = requireUser(request);
    const { orderID } = parseDone(request.body);
    const order = await completePayment(deps, user.id, orderID);
    const approveLink = order.paidBy ? undefined : pageToReturnTo(order);
    response.json({
      success: true,
      ...(order.paidBy ? {} : { message: UNDER_WAY }),
      ...(approveLink ? { approveLink } : {}),
      data: orderView(order),
    });
  });

  app.post('/api/shop/purchase/look', async (request, response) => {
    const user = requireUser(request);
    const { orderID } = parseInput(orderIdSchema, request.body);
    const order = await refreshPayments(deps, user.id, orderID);
    response.json({ success: true, data: await withReceipts(order) });
  });

  app.post('/api/shop/purchase/cancel', async (request, response) => {
    const user = requireUser(request);
    const { orderID } = parseInput(orderIdSchema, request.body);
    const order = await cancelOrder(deps, user.id, orderID);
    const message = order.saga === 'released' ? 'Tilaus peruttiin.' : 'Peruutusta käsitellään.';
    response.json({ success: true, message, data: orderView(order) });
  });

  app.get('/api/shop/purchase/pick-up-points', async (request, response) => {
    requireUser(request);
    const query = parseInput(pickUpPointQuerySchema, request.query);
    response.json({ success: true, data: await listPickUpPoints(deps, query) });
  });

  app.post('/api/shop/purchase/cancel-paid', async (request, response) => {
    const user = requireUser(request);
    const { orderID } = parseInput(orderIdSchema, request.body);
    const data = orderView(await cancelPaid(deps, user.id, orderID));
    response.json({ success: true, message: 'Tilaus on peruttu. Palautamme rahasi.', data });
  });

  app.get('/api/shop/purchase/order-list/:userID', async (request, response) => {
    const { userID } = request.params;
    requireSelfOrAdmin(request, { userID, rightsPath: '/api/admin/rest/customers-orders' });
    const { orders, total } = await listOrders(deps, { userID, ...parseListQuery(request.query) });
    response.json({ success: true, data: orders.map(orderView), total });
  });

  app.get('/api/shop/purchase/order-details/:orderID', async (request, response) => {
    const user = requireUser(request);
    const order = await getOrder(deps, request.params.orderID);
    if (order.userID !== user.id && !isOpenAdmin(user)) throw new ShopError({ code: 'order-not-found' });
    requireSelfOrAdmin(request, { userID: order.userID, rightsPath: '/api/admin/rest/orders' });
    response.json({ success: true, data: await withReceipts(order) });
  });

  async function withReceipts(order: StoredOrder): Promise<Order> {
    return { ...orderView(order), receipts: await listReceipts(deps, order._id) };
  }

  async function place(request: Request, provider: PaymentProvider): Promise<PlacedOrder> {
    requireUser(request);
    const input: CheckoutInput = parseInput(checkoutSchema, request.body);
    const user = requireSelf(request, input.userID);
    const key = request.get('idempotency-key');
    if (key === undefined) return placeOrder(deps, user, provider, input);
    return placeOrderOnce(deps, key, user, provider, input);
  }
}

/** The payment page knows only this message. */
function parseDone(body: unknown): { orderID: string } {
  try {
    return parseInput(paymentDoneSchema, body);
  } catch (error) {
    const errors = error instanceof ShopError ? error.errors : undefined;
    throw new ShopError({ code: 'missing-payment-information', ...(errors ? { errors } : {}), cause: error });
  }
}
