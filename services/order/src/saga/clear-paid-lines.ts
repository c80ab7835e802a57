import { ShopError } from '@shop/service-kit';
import type { SagaDeps } from '../deps.ts';
import type { StoredOrder } from '../domain/order.ts';

/**
 * Refuses a checkout of a cart that still holds what the buyer has paid for: the event that clears it may be late.
 * Those orders are applied to the cart first, so that the next try is of what is left.
 * @throws ShopError always: `cart-changed` with the cart as it is then, `unavailable` while cart is away
 */
export async function clearPaidLines(
  { cart }: Pick<SagaDeps, 'cart'>,
  userID: string,
  confirmed: StoredOrder[],
): Promise<never> {
  await cart.apply(userID, confirmed);
  throw new ShopError({ code: 'cart-changed', data: await cart.view(userID) });
}
