import { defineConsumer, refundsReported, type Consumer } from '@shop/events';
import { driveRefunds, type RefundDeps } from '../use-cases/drive-refunds.ts';

const PATIENCE_MS = 3_000;

export function driveRefundsOnRefundsReported(deps: RefundDeps): Consumer {
  return defineConsumer({
    name: 'drive-refunds-on-refunds-reported',
    event: refundsReported,
    handle: ({ paymentId }) => driveRefunds(deps, paymentId, PATIENCE_MS),
  });
}
