import { defineConsumer, paymentMismatched, type Consumer } from '@shop/events';
import type { OrderDeps } from '../deps.ts';
import { reviewOrder } from '../use-cases/review-order.ts';

export function holdOrderOnPaymentMismatched(deps: OrderDeps): Consumer {
  return defineConsumer({
    name: 'hold-order-on-payment-mismatched',
    event: paymentMismatched,
    handle: ({ orderID, captured = null, ...money }) => reviewOrder(deps, orderID, { ...money, captured }),
  });
}
