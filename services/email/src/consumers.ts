import type { Consumer } from '@shop/events';
import { writeLetterOnOrderConfirmed } from './consumers/write-email-on-order-confirmed.ts';
import { writeLetterOnOrderLapsed } from './consumers/write-email-on-order-lapsed.ts';
import { writeLetterOnOrderRefunded } from './consumers/write-email-on-order-refunded.ts';
import { writeLetterOnOrderRestAsked } from './consumers/write-email-on-order-rest-asked.ts';
import { writeLetterOnOrderStatusChanged } from './consumers/write-status-email-on-order-status-changed.ts';
import { writeLetterOnOrderWithdrawn } from './consumers/write-email-on-order-withdrawn.ts';
import { writeLetterOnWithdrawalLinkAsked } from './consumers/write-email-on-withdrawal-link-asked.ts';
import { writeLettersOnProductRestocked } from './consumers/write-restock-emails-on-product-restocked.ts';
import type { LettersDeps } from './deps.ts';

export function createConsumers(deps: LettersDeps): Consumer[] {
  return [
    writeLetterOnOrderConfirmed(deps),
    writeLetterOnOrderStatusChanged(deps),
    writeLetterOnOrderLapsed(deps),
    writeLetterOnOrderRefunded(deps),
    writeLetterOnOrderRestAsked(deps),
    writeLetterOnOrderWithdrawn(deps),
    writeLetterOnWithdrawalLinkAsked(deps),
    writeLettersOnProductRestocked(deps),
  ];
}
