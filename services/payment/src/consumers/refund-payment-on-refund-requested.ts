import { defineConsumer, refundRequested, type Consumer } from '@shop/events';
import { refundPayment, type RefundDeps } from '../use-cases/refund-payment.ts';

/** The provider's message about the refund is worked on at the same moment; its round is over in far less. */
const PATIENCE_MS = 3_000;

/** An outcome that is still unknown is thrown on, and the queue tries again. */
export function refundPaymentOnRefundRequested(deps: RefundDeps): Consumer {
  return defineConsumer({
    name: 'refund-payment-on-refund-requested',
    event: refundRequested,
    handle: (asked) => refundPayment(deps, asked, PATIENCE_MS),
  });
}
