import { defineConsumer, paymentMismatched, type Consumer } from '@shop/events';
import type { ChangeDeps, SagaDeps } from '../deps.ts';
import { reviewOrder } from '../use-cases/review/review-order.ts';

export function reviewOrderOnPaymentMismatched(deps: ChangeDeps & Pick<SagaDeps, 'catalog'>): Consumer {
  return defineConsumer({
    name: 'review-order-on-payment-mismatched',
    event: paymentMismatched,
    handle: ({ orderID, captured = null, ...money }) => reviewOrder(deps, orderID, { ...money, captured }),
  });
}
