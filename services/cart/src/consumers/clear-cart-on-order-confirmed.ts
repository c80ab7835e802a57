import { defineConsumer, orderConfirmed, type Consumer } from '@shop/events';
import type { CartDeps } from '../deps.ts';
import { clearCart } from '../use-cases/clear-cart.ts';

export function clearCartOnOrderConfirmed(deps: CartDeps): Consumer {
  return defineConsumer({
    name: 'clear-cart-on-order-confirmed',
    event: orderConfirmed,
    handle: async ({ userID, ...order }) => void (await clearCart(deps, userID, [order])),
  });
}
