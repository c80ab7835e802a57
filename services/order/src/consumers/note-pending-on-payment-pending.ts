import { defineConsumer, paymentPending, type Consumer } from '@shop/events';
import type { SagaDeps } from '../deps.ts';
import { notePending } from '../use-cases/note-pending.ts';

export function notePendingOnPaymentPending(deps: SagaDeps): Consumer {
  return defineConsumer({
    name: 'note-pending-on-payment-pending',
    event: paymentPending,
    handle: async ({ orderID, paymentId, reason }) =>
      void (await notePending(deps, orderID, { paymentId, reason })),
  });
}
