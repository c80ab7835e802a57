import type { DefinedEvent } from './define-event.ts';
import { accountClosed } from './events/account-closed.ts';
import { actionAudited } from './events/action-audited.ts';
import { imageUploaded } from './events/image-uploaded.ts';
import { offerImproved } from './events/offer-improved.ts';
import { orderActionAudited } from './events/order-action-audited.ts';
import { orderConfirmed } from './events/order-confirmed.ts';
import { orderLapsed } from './events/order-lapsed.ts';
import { orderLinkAsked } from './events/order-link-asked.ts';
import { orderMoneyAccepted } from './events/order-money-accepted.ts';
import { orderRefunded } from './events/order-refunded.ts';
import { orderRestAsked } from './events/order-rest-asked.ts';
import { orderStatusChanged } from './events/order-status-changed.ts';
import { orderWithdrawn } from './events/order-withdrawn.ts';
import { paymentCompleted } from './events/payment-completed.ts';
import { paymentDisputed } from './events/payment-disputed.ts';
import { paymentMismatched } from './events/payment-mismatched.ts';
import { paymentPending } from './events/payment-pending.ts';
import { paymentReported } from './events/payment-reported.ts';
import { productRestocked } from './events/product-restocked.ts';
import { refundChanged } from './events/refund-changed.ts';
import { refundRequested } from './events/refund-requested.ts';
import { refundsReported } from './events/refunds-reported.ts';
import { reviewReminderDue } from './events/review-reminder-due.ts';
import { withdrawalLinkAsked } from './events/withdrawal-link-asked.ts';

/* Every event with its consumers and their processes. A queue is named like its consumer: BullMQ has no fan-out. */
export const wiring = {
  'payment-reported': {
    event: paymentReported,
    consumers: { 'settle-payment-on-payment-reported': 'payment-worker' },
  },
  'refunds-reported': {
    event: refundsReported,
    consumers: { 'drive-refunds-on-refunds-reported': 'payment-worker' },
  },
  'payment-completed': {
    event: paymentCompleted,
    consumers: { 'confirm-order-on-payment-completed': 'order' },
  },
  'payment-pending': { event: paymentPending, consumers: { 'note-pending-on-payment-pending': 'order' } },
  'payment-mismatched': {
    event: paymentMismatched,
    consumers: { 'review-order-on-payment-mismatched': 'order' },
  },
  'refund-requested': {
    event: refundRequested,
    consumers: { 'refund-payment-on-refund-requested': 'payment-worker' },
  },
  'refund-changed': { event: refundChanged, consumers: { 'apply-refund-on-refund-changed': 'order' } },
  'payment-disputed': { event: paymentDisputed, consumers: { 'note-dispute-on-payment-disputed': 'order' } },
  'order-confirmed': {
    event: orderConfirmed,
    consumers: {
      'clear-cart-on-order-confirmed': 'cart',
      'write-email-on-order-confirmed': 'email',
      // Order writes its own receipt from the event, which retries until the document exists. Decision 0068.
      'write-receipt-on-order-confirmed': 'order',
    },
  },
  'order-status-changed': {
    event: orderStatusChanged,
    consumers: { 'write-status-email-on-order-status-changed': 'email' },
  },
  'order-lapsed': { event: orderLapsed, consumers: { 'write-email-on-order-lapsed': 'email' } },
  'order-refunded': {
    event: orderRefunded,
    consumers: {
      'write-email-on-order-refunded': 'email',
      // As the receipt. Decision 0068.
      'write-credit-note-on-order-refunded': 'order',
    },
  },
  'order-money-accepted': {
    event: orderMoneyAccepted,
    // As the receipt. Decision 0068.
    consumers: { 'write-later-receipts-on-order-money-accepted': 'order' },
  },
  'order-rest-asked': { event: orderRestAsked, consumers: { 'write-email-on-order-rest-asked': 'email' } },
  'order-withdrawn': { event: orderWithdrawn, consumers: { 'write-email-on-order-withdrawn': 'email' } },
  'withdrawal-link-asked': {
    event: withdrawalLinkAsked,
    consumers: { 'write-email-on-withdrawal-link-asked': 'email' },
  },
  'order-link-asked': { event: orderLinkAsked, consumers: { 'write-email-on-order-link-asked': 'email' } },
  'review-reminder-due': {
    event: reviewReminderDue,
    consumers: { 'write-email-on-review-reminder-due': 'email' },
  },
  'order-action-audited': {
    event: orderActionAudited,
    consumers: { 'append-audit-entry-on-order-action-audited': 'account' },
  },
  'account-closed': {
    event: accountClosed,
    consumers: { 'delete-cart-on-account-closed': 'cart', 'forget-buyer-on-account-closed': 'order' },
  },
  'product-restocked': {
    event: productRestocked,
    consumers: { 'write-restock-emails-on-product-restocked': 'email' },
  },
  'offer-improved': { event: offerImproved, consumers: { 'notify-wishers-on-offer-improved': 'account' } },
  'action-audited': {
    event: actionAudited,
    consumers: { 'append-audit-entry-on-action-audited': 'account' },
  },
  'image-uploaded': { event: imageUploaded, consumers: { 'resize-image-on-image-uploaded': 'image-worker' } },
} as const satisfies Record<string, { event: DefinedEvent; consumers: Record<string, string> }>;
