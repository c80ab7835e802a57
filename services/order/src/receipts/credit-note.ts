import { refundVat, subtractVat } from '@shop/money';
import type { StoredOrder } from '../domain/order.ts';
import type { StoredRefund } from '../domain/order-money.ts';
import { besidesOf, commonOf, lineOf, sumOf, type StoredReceipt, type UnnumberedReceipt } from './receipt.ts';
import { taxedLines } from '../domain/money/vat.ts';

/** What a credit note takes from. */
type Numbered = {
  /** What the refund's payment stands on: the order's own receipt, or one of that payment alone. */
  receipt: StoredReceipt;
  /** Everything that was numbered of the order so far. */
  ofOrder: readonly StoredReceipt[];
};

/**
 * The credit note of money that went back, by the method of the receipt that it takes from: its pieces at what was paid for
 * them, and the rest under the rates of what is left of the sale.
 */
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
  const besidesCents = totalCents - sumOf(lines) - deliveryCents;
  const taxesOf = (kind: StoredReceipt['kind']) =>
    ofOrder.flatMap((one) => (one.kind === kind && !isOver(one, order) ? one.vat : []));
  return {
    for: `refund/${refundId}`,
    kind: 'credit',
    ...commonOf(order),
    paymentMethod: receipt.paymentMethod,
    seller: receipt.seller,
    lines,
    besides: besidesOf(deliveryCents, besidesCents),
    totalCents,
    vat: refundVat({
      lines,
      deliveryCents,
      sold: taxedLines(order),
      besidesCents,
      left: subtractVat(taxesOf('receipt'), taxesOf('credit')),
    }),
    credits: receipt._id,
  };
}

/** Whether the money of a credit note was taken back by its provider, and nothing has sent it again. */
function isOver({ for: what, alsoFor = what }: StoredReceipt, { refunds }: StoredOrder): boolean {
  return refunds[alsoFor.slice('refund/'.length)]?.state === 'failed';
}

/**
 * Whether a refund goes under the note of an earlier one that its provider took back: what that took back of the sale is
 * owed still, so the same pieces and sum are no second reduction.
 */
export function isUnderNote(known: StoredReceipt, wanted: UnnumberedReceipt, order: StoredOrder): boolean {
  const told = ({ lines, besides, totalCents }: UnnumberedReceipt) =>
    JSON.stringify([lines, besides, totalCents]);
  return known.kind === 'credit' && isOver(known, order) && told(known) === told(wanted);
}
