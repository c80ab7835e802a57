import { defineConsumer, refundRequested, type Consumer } from '@shop/events';
import { refundPayment, type RefundDeps } from '../use-cases/refund-payment.ts';

/** An outcome that is still unknown is thrown on, and the queue tries again. */
export function refundPaymentOnRefundRequested(deps: RefundDeps): Consumer {
  return defineConsumer({
    name: 'refund-payment-on-refund-requested',
    event: refundRequested,
    handle: (asked) => refundPayment(deps, asked),
  });
}
