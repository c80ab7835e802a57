import { defineConsumer, paymentDisputed, type Consumer } from '@shop/events';
import type { SagaDeps } from '../deps.ts';
import { noteDispute } from '../use-cases/note-dispute.ts';

export function noteDisputeOnPaymentDisputed(deps: SagaDeps): Consumer {
  return defineConsumer({
    name: 'note-dispute-on-payment-disputed',
    event: paymentDisputed,
    handle: (dispute) => noteDispute(deps, dispute),
  });
}
