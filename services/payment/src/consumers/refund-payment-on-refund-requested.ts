import { defineConsumer, refundRequested, type Consumer } from '@shop/events';
import { refundPayment, type RefundDeps } from '../use-cases/refund-payment.ts';

/** The provider's webhook about the refund may be handled at the same time. */
const PATIENCE_MS = 3_000;

/** Throws while the outcome is unknown; the queue retries. */
export function refundPaymentOnRefundRequested(deps: RefundDeps): Consumer {
  return defineConsumer({
    name: 'refund-payment-on-refund-requested',
    event: refundRequested,
    handle: (asked) => refundPayment(deps, asked, PATIENCE_MS),
  });
}
