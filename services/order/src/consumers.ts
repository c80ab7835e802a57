import type { Consumer } from '@shop/events';
import { applyRefundOnRefundChanged } from './consumers/apply-refund-on-refund-changed.ts';
import { confirmOrderOnPaymentCompleted } from './consumers/confirm-order-on-payment-completed.ts';
import { forgetBuyerOnAccountClosed } from './buyers/forget-buyer-on-account-closed.ts';
import { reviewOrderOnPaymentMismatched } from './consumers/review-order-on-payment-mismatched.ts';
import { noteDisputeOnPaymentDisputed } from './consumers/note-dispute-on-payment-disputed.ts';
import { notePendingOnPaymentPending } from './consumers/note-pending-on-payment-pending.ts';
import { writeCreditNoteOnOrderRefunded } from './receipts/write-credit-note-on-order-refunded.ts';
import { writeReceiptOnOrderConfirmed } from './receipts/write-receipt-on-order-confirmed.ts';
import { writeLaterReceiptsOnOrderMoneyAccepted } from './receipts/write-later-receipts-on-order-money-accepted.ts';
import type { BuyerDeps } from './buyers/deps.ts';
import type { SagaDeps } from './deps.ts';
import type { ReceiptDeps } from './receipts/deps.ts';

export function createConsumers(deps: SagaDeps & BuyerDeps & ReceiptDeps): Consumer[] {
  return [
    confirmOrderOnPaymentCompleted(deps),
    reviewOrderOnPaymentMismatched(deps),
    notePendingOnPaymentPending(deps),
    applyRefundOnRefundChanged(deps),
    noteDisputeOnPaymentDisputed(deps),
    writeReceiptOnOrderConfirmed(deps),
    writeLaterReceiptsOnOrderMoneyAccepted(deps),
    writeCreditNoteOnOrderRefunded(deps),
    forgetBuyerOnAccountClosed(deps),
  ];
}
