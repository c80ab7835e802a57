import type { DiscountOffer } from '@shop/contracts/discount';
import type { PickUpPoint } from '@shop/contracts/delivery';
import type { Order } from '@shop/contracts/order';
import type { ChosenMethod } from '@shop/shop-rules/order-status';
import type { CartChoice } from './cart.ts';
import type { ApiClient } from './api-client.ts';
import { field, listOf, type Body } from './fields.ts';
import { mapData, type Outcome } from './outcome.ts';

/** Prices and totals come from the server. */
export type OrderRequest = {
  userID: string;
  addressID: string;
  deliveryMethod: string;
  pickUpPoint?: string;
  discountCode?: string;
  giftNote?: string;
  reviewReminder?: true;
  cartItems: (CartChoice & { quantity: number })[];
  paymentMethod: ChosenMethod;
  /** In euros with two decimals; a higher total is refused with the cart. */
  seenTotal: string;
};

/** '' when the answer has no link. */
export type PlacedOrder = { orderID: string; payLink: string };

/** Also places the order. */
export async function startCardPayment(api: ApiClient, order: OrderRequest): Promise<Outcome<PlacedOrder>> {
  return openPayment(api, { path: '/api/shop/purchase/stripe-checkout', link: 'checkoutUrl', body: order });
}

/** Also places the order. */
export async function startPayPalPayment(api: ApiClient, order: OrderRequest): Promise<Outcome<PlacedOrder>> {
  return openPayment(api, { path: '/api/shop/purchase/create', link: 'approveLink', body: order });
}

/** Pays the missing part of the price. */
export async function startRestPayment(
  api: ApiClient,
  rest: { orderID: string; paymentMethod: ChosenMethod },
): Promise<Outcome<PlacedOrder>> {
  const link = rest.paymentMethod === 'paypal' ? 'approveLink' : 'checkoutUrl';
  return openPayment(api, { path: '/api/shop/purchase/pay-rest', link, body: rest });
}

/** With `approveLink` PayPal asks the buyer again before the capture. */
export type CompletedPayment = { order: Order | null; approveLink: string };

/** Completes an approved payment. */
export async function completePayPalPayment(
  api: ApiClient,
  payment: { paymentId: string; payerId: string; orderID: string },
): Promise<Outcome<CompletedPayment>> {
  const outcome = await api.call('POST', '/api/shop/purchase/done', { body: payment });
  return mapData(outcome, (body) => ({ order: maybeOrder(body), approveLink: textOf(body, 'approveLink') }));
}

/** Queries the providers. @returns the order afterwards */
export async function fetchOrderStatus(api: ApiClient, orderID: string): Promise<Outcome<Order>> {
  const outcome = await api.call('POST', '/api/shop/purchase/look', { body: { orderID } });
  return mapData(outcome, (body) => field<Order>(body, 'data'));
}

/** Cancels a paid order before work on it starts: stock and money return. @returns the order afterwards */
export async function cancelPaid(api: ApiClient, orderID: string): Promise<Outcome<Order>> {
  const outcome = await api.call('POST', '/api/shop/purchase/cancel-paid', { body: { orderID } });
  return mapData(outcome, (body) => field<Order>(body, 'data'));
}

/** Cancels an unpaid order: its stock is freed, the cart stays. */
export async function cancelOrder(api: ApiClient, orderID: string): Promise<Outcome<Order | null>> {
  return mapData(await api.call('POST', '/api/shop/purchase/cancel', { body: { orderID } }), maybeOrder);
}

/** Near a postcode, nearest first. */
export async function listPickUpPoints(
  api: ApiClient,
  query: { method: string; postcode: string },
): Promise<Outcome<PickUpPoint[]>> {
  const path = `/api/shop/purchase/pick-up-points?${new URLSearchParams(query).toString()}`;
  return mapData(await api.call('GET', path), (body) => listOf<PickUpPoint>(body));
}

/** For the current cart; `failed` with a message at `discountCode`. */
export async function askDiscount(api: ApiClient, discountCode: string): Promise<Outcome<DiscountOffer>> {
  const outcome = await api.call('POST', '/api/shop/purchase/discount', { body: { discountCode } });
  return mapData(outcome, (body) => field<DiscountOffer>(body, 'data'));
}

/** Newest first. */
export async function listOrders(api: ApiClient, userID: string): Promise<Outcome<Order[]>> {
  const path = `/api/shop/purchase/order-list/${encodeURIComponent(userID)}`;
  return mapData(await api.call('GET', path, { fresh: true }), (body) => listOf<Order>(body));
}

/** `failed` with 404 for another user's order. */
export async function getOrder(api: ApiClient, orderID: string): Promise<Outcome<Order>> {
  const path = `/api/shop/purchase/order-details/${encodeURIComponent(orderID)}`;
  return mapData(await api.call('GET', path, { fresh: true }), (body) => field<Order>(body, 'data'));
}

type Opening = { path: string; link: string; body: object };

/** @param link field of the payment link */
export async function openPayment(
  api: ApiClient,
  { path, link, body: asked }: Opening,
): Promise<Outcome<PlacedOrder>> {
  const outcome = await api.call('POST', path, { body: asked });
  return mapData(outcome, (body) => ({ orderID: textOf(body, 'orderID'), payLink: textOf(body, link) }));
}

function textOf(body: Body, field: string): string {
  const value = body[field];
  return typeof value === 'string' ? value : '';
}

const maybeOrder = (body: Body): Order | null => field<Order | undefined>(body, 'data') ?? null;
