import { defineConsumer, orderMoneyAccepted, type Consumer } from '@shop/events';
import type { ReceiptDeps } from './deps.ts';
import { writeLaterReceipts } from './write-later-receipts.ts';

export function writeLaterReceiptsOnOrderMoneyAccepted(deps: ReceiptDeps): Consumer {
  return defineConsumer({
    name: 'write-later-receipts-on-order-money-accepted',
    event: orderMoneyAccepted,
    handle: async ({ orderID }) => void (await writeLaterReceipts(deps, orderID)),
  });
}
