import type { RefundReason, RefundRequest } from '@shop/contracts';
import { formatMoney } from '@shop/money';
import { ShopError } from '@shop/service-kit';
import { PAID_BY_IMPORT, type StoredOrder } from '../../domain/order.ts';
import type { StoredRefund } from '../../domain/order-money.ts';
import { handPaymentId } from '../../domain/money/hand-payment.ts';
import { owedRefunds } from '../../domain/money/owed-refunds.ts';
import { planRefund, type RefundSelection } from '../../domain/money/refund-plan.ts';
import { requestedRefund } from '../../domain/money/refund-record.ts';
import {
  automaticReasons,
  capturedOf,
  sharedRefundable,
  paymentsSharingRefunds,
  payingPaymentIds,
} from '../../domain/money/refunds.ts';
import { splitRefund } from '../../domain/money/split-refund.ts';

/** `reason` overrides the one that follows from the order. */
export type RefundInput = { by: string; request: RefundRequest; reason?: RefundReason };

/**
 * One refund for each payment that the money is taken from.
 * @throws ShopError as `requestRefund`
 */
export function newRefunds(order: StoredOrder, wanted: RefundInput, now: Date): StoredRefund[] {
  const { by, request } = wanted;
  const { note, noteTold: isNoteForBuyer } = request;
  const paymentId = paymentToReturn(order, request.paymentId);
  const elsewhere = paymentId === handPaymentId(order) || request.elsewhere;
  const retryOf = repeatedRefundId(order, paymentId, request);
  const [captured, left] = [capturedOf(order, paymentId), sharedRefundable(order, paymentId)];
  if (!captured || left === null) throw new ShopError({ code: 'payment-unknown' });
  const { currency } = captured;
  const plan = planRefund(order, paymentId, selectionOf(order, request));
  const maxCents = request.elsewhere ? (owedRefunds(order).get(retryOf ?? '') ?? 0) : left;
  if (!plan || plan.cents > maxCents) throw tooMuchError(formatMoney(maxCents, currency));
  const ofOrder = request.withdrawal === undefined ? reasonOf(order, paymentId) : 'withdrawal';
  // A repeated refund keeps its reason.
  const reason = wanted.reason ?? order.refunds[retryOf ?? '']?.reason ?? ofOrder;
  const common = { currency, reason, by, note, isNoteForBuyer, retryOf, ...(elsewhere ? { elsewhere } : {}) };
  return splitRefund(order, paymentId, plan).map((part) => requestedRefund({ ...part, ...common }, now));
}

/** The failed refund to repeat: named, or answering the same notice. */
function repeatedRefundId(
  order: StoredOrder,
  paymentId: string,
  { again, withdrawal = '' }: RefundRequest,
): string | undefined {
  const owed = owedRefunds(order);
  const together = paymentsSharingRefunds(order, paymentId);
  const isOurs = (refundId: string): boolean =>
    owed.has(refundId) && together.includes(order.refunds[refundId]?.paymentId ?? '');
  if (again !== undefined && !isOurs(again)) throw new ShopError({ code: 'refund-not-found' });
  return again ?? order.withdrawals[withdrawal]?.refundIds.find(isOurs);
}

/** The payment to refund; money that paid the order can move once it is committed. */
function paymentToReturn(order: StoredOrder, requested: string | undefined): string {
  const isPayer = requested === undefined || payingPaymentIds(order).includes(requested);
  const paymentId = isPayer ? order.paidBy : requested;
  if (!paymentId) throw new ShopError({ code: 'order-not-paid' });
  if (paymentId === PAID_BY_IMPORT) throw new ShopError({ code: 'refund-elsewhere' });
  const isDecided = paymentId === order.paidBy ? order.saga === 'committed' : order.review[paymentId];
  if (isDecided) return paymentId;
  const isKnownMoney = paymentId === order.paidBy || paymentId === order.late?.paymentId;
  throw new ShopError({ code: isKnownMoney ? 'busy' : 'payment-not-found' });
}

function reasonOf({ paidBy, review }: StoredOrder, paymentId: string): RefundReason {
  const note = review[paymentId];
  if (paymentId === paidBy || !note) return 'maker';
  return automaticReasons[note.reason] ?? 'mismatch';
}

/** Unknown lines get the index -1, which no plan accepts. */
function selectionOf(
  { lines }: StoredOrder,
  { kind, sum = 0, delivery, restock, less = 0, withdrawal, ...asked }: RefundRequest,
): RefundSelection {
  const wanted = new Map<number, RefundSelection['lines'][number]>();
  for (const { productID, size, variant, customID, quantity, restock: own } of asked.lines) {
    const index = lines.findIndex(
      (line) =>
        line.productID === productID &&
        line.size === size &&
        line.variant === variant &&
        line.customID === customID,
    );
    const before = wanted.get(index)?.quantity ?? 0;
    wanted.set(index, { line: index, quantity: before + quantity, restock: own });
  }
  return {
    kind,
    delivery,
    restock,
    cents: sum,
    lessCents: less,
    lines: [...wanted.values()],
    isWithdrawal: withdrawal !== undefined,
  };
}

function tooMuchError(left: string): ShopError {
  const message = `Niin paljon ei ole enää palautettavana. Maksusta on jäljellä ${left}.`;
  return new ShopError({ code: 'refund-too-much', message });
}
