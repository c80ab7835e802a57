import { defineConsumer, orderMoneyAccepted, type Consumer } from '@shop/events';
import type { OrderDeps } from '../deps.ts';
import { writeLaterReceipts } from '../use-cases/write-later-receipts.ts';

export function writeLaterReceiptsOnOrderMoneyAccepted(deps: OrderDeps): Consumer {
  return defineConsumer({
    name: 'write-later-receipts-on-order-money-accepted',
    event: orderMoneyAccepted,
    handle: async ({ orderID }) => void (await writeLaterReceipts(deps, orderID)),
  });
}
