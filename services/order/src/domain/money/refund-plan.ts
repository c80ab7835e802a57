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

/** Everything that a refund of an order is computed from. */
type PaidOrder = OrderMoney & Pick<StoredOrder, 'lines' | 'deliveryFeeCents' | 'standardDeliveryCents'>;

/** What somebody wants to send back of a payment; a line by its place in the order. */
export type RefundWish = {
  kind: 'whole' | 'lines' | 'sum';
  /** `restock` as the whole wish says where it is not told. */
  lines: { line: number; quantity: number; restock?: boolean | undefined }[];
  delivery: boolean;
  /** It answers a withdrawal: of the delivery no more goes back than the first method would have cost (KSL 6:17). */
  isWithdrawal?: boolean;
  cents: number;
  restock: boolean;
  /** How much less than its parts are worth; 0 without. */
  lessCents: number;
};

/** What goes back, in hundredths of the payment's currency. */
export type RefundPlan = { cents: number; lines: RefundedLine[]; deliveryCents: number };

/** What of one line has not gone back: its pieces, what they are worth, and how many could go on sale again. */
export type LineLeft = { quantity: number; cents: number; restockable: number };

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What has not gone back of the lines and the delivery fee that a payment has paid, with those that paid beside it. */
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
      // Pieces that are on sale again stay there, also when their money did not go through.
      restockable: quantity - sum(partsOf(all, place).map(({ restock }) => restock)),
    })),
    deliveryCents: (paid.at(-1) ?? 0) - sum(gone.map(({ deliveryCents }) => deliveryCents)),
  };
}

/** What so many of a line's remaining pieces are worth: the last ones take what is left of the line, to the cent. */
export function centsOf({ quantity: left, cents }: LineLeft, quantity: number): number {
  return quantity === left ? cents : Math.round((cents * quantity) / left);
}

/**
 * What a wish comes to. Where sums have gone back before, the last pieces bring what the payment still has, so that no
 * order of refunds leaves a cent or gives one too many. Lines and the delivery fee are those of the payment that paid.
 * @returns null when there is not so much, or so many pieces, left
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

/** What a withdrawal can still give back of the delivery. */
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

/** Pieces less the value that they lost; that is theirs, so that no other pieces of their line bring it. */
function keptBack(lines: RefundedLine[], lessCents: number): RefundedLine[] {
  const worth = lines.map(({ cents }) => cents);
  const less = spread(Math.min(lessCents, sum(worth)), worth);
  return lines.map((line, place) => {
    const kept = less[place] ?? 0;
    return kept > 0 ? { ...line, cents: line.cents - kept, lessCents: kept } : line;
  });
}

/** The parts of a refund may be worth more than it has: they share what there is. */
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
