import { defineConsumer, orderConfirmed, type Consumer } from '@shop/events';
import type { ReceiptDeps } from './deps.ts';
import { writeReceipt } from './write-receipt.ts';

export function writeReceiptOnOrderConfirmed(deps: ReceiptDeps): Consumer {
  return defineConsumer({
    name: 'write-receipt-on-order-confirmed',
    event: orderConfirmed,
    handle: async ({ orderID }) => void (await writeReceipt(deps, orderID)),
  });
}
