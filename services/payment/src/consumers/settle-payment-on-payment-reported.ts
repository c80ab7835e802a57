import { defineConsumer, paymentReported, type Consumer } from '@shop/events';
import { settlePayment, type SettleDeps } from '../use-cases/settle-payment.ts';

/** The buyer's return may capture at the same time. */
const PATIENCE_MS = 3_000;

export function settlePaymentOnPaymentReported(deps: SettleDeps): Consumer {
  return defineConsumer({
    name: 'settle-payment-on-payment-reported',
    event: paymentReported,
    handle: async ({ paymentId }) => void (await settlePayment(deps, paymentId, PATIENCE_MS)),
  });
}
