import { defineConsumer, paymentDisputed, type Consumer } from '@shop/events';
import type { OrderDeps } from '../deps.ts';
import { noteDispute } from '../use-cases/note-dispute.ts';

export function noteDisputeOnPaymentDisputed(deps: OrderDeps): Consumer {
  return defineConsumer({
    name: 'note-dispute-on-payment-disputed',
    event: paymentDisputed,
    handle: (told) => noteDispute(deps, told),
  });
}
