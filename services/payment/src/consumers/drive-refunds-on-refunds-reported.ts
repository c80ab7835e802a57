import { defineConsumer, refundsReported, type Consumer } from '@shop/events';
import { driveRefunds, type RefundDeps } from '../use-cases/drive-refunds.ts';

/** An outcome that is still unknown is thrown on, and the queue tries again. */
export function driveRefundsOnRefundsReported(deps: RefundDeps): Consumer {
  return defineConsumer({
    name: 'drive-refunds-on-refunds-reported',
    event: refundsReported,
    handle: ({ paymentId }) => driveRefunds(deps, paymentId),
  });
}
