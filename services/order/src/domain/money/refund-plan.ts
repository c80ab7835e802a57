import type { RefundedLine } from '../order-money.ts';
import type { StoredOrder } from '../order.ts';
import {
  capturedOf,
  countedRefunds,
  leftTogether,
  paidTogether,
  refundsOf,
  type OrderMoney,
} from './refunds.ts';
import { spread } from './spread.ts';
import { lineCents } from './totals.ts';

type PaidOrder = OrderMoney & Pick<StoredOrder, 'lines' | 'deliveryFeeCents' | 'standardDeliveryCents'>;

/** `line` is the index in the order's lines. */
export type RefundWish = {
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
export type LineLeft = { quantity: number; cents: number; restockable: number };

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The unreturned part of the lines and delivery fee that a payment, with those beside it, has paid. */
export function partsLeft(order: PaidOrder, paymentId: string): { lines: LineLeft[]; deliveryCents: number } {
  const { lines, deliveryFeeCents } = order;
  const payments = paidTogether(order, paymentId);
  const captured = sum(payments.map((payment) => capturedOf(order, payment)?.amountCents ?? 0));
  const paid = spread(captured, [...lines.map(lineCents), deliveryFeeCents]);
  const gone = payments.flatMap((payment) => countedRefunds(order, payment));
  const all = payments.flatMap((payment) => refundsOf(order, payment));
  const partsOf = (refunds: typeof gone, place: number) =>
    refunds.flatMap((refund) => refund.lines).filter(({ line }) => line === place);
  return {
    lines: lines.map(({ quantity }, place) => ({
      quantity: quantity - sum(partsOf(gone, place).map((part) => part.quantity)),
      cents:
        (paid[place] ?? 0) - sum(partsOf(gone, place).map(({ cents, lessCents = 0 }) => cents + lessCents)),
      // Pieces back on sale stay there even when the refund failed.
      restockable: quantity - sum(partsOf(all, place).map(({ restock }) => restock)),
    })),
    deliveryCents: (paid.at(-1) ?? 0) - sum(gone.map(({ deliveryCents }) => deliveryCents)),
  };
}

/** The last pieces take the line's remaining cents. */
export function centsOf({ quantity: left, cents }: LineLeft, quantity: number): number {
  return quantity === left ? cents : Math.round((cents * quantity) / left);
}

/**
 * The last pieces take what the payment still has, so that no cent is lost.
 * @returns null when fewer pieces or less money are left
 */
export function planRefund(order: PaidOrder, paymentId: string, wish: RefundWish): RefundPlan | null {
  const left = leftTogether(order, paymentId) ?? 0;
  if (wish.kind === 'sum') return plan(wish.cents, left, []);
  if (paymentId !== order.paidBy) return wish.kind === 'whole' ? plan(left, left, []) : null;
  const parts = partsLeft(order, paymentId);
  const all = parts.lines.map(({ quantity }, line) => ({ line, quantity }));
  const chosen: RefundWish['lines'] =
    wish.kind === 'whole' ? all.filter(({ quantity }) => quantity > 0) : wish.lines;
  const lines = chosen.map(({ line, quantity, restock = wish.restock }) =>
    lineOf(parts.lines[line], line, quantity, restock),
  );
  if (!lines.every((line) => line !== null)) return null;
  const fee = Math.min(left, parts.deliveryCents);
  const given = wish.isWithdrawal ? Math.min(fee, withdrawnDelivery(order, parts)) : fee;
  const deliveryCents = wish.delivery ? given : 0;
  const worth = lines.reduce((sum, { cents }) => sum + cents, deliveryCents);
  const cents = wish.kind === 'whole' ? left - fee + deliveryCents : Math.min(left, worth);
  return plan(cents - wish.lessCents, left, keptBack(lines, wish.lessCents), deliveryCents);
}

export function withdrawnDelivery(
  { deliveryFeeCents, standardDeliveryCents }: PaidOrder,
  { deliveryCents }: { deliveryCents: number },
): number {
  const gone = deliveryFeeCents - deliveryCents;
  return Math.max(0, Math.min(deliveryCents, standardDeliveryCents - gone));
}

function lineOf(
  left: LineLeft | undefined,
  line: number,
  quantity: number,
  restock: boolean,
): RefundedLine | null {
  if (!left || quantity < 1 || quantity > left.quantity) return null;
  const back = restock ? Math.min(quantity, left.restockable) : 0;
  return { line, quantity, cents: centsOf(left, quantity), restock: back };
}

/** The deduction stays with its pieces, so that no other pieces of the line return it. */
function keptBack(lines: RefundedLine[], lessCents: number): RefundedLine[] {
  const worth = lines.map(({ cents }) => cents);
  const less = spread(Math.min(lessCents, sum(worth)), worth);
  return lines.map((line, place) => {
    const kept = less[place] ?? 0;
    return kept > 0 ? { ...line, cents: line.cents - kept, lessCents: kept } : line;
  });
}

/** Parts worth more than the refund share its amount. */
function plan(cents: number, left: number, lines: RefundedLine[], deliveryCents = 0): RefundPlan | null {
  if (cents < 1 || cents > left) return null;
  const worth = [...lines.map((line) => line.cents), deliveryCents];
  if (worth.reduce((sum, one) => sum + one, 0) <= cents) return { cents, lines, deliveryCents };
  const shares = spread(cents, worth);
  return {
    cents,
    lines: lines.map((line, place) => ({ ...line, cents: shares[place] ?? 0 })),
    deliveryCents: shares.at(-1) ?? 0,
  };
}
