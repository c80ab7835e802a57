import { payersOf } from '../domain/money/refunds.ts';
import type { ReceiptDeps } from './deps.ts';
import { numberReceipt, type Numbered } from './number-receipt.ts';
import { writeCreditNote } from './write-credit-note.ts';

/**
 * Writes the receipt of a paid order, and the credit notes of its money that was back before it had paid the order, as by a
 * refund that was made at the provider while late money waited for its stock: when that was told there was no sale to take
 * anything back of.
 * @returns the receipt, with the order that it was written of
 * @throws ShopError `order-not-found`
 */
export async function writeReceipt(deps: ReceiptDeps, orderID: string): Promise<Numbered> {
  const numbered = await numberReceipt(deps, orderID);
  const { receipt, order } = numbered;
  if (!receipt) return numbered;
  // Money that went back since this was read has found the sale, and is told by its own event.
  for (const [refundId, { state, paymentId }] of Object.entries(order.refunds)) {
    if (state === 'succeeded' && payersOf(order).includes(paymentId))
      await writeCreditNote(deps, { orderID, refundId });
  }
  return numbered;
}
