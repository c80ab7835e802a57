import type { RefundedLine } from '../order-money.ts';
import type { StoredOrder } from '../order.ts';
import {
  capturedOf,
  countedRefunds,
  sharedRefundable,
  paymentsSharingRefunds,
  refundsOf,
  type OrderMoney,
} from './refunds.ts';
import { spread } from './spread.ts';
import { lineCents } from './totals.ts';

type PaidOrder = OrderMoney & Pick<StoredOrder, 'lines' | 'deliveryFeeCents' | 'standardDeliveryCents'>;

/** `line` is the index in the order's lines. */
export type RefundSelection = {
  kind: 'whole' | 'lines' | 'sum';
  /** Overrides `restock` of the whole wish. */
  lines: { line: number; quantity: number; restock?: boolean | undefined }[];
  delivery: boolean;
  /** A withdrawal returns at most the price of the first delivery method (KSL 6:17). */
  isWithdrawal?: boolean;
  cents: number;
  restock: boolean;
  /** Deduction for lost value, in cents. */
  lessCents: number;
};

export type RefundPlan = { cents: number; lines: RefundedLine[]; deliveryCents: number };

/** The part of a line not yet returned; `restockable` pieces may go on sale again. */
export type UnreturnedLine = { quantity: number; cents: number; restockable: number };

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The unreturned part of the lines and delivery fee that a payment, with those beside it, has paid. */
export function unreturnedParts(
  order: PaidOrder,
  paymentId: string,
): { lines: UnreturnedLine[]; deliveryCents: number } {
  const { lines, deliveryFeeCents } = order;
  const payments = paymentsSharingRefunds(order, paymentId);
  const captured = sum(payments.map((payment) => capturedOf(order, payment)?.amountCents ?? 0));
  const paid = spread(captured, [...lines.map(lineCents), deliveryFeeCents]);
  const counted = payments.flatMap((payment) => countedRefunds(order, payment));
  const all = payments.flatMap((payment) => refundsOf(order, payment));
  const linesAt = (refunds: typeof counted, index: number) =>
    refunds.flatMap((refund) => refund.lines).filter(({ line }) => line === index);
  return {
    lines: lines.map(({ quantity }, index) => ({
      quantity: quantity - sum(linesAt(counted, index).map((part) => part.quantity)),
      cents:
        (paid[index] ?? 0) -
        sum(linesAt(counted, index).map(({ cents, lessCents = 0 }) => cents + lessCents)),
      // Pieces back on sale stay there even when the refund failed.
      restockable: quantity - sum(linesAt(all, index).map(({ restock }) => restock)),
    })),
    deliveryCents: (paid.at(-1) ?? 0) - sum(counted.map(({ deliveryCents }) => deliveryCents)),
  };
}

/** The last pieces take the line's remaining cents. */
export function centsOf({ quantity: left, cents }: UnreturnedLine, quantity: number): number {
  return quantity === left ? cents : Math.round((cents * quantity) / left);
}

/**
 * The last pieces take what the payment still has, so that no cent is lost.
 * @returns null when fewer pieces or less money are left
 */
export function planRefund(
  order: PaidOrder,
  paymentId: string,
  selection: RefundSelection,
): RefundPlan | null {
  const left = sharedRefundable(order, paymentId) ?? 0;
  if (selection.kind === 'sum') return plan(selection.cents, left, []);
  if (paymentId !== order.paidBy) return selection.kind === 'whole' ? plan(left, left, []) : null;
  const parts = unreturnedParts(order, paymentId);
  const all = parts.lines.map(({ quantity }, line) => ({ line, quantity }));
  const chosen: RefundSelection['lines'] =
    selection.kind === 'whole' ? all.filter(({ quantity }) => quantity > 0) : selection.lines;
  const lines = chosen.map(({ line, quantity, restock = selection.restock }) =>
    lineOf(parts.lines[line], line, quantity, restock),
  );
  if (!lines.every((line) => line !== null)) return null;
  const fee = Math.min(left, parts.deliveryCents);
  const given = selection.isWithdrawal ? Math.min(fee, withdrawableDeliveryCents(order, parts)) : fee;
  const deliveryCents = selection.delivery ? given : 0;
  const worthCents = lines.reduce((sum, { cents }) => sum + cents, deliveryCents);
  const cents = selection.kind === 'whole' ? left - fee + deliveryCents : Math.min(left, worthCents);
  return plan(cents - selection.lessCents, left, withDeduction(lines, selection.lessCents), deliveryCents);
}

export function withdrawableDeliveryCents(
  { deliveryFeeCents, standardDeliveryCents }: PaidOrder,
  { deliveryCents }: { deliveryCents: number },
): number {
  const returnedCents = deliveryFeeCents - deliveryCents;
  return Math.max(0, Math.min(deliveryCents, standardDeliveryCents - returnedCents));
}

function lineOf(
  left: UnreturnedLine | undefined,
  line: number,
  quantity: number,
  restock: boolean,
): RefundedLine | null {
  if (!left || quantity < 1 || quantity > left.quantity) return null;
  const restockable = restock ? Math.min(quantity, left.restockable) : 0;
  return { line, quantity, cents: centsOf(left, quantity), restock: restockable };
}

/** The deduction stays with its pieces, so that no other pieces of the line return it. */
function withDeduction(lines: RefundedLine[], lessCents: number): RefundedLine[] {
  const worthCents = lines.map(({ cents }) => cents);
  const deductions = spread(Math.min(lessCents, sum(worthCents)), worthCents);
  return lines.map((line, index) => {
    const deducted = deductions[index] ?? 0;
    return deducted > 0 ? { ...line, cents: line.cents - deducted, lessCents: deducted } : line;
  });
}

/** Parts worth more than the refund share its amount. */
function plan(cents: number, left: number, lines: RefundedLine[], deliveryCents = 0): RefundPlan | null {
  if (cents < 1 || cents > left) return null;
  const worthCents = [...lines.map((line) => line.cents), deliveryCents];
  if (worthCents.reduce((sum, one) => sum + one, 0) <= cents) return { cents, lines, deliveryCents };
  const shares = spread(cents, worthCents);
  return {
    cents,
    lines: lines.map((line, index) => ({ ...line, cents: shares[index] ?? 0 })),
    deliveryCents: shares.at(-1) ?? 0,
  };
}
