import { paymentsWithoutReceipt, additionalReceiptOf, type StoredReceipt } from './receipt.ts';
import type { ReceiptDeps } from './deps.ts';
import { getOrder } from '../use-cases/get-order.ts';
import { numberReceipt } from './number-receipt.ts';

/**
 * A receipt for each payment accepted after the order's receipt, which is written first.
 * @returns the order's receipt, or null
 * @throws `order-not-found`
 */
export async function writeLaterReceipts(deps: ReceiptDeps, orderID: string): Promise<StoredReceipt | null> {
  const { receipt } = await numberReceipt(deps, orderID);
  if (!receipt) return null;
  const { receipts, now } = deps;
  // Read again: a shared call may have begun before the money was accepted.
  const order = await getOrder(deps, orderID);
  for (const paymentId of paymentsWithoutReceipt(order, receipt)) {
    const later = additionalReceiptOf(order, paymentId, receipt);
    if (!(await receipts.findFor(later.subject))) await receipts.number(later, now());
  }
  return receipt;
}
