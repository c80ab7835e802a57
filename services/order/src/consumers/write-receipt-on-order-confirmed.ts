import { defineConsumer, orderConfirmed, type Consumer } from '@shop/events';
import type { OrderDeps } from '../deps.ts';
import { writeReceipt } from '../use-cases/write-receipt.ts';

export function writeReceiptOnOrderConfirmed(deps: OrderDeps): Consumer {
  return defineConsumer({
    name: 'write-receipt-on-order-confirmed',
    event: orderConfirmed,
    // Two of a process would only race for the same number.
    concurrency: 1,
    handle: async ({ orderID }) => void (await writeReceipt(deps, orderID)),
  });
}
