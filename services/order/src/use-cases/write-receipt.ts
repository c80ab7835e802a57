import type { OrderDeps } from '../deps.ts';
import type { StoredReceipt } from '../domain/receipt.ts';
import { payersOf } from '../domain/refunds.ts';
import { getOrder } from './get-order.ts';
import { numberReceipt } from './number-receipt.ts';
import { writeCreditNote } from './write-credit-note.ts';

/**
 * Writes the receipt of a paid order, and the credit notes of its money that was back before it had paid the order, as by a
 * refund that was made at the provider while late money waited for its stock: when that was told there was no sale to take
 * anything back of.
 * @returns the receipt; null for an order that nothing is to be written of
 * @throws ShopError `order-not-found`
 */
export async function writeReceipt(
  deps: Pick<OrderDeps, 'orders' | 'receipts' | 'catalog' | 'now'>,
  orderID: string,
): Promise<StoredReceipt | null> {
  const receipt = await numberReceipt(deps, orderID);
  if (!receipt) return null;
  const order = await getOrder(deps, orderID);
  for (const [refundId, { state, paymentId }] of Object.entries(order.refunds ?? {})) {
    if (state === 'succeeded' && payersOf(order).includes(paymentId))
      await writeCreditNote(deps, { orderID, refundId });
  }
  return receipt;
}
