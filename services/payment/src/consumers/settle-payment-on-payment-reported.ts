import { defineConsumer, paymentReported, type Consumer } from '@shop/events';
import { settlePayment, type SettleDeps } from '../use-cases/settle-payment.ts';

/** The buyer's return has the same news at the same moment: its capture is over in far less. */
const PATIENCE_MS = 3_000;

/** An outcome that is still unknown is thrown on, and the queue tries again. */
export function settlePaymentOnPaymentReported(deps: SettleDeps): Consumer {
  return defineConsumer({
    name: 'settle-payment-on-payment-reported',
    event: paymentReported,
    handle: async ({ paymentId }) => void (await settlePayment(deps, paymentId, PATIENCE_MS)),
  });
}
