import { defineConsumer, refundChanged, type Consumer } from '@shop/events';
import type { SagaDeps } from '../deps.ts';
import { applyRefund } from '../use-cases/refunds/apply-refund.ts';

export function applyRefundOnRefundChanged(deps: SagaDeps): Consumer {
  return defineConsumer({
    name: 'apply-refund-on-refund-changed',
    event: refundChanged,
    handle: (change) => applyRefund(deps, change),
  });
}
