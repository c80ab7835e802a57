import type { Cart } from '@shop/contracts/cart';
import type { Body, Door } from './door.ts';
import { mapData, type Outcome } from './outcome.ts';

/** One line of a cart: a product in a size and a model. */
export type CartChoice = { productID: string; size: string; variant: number };
type UserChoice = CartChoice & { userID: string; quantity: number };

/** The cart with the catalogue's prices and stock of this moment. */
export async function getCart(door: Door, userID: string): Promise<Outcome<Cart>> {
  const outcome = await door.call('GET', `/api/shop/cart/get/${encodeURIComponent(userID)}`, { fresh: true });
  return mapData(outcome, (body) => cartOf(body) ?? { items: [], version: 0, total: 0 });
}

/** Adds pieces; the answer is the cart, or null when the change is done but cannot be shown just now. */
export async function addToCart(door: Door, choice: UserChoice): Promise<Outcome<Cart | null>> {
  return mapData(await door.call('POST', '/api/shop/cart/add', { body: choice }), cartOf);
}

/** Sets the quantity of a line. */
export async function setCartQuantity(door: Door, choice: UserChoice): Promise<Outcome<Cart | null>> {
  return mapData(await door.call('PUT', '/api/shop/cart/update', { body: choice }), cartOf);
}

/** Takes one line out. */
export async function removeFromCart(
  door: Door,
  { userID, productID, size, variant }: CartChoice & { userID: string },
): Promise<Outcome<Cart | null>> {
  const query = new URLSearchParams({ size, variant: String(variant) });
  const path = `/api/shop/cart/${encodeURIComponent(userID)}/${encodeURIComponent(productID)}?${query.toString()}`;
  return mapData(await door.call('DELETE', path), cartOf);
}

/** Empties the cart. */
export async function clearCart(door: Door, userID: string): Promise<Outcome<Cart | null>> {
  return mapData(
    await door.call('DELETE', `/api/shop/cart/clear-cart/${encodeURIComponent(userID)}`),
    cartOf,
  );
}

function cartOf(body: Body): Cart | null {
  const data = body['data'] as Cart | undefined;
  return Array.isArray(data?.items) ? data : null;
}
