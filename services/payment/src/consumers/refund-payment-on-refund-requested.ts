import { defineConsumer, refundRequested, type Consumer } from '@shop/events';
import { refundPayment, type RefundDeps } from '../use-cases/refund-payment.ts';

/** The provider's webhook may be handled at the same time. */
const PATIENCE_MS = 3_000;

export function refundPaymentOnRefundRequested(deps: RefundDeps): Consumer {
  return defineConsumer({
    name: 'refund-payment-on-refund-requested',
    event: refundRequested,
    handle: (request) => refundPayment(deps, request, PATIENCE_MS),
  });
}
