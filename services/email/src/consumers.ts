import type { Consumer } from '@shop/events';
import { writeEmailOnOrderConfirmed } from './consumers/write-email-on-order-confirmed.ts';
import { writeEmailOnOrderLapsed } from './consumers/write-email-on-order-lapsed.ts';
import { writeEmailOnOrderLinkAsked } from './consumers/write-email-on-order-link-asked.ts';
import { writeEmailOnOrderRefunded } from './consumers/write-email-on-order-refunded.ts';
import { writeEmailOnOrderRestAsked } from './consumers/write-email-on-order-rest-asked.ts';
import { writeStatusEmailOnOrderStatusChanged } from './consumers/write-status-email-on-order-status-changed.ts';
import { writeEmailOnOrderWithdrawn } from './consumers/write-email-on-order-withdrawn.ts';
import { writeEmailOnWithdrawalLinkAsked } from './consumers/write-email-on-withdrawal-link-asked.ts';
import { writeEmailOnReviewReminderDue } from './consumers/write-email-on-review-reminder-due.ts';
import { writeRestockEmailsOnProductRestocked } from './consumers/write-restock-emails-on-product-restocked.ts';
import type { EmailDeps } from './deps.ts';

export function createConsumers(deps: EmailDeps): Consumer[] {
  return [
    writeEmailOnOrderConfirmed(deps),
    writeStatusEmailOnOrderStatusChanged(deps),
    writeEmailOnOrderLapsed(deps),
    writeEmailOnOrderRefunded(deps),
    writeEmailOnOrderRestAsked(deps),
    writeEmailOnOrderWithdrawn(deps),
    writeEmailOnWithdrawalLinkAsked(deps),
    writeEmailOnOrderLinkAsked(deps),
    writeEmailOnReviewReminderDue(deps),
    writeRestockEmailsOnProductRestocked(deps),
  ];
}
