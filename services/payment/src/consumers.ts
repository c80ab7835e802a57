import type { Consumer } from '@shop/events';
import { driveRefundsOnRefundsReported } from './consumers/drive-refunds-on-refunds-reported.ts';
import { refundPaymentOnRefundRequested } from './consumers/refund-payment-on-refund-requested.ts';
import { settlePaymentOnPaymentReported } from './consumers/settle-payment-on-payment-reported.ts';
import type { SettleDeps } from './use-cases/settle-payment.ts';

export function createConsumers(deps: SettleDeps): Consumer[] {
  return [
    settlePaymentOnPaymentReported(deps),
    refundPaymentOnRefundRequested(deps),
    driveRefundsOnRefundsReported(deps),
  ];
}
