import { defineConsumer, paymentCompleted, type Consumer } from '@shop/events';
import type { SagaDeps } from '../deps.ts';
import { confirmOrder } from '../use-cases/confirm-order.ts';

export function confirmOrderOnPaymentCompleted(deps: SagaDeps): Consumer {
  return defineConsumer({
    name: 'confirm-order-on-payment-completed',
    event: paymentCompleted,
    handle: ({ orderID, paidAt: _paidAt, ...money }) => confirmOrder(deps, orderID, money),
  });
}
