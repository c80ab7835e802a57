import { defineConsumer, refundsReported, type Consumer } from '@shop/events';
import { driveRefunds, type RefundDeps } from '../use-cases/drive-refunds.ts';

/** The provider speaks of a refund while the shop is still asking for it; that round is over in far less. */
const PATIENCE_MS = 3_000;

/** An outcome that is still unknown is thrown on, and the queue tries again. */
export function driveRefundsOnRefundsReported(deps: RefundDeps): Consumer {
  return defineConsumer({
    name: 'drive-refunds-on-refunds-reported',
    event: refundsReported,
    handle: ({ paymentId }) => driveRefunds(deps, paymentId, PATIENCE_MS),
  });
}
