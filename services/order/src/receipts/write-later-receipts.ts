import { receiptlessOf, receiptOfMore, type StoredReceipt } from './receipt.ts';
import type { ReceiptDeps } from './deps.ts';
import { getOrder } from '../use-cases/get-order.ts';
import { numberReceipt } from './number-receipt.ts';

/**
 * Writes the receipts of money that was taken as it came after the order's own was numbered, one for each payment; the
 * order's own first, where that is still under way.
 * @returns the order's own; null for an order that nothing is to be written of
 * @throws ShopError `order-not-found`
 */
export async function writeLaterReceipts(deps: ReceiptDeps, orderID: string): Promise<StoredReceipt | null> {
  const { receipt } = await numberReceipt(deps, orderID);
  if (!receipt) return null;
  const { receipts, now } = deps;
  // Read anew: the receipt may be of a call that began before the money was taken.
  const order = await getOrder(deps, orderID);
  for (const paymentId of receiptlessOf(order, receipt)) {
    const later = receiptOfMore(order, paymentId, receipt);
    if (!(await receipts.findFor(later.for))) await receipts.number(later, now());
  }
  return receipt;
}
