import { defineConsumer, orderConfirmed, type Consumer } from '@shop/events';
import type { CartDeps } from '../deps.ts';
import { clearOrderedLines, isJustApplied } from '../use-cases/clear-ordered-lines.ts';

export function clearCartOnOrderConfirmed(deps: CartDeps): Consumer {
  return defineConsumer({
    name: 'clear-cart-on-order-confirmed',
    event: orderConfirmed,
    handle: async ({ userID, ...order }) => {
      if (!isJustApplied(deps.carts, order.orderID)) await clearOrderedLines(deps, userID, [order]);
    },
  });
}
