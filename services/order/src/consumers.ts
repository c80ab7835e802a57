import type { Consumer } from '@shop/events';
import { applyRefundOnRefundChanged } from './consumers/apply-refund-on-refund-changed.ts';
import { confirmOrderOnPaymentCompleted } from './consumers/confirm-order-on-payment-completed.ts';
import { reviewOrderOnPaymentMismatched } from './consumers/review-order-on-payment-mismatched.ts';
import { noteDisputeOnPaymentDisputed } from './consumers/note-dispute-on-payment-disputed.ts';
import { notePendingOnPaymentPending } from './consumers/note-pending-on-payment-pending.ts';
import { forgetBuyerOnAccountClosed, type BuyerDeps } from './buyers/index.ts';
import type { SagaDeps } from './deps.ts';
import { createReceiptConsumers, type ReceiptDeps } from './receipts/index.ts';

export function createConsumers(deps: SagaDeps & BuyerDeps & ReceiptDeps): Consumer[] {
  return [
    confirmOrderOnPaymentCompleted(deps),
    reviewOrderOnPaymentMismatched(deps),
    notePendingOnPaymentPending(deps),
    applyRefundOnRefundChanged(deps),
    noteDisputeOnPaymentDisputed(deps),
    ...createReceiptConsumers(deps),
    forgetBuyerOnAccountClosed(deps),
  ];
}
