import { ShopError } from '@shop/service-kit';
import type { SagaDeps } from '../deps.ts';
import { paidOrderOf } from '../domain/after-sales/paid-order.ts';
import type { StoredOrder } from '../domain/order.ts';

/**
 * Takes paid orders out of the cart, whose event may be late, and refuses the checkout.
 * @throws ShopError always: `cart-changed` with the cart, or `unavailable`
 */
export async function clearPaidLines(
  { cart }: Pick<SagaDeps, 'cart'>,
  userID: string,
  confirmed: StoredOrder[],
): Promise<never> {
  await cart.apply(userID, confirmed.map(paidOrderOf));
  throw new ShopError({ code: 'cart-changed', data: await cart.view(userID) });
}
