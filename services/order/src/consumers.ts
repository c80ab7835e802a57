import type { Consumer } from '@shop/events';
import { confirmOrderOnPaymentCompleted } from './consumers/confirm-order-on-payment-completed.ts';
import { holdOrderOnPaymentMismatched } from './consumers/hold-order-on-payment-mismatched.ts';
import { notePendingOnPaymentPending } from './consumers/note-pending-on-payment-pending.ts';
import type { OrderDeps } from './deps.ts';

export function createConsumers(deps: OrderDeps): Consumer[] {
  return [
    confirmOrderOnPaymentCompleted(deps),
    holdOrderOnPaymentMismatched(deps),
    notePendingOnPaymentPending(deps),
  ];
}
