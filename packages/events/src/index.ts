export { createBus } from './bus.ts';
export type { AuditedDone, AuditedWrite, AuditedWrites } from './audited-writes.ts';
export { accountClosed } from './events/account-closed.ts';
export { actionAudited, type ServiceName } from './events/action-audited.ts';
export { openEvents, type Events } from './open-events.ts';
export { defineConsumer, type Consumer } from './define-consumer.ts';
export { newEvent, ownersOf, type DefinedEvent, type EventOf, type NewEvent } from './define-event.ts';
export { imageUploaded } from './events/image-uploaded.ts';
export { offerImproved } from './events/offer-improved.ts';
export { orderActionAudited } from './events/order-action-audited.ts';
export { orderConfirmed } from './events/order-confirmed.ts';
export { orderLapsed } from './events/order-lapsed.ts';
export { orderLinkAsked } from './events/order-link-asked.ts';
export { orderMoneyAccepted } from './events/order-money-accepted.ts';
export { orderRefunded } from './events/order-refunded.ts';
export { orderRestAsked } from './events/order-rest-asked.ts';
export { orderWithdrawn } from './events/order-withdrawn.ts';
export { withdrawalLinkAsked } from './events/withdrawal-link-asked.ts';
export { orderStatusChanged } from './events/order-status-changed.ts';
export { paymentCompleted } from './events/payment-completed.ts';
export { paymentDisputed } from './events/payment-disputed.ts';
export { paymentMismatched } from './events/payment-mismatched.ts';
export { paymentPending } from './events/payment-pending.ts';
export { paymentReported } from './events/payment-reported.ts';
export { productRestocked } from './events/product-restocked.ts';
export { refundChanged } from './events/refund-changed.ts';
export { refundRequested } from './events/refund-requested.ts';
export { refundsReported } from './events/refunds-reported.ts';
export { reviewReminderDue } from './events/review-reminder-due.ts';
export {
  indexedPaths,
  indexOutbox,
  outboxEntry,
  outboxFields,
  withEvent,
  type OutboxEntry,
} from './outbox.ts';
export type { OutboxModel } from './outbox-documents.ts';
export { consumersIn } from './wired-consumers.ts';
export { wiring } from './wiring.ts';
