import { payingPaymentIds } from '../domain/money/refunds.ts';
import type { ReceiptDeps } from './deps.ts';
import { numberReceipt, type Numbered } from './number-receipt.ts';
import { writeCreditNote } from './write-credit-note.ts';

/**
 * Also credits money that was returned before it paid the order, when there was no sale to reduce.
 * @throws `order-not-found`
 */
export async function writeReceipt(deps: ReceiptDeps, orderID: string): Promise<Numbered> {
  const numbered = await numberReceipt(deps, orderID);
  const { receipt, order } = numbered;
  if (!receipt) return numbered;
  for (const [refundId, { state, paymentId }] of Object.entries(order.refunds)) {
    if (state === 'succeeded' && payingPaymentIds(order).includes(paymentId))
      await writeCreditNote(deps, { orderID, refundId });
  }
  return numbered;
}
