import type { Consumer } from '@shop/events';
import { settlePaymentOnPaymentReported } from './consumers/settle-payment-on-payment-reported.ts';
import type { SettleDeps } from './use-cases/settle-payment.ts';

/** This service's listeners; they run in the payment worker. */
export function createConsumers(deps: SettleDeps): Consumer[] {
  return [settlePaymentOnPaymentReported(deps)];
}
