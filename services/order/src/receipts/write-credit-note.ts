import { ShopError } from '@shop/service-kit';
import { creditNoteOf, isUnderNote } from './credit-note.ts';
import type { StoredOrder } from '../domain/order.ts';
import type { StoredReceipt, UnnumberedReceipt } from './receipt.ts';
import { payingPaymentIds } from '../domain/money/refunds.ts';
import type { ReceiptDeps } from './deps.ts';
import { getOrder } from '../use-cases/get-order.ts';
import { writeLaterReceipts } from './write-later-receipts.ts';

/**
 * Credits a refund once, after the receipts it refers to. @returns null for money that never paid the order, or was
 * returned before @throws `order-not-found`, `refund-not-found`
 */
export async function writeCreditNote(
  deps: ReceiptDeps,
  { orderID, refundId }: { orderID: string; refundId: string },
): Promise<StoredReceipt | null> {
  const existing = await deps.receipts.findFor(`refund/${refundId}`);
  if (existing) return existing;
  const order = await getOrder(deps, orderID);
  const refund = order.refunds[refundId];
  if (!refund) throw new ShopError({ code: 'refund-not-found' });
  if (refund.state === 'failed' || !payingPaymentIds(order).includes(refund.paymentId)) return null;
  const ofOrder = await writeLaterReceipts(deps, orderID);
  if (!ofOrder) return null;
  const receipt = (await deps.receipts.findFor(`payment/${refund.paymentId}`)) ?? ofOrder;
  const noteAfter = (numbered: StoredReceipt[]) =>
    creditNoteOf(order, { refundId, refund }, { receipt, ofOrder: numbered });
  const receiptsOfOrder = await deps.receipts.ofOrder(orderID);
  const note = noteAfter(receiptsOfOrder);
  return (
    (await earlierNote(deps, { order, receiptsOfOrder }, note)) ??
    deps.receipts.number(note, deps.now(), noteAfter)
  );
}

/** The event and the email's call run together, so a note taken by the other one counts. */
async function earlierNote(
  { receipts }: ReceiptDeps,
  { order, receiptsOfOrder }: { order: StoredOrder; receiptsOfOrder: readonly StoredReceipt[] },
  note: UnnumberedReceipt,
): Promise<StoredReceipt | null> {
  for (const earlier of receiptsOfOrder) {
    if (earlier.retrySubject === note.subject) return earlier;
    if (!isUnderNote(earlier, note, order)) continue;
    const replaced =
      (await receipts.reuseNote(earlier, note.subject)) ?? (await receipts.findFor(note.subject));
    if (replaced) return replaced;
  }
  return null;
}
