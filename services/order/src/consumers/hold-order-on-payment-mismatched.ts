import { defineConsumer, paymentMismatched, type Consumer } from '@shop/events';
import type { OrderDeps } from '../deps.ts';
import { holdOrder } from '../use-cases/hold-order.ts';

export function holdOrderOnPaymentMismatched(deps: OrderDeps): Consumer {
  return defineConsumer({
    name: 'hold-order-on-payment-mismatched',
    event: paymentMismatched,
    handle: async ({ orderID, captured = null, ...money }) =>
      void (await holdOrder(deps, orderID, { ...money, captured })),
  });
}
