import type { LinkedOrder, OrderLink } from '@shop/contracts/linked-order';
import type { ChosenMethod } from '@shop/shop-rules/order-status';
import type { ApiClient } from './api-client.ts';
import { field } from './fields.ts';
import { mapData, type Outcome } from './outcome.ts';
import { openPayment, type PlacedOrder } from './purchases.ts';

const PATH = '/api/shop/linked-order';

/** The answer is the same for wrong input. */
export function trackOrder(
  api: ApiClient,
  tracking: { orderID: string; email: string },
): Promise<Outcome<unknown>> {
  return api.call('POST', `${PATH}/track`, { body: tracking });
}

/** `failed` with `order-link-unknown` for an ended link. */
export async function getLinkedOrder(api: ApiClient, link: OrderLink): Promise<Outcome<LinkedOrder>> {
  return mapData(await api.call('POST', `${PATH}/find`, { body: link }), orderIn);
}

/** Queries the providers. @returns the order afterwards */
export async function refreshLinkedOrder(api: ApiClient, link: OrderLink): Promise<Outcome<LinkedOrder>> {
  return mapData(await api.call('POST', `${PATH}/look`, { body: link }), orderIn);
}

/** Opens a payment of the missing part of the price. */
export function startLinkedRest(
  api: ApiClient,
  rest: OrderLink & { paymentMethod: ChosenMethod },
): Promise<Outcome<PlacedOrder>> {
  const link = rest.paymentMethod === 'paypal' ? 'approveLink' : 'checkoutUrl';
  return openPayment(api, { path: `${PATH}/pay-rest`, link, body: rest });
}

/** PDF in base64. */
export async function getLinkedReceipt(
  api: ApiClient,
  receipt: OrderLink & { number: string },
): Promise<Outcome<string>> {
  const outcome = await api.call('POST', `${PATH}/receipt`, { body: receipt });
  return mapData(outcome, (body) => field<{ pdfBase64: string }>(body, 'data').pdfBase64);
}

const orderIn = (body: Parameters<typeof field>[0]): LinkedOrder => field<LinkedOrder>(body, 'data');
