import type { Consumer } from '@shop/events';
import type { ReceiptDeps } from './deps.ts';
import { writeCreditNoteOnOrderRefunded } from './write-credit-note-on-order-refunded.ts';
import { writeLaterReceiptsOnOrderMoneyAccepted } from './write-later-receipts-on-order-money-accepted.ts';
import { writeReceiptOnOrderConfirmed } from './write-receipt-on-order-confirmed.ts';

export function createReceiptConsumers(deps: ReceiptDeps): Consumer[] {
  return [
    writeReceiptOnOrderConfirmed(deps),
    writeLaterReceiptsOnOrderMoneyAccepted(deps),
    writeCreditNoteOnOrderRefunded(deps),
  ];
}
