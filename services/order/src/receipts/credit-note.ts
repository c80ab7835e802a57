import { refundVat, subtractVat } from '@shop/money';
import type { StoredOrder } from '../domain/order.ts';
import type { StoredRefund } from '../domain/order-money.ts';
import { extrasOf, commonOf, lineOf, sumOf, type StoredReceipt, type UnnumberedReceipt } from './receipt.ts';
import { taxedLines } from '../domain/money/vat.ts';

type Numbered = {
  /** The order's receipt, or that of the refund's payment. */
  receipt: StoredReceipt;
  ofOrder: readonly StoredReceipt[];
};

/** Pieces at the price paid for them; the rest under the rates that are left of the sale. */
export function creditNoteOf(
  order: StoredOrder,
  { refundId, refund }: { refundId: string; refund: StoredRefund },
  { receipt, ofOrder }: Numbered,
): UnnumberedReceipt {
  const lines = refund.lines.flatMap(({ line, quantity, cents }) => {
    const ordered = order.lines[line];
    if (!ordered || cents === 0) return [];
    const unitCents = quantity > 0 ? Math.round(cents / quantity) : cents;
    return [{ ...lineOf(ordered, quantity, cents), unitCents }];
  });
  const { deliveryCents, cents: totalCents } = refund;
  const extraCents = totalCents - sumOf(lines) - deliveryCents;
  const taxesOf = (kind: StoredReceipt['kind']) =>
    ofOrder.flatMap((receipt) => (receipt.kind === kind && !hasFailed(receipt, order) ? receipt.vat : []));
  return {
    subject: `refund/${refundId}`,
    kind: 'credit',
    ...commonOf(order),
    paymentMethod: receipt.paymentMethod,
    seller: receipt.seller,
    lines,
    extras: extrasOf(deliveryCents, extraCents),
    totalCents,
    vat: refundVat({
      lines,
      deliveryCents,
      sold: taxedLines(order),
      extraCents,
      remaining: subtractVat(taxesOf('receipt'), taxesOf('credit')),
    }),
    credits: receipt._id,
  };
}

/** Whether the refund failed after its note was numbered. */
function hasFailed({ subject, retrySubject = subject }: StoredReceipt, { refunds }: StoredOrder): boolean {
  return refunds[retrySubject.slice('refund/'.length)]?.state === 'failed';
}

/** A refund that repeats a failed one goes under its note, because the sale was reduced already. */
export function isUnderNote(earlier: StoredReceipt, note: UnnumberedReceipt, order: StoredOrder): boolean {
  const contentOf = ({ lines, extras, totalCents }: UnnumberedReceipt) =>
    JSON.stringify([lines, extras, totalCents]);
  return earlier.kind === 'credit' && hasFailed(earlier, order) && contentOf(earlier) === contentOf(note);
}
