import { defineConsumer, paymentMismatched, type Consumer } from '@shop/events';
import type { OrderDeps } from '../deps.ts';
import { reviewOrder } from '../use-cases/review-order.ts';

export function reviewOrderOnPaymentMismatched(deps: OrderDeps): Consumer {
  return defineConsumer({
    // Its first name, which is stored: see the wiring.
    name: 'hold-order-on-payment-mismatched',
    event: paymentMismatched,
    handle: ({ orderID, captured = null, ...money }) => reviewOrder(deps, orderID, { ...money, captured }),
  });
}
