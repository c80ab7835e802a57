import { NO_ACCOUNT } from '@shop/shop-rules';
import { defineConsumer, orderConfirmed, type Consumer } from '@shop/events';
import type { CartDeps } from '../deps.ts';
import { clearCart } from '../use-cases/clear-cart.ts';

export function clearCartOnOrderConfirmed(deps: CartDeps): Consumer {
  return defineConsumer({
    name: 'clear-cart-on-order-confirmed',
    event: orderConfirmed,
    handle: async ({ userID, ...order }) => {
      if (userID !== NO_ACCOUNT) await clearCart(deps, userID, [order]);
    },
  });
}
