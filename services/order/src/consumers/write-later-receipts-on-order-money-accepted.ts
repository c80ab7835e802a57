import { defineConsumer, orderMoneyAccepted, type Consumer } from '@shop/events';
import type { ReceiptDeps } from '../receipts/deps.ts';
import { writeLaterReceipts } from '../use-cases/write-later-receipts.ts';

export function writeLaterReceiptsOnOrderMoneyAccepted(deps: ReceiptDeps): Consumer {
  return defineConsumer({
    name: 'write-later-receipts-on-order-money-accepted',
    event: orderMoneyAccepted,
    handle: async ({ orderID }) => void (await writeLaterReceipts(deps, orderID)),
  });
}
