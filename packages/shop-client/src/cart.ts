import type { Cart, CartItem } from '@shop/contracts/cart';
import type { ApiClient } from './api-client.ts';
import { field, type Body } from './fields.ts';
import { mapData, type Failed, type Outcome } from './outcome.ts';

/** Product, size and model. `image`: picture of the model, where there are several. `customID`: line of own measures. */
export type CartChoice = {
  productID: string;
  size: string;
  variant: number;
  image?: string | undefined;
  customID?: string | undefined;
};
type UserChoice = CartChoice & { userID: string; quantity: number; custom?: CartItem['custom'] };

/** The cart at current prices and stock. */
export async function getCart(api: ApiClient, userID: string): Promise<Outcome<Cart>> {
  const outcome = await api.call('GET', `/api/shop/cart/get/${encodeURIComponent(userID)}`, { fresh: true });
  return mapData(outcome, (body) => cartOf(body) ?? { items: [], version: 0, total: 0 });
}

/** Changes outlive the page that sends them. */
const keepalive = true;

/** @returns the cart, or null when done but not available */
export async function addToCart(api: ApiClient, choice: UserChoice): Promise<Outcome<Cart | null>> {
  return mapData(await api.call('POST', '/api/shop/cart/add', { body: choice, keepalive }), cartOf);
}

/** Sets the quantity of a line. */
export async function setCartQuantity(api: ApiClient, choice: UserChoice): Promise<Outcome<Cart | null>> {
  return mapData(await api.call('PUT', '/api/shop/cart/update', { body: choice, keepalive }), cartOf);
}

/** Removes a line. */
export async function removeFromCart(
  api: ApiClient,
  { userID, productID, size, variant, image, customID }: CartChoice & { userID: string },
): Promise<Outcome<Cart | null>> {
  const more = { ...(image ? { image } : {}), ...(customID ? { customID } : {}) };
  const query = new URLSearchParams({ size, variant: String(variant), ...more });
  const path = `/api/shop/cart/${encodeURIComponent(userID)}/${encodeURIComponent(productID)}?${query.toString()}`;
  return mapData(await api.call('DELETE', path, { keepalive }), cartOf);
}

/** Empties the cart. */
export async function clearCart(api: ApiClient, userID: string): Promise<Outcome<Cart | null>> {
  const path = `/api/shop/cart/clear-cart/${encodeURIComponent(userID)}`;
  return mapData(await api.call('DELETE', path, { keepalive }), cartOf);
}

/** Current cart in a refusal, or null. */
export function cartIn(refusal: Failed): Cart | null {
  return cartOf(refusal);
}

function cartOf(body: Body): Cart | null {
  const data = field<Cart | undefined>(body, 'data');
  return Array.isArray(data?.items) ? data : null;
}
