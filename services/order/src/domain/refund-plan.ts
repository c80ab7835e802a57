import { unitPriceCents } from '@shop/contracts';
import type { RefundedLine, StoredOrder } from './order.ts';
import {
  capturedOf,
  countedRefunds,
  leftTogether,
  paidTogether,
  refundsOf,
  type OrderMoney,
} from './refunds.ts';

/** Everything that a refund of an order is computed from. */
type PaidOrder = OrderMoney & Pick<StoredOrder, 'lines' | 'deliveryFeeCents'>;

/** What somebody wants to send back of a payment; a line by its place in the order. */
export type RefundWish = {
  kind: 'whole' | 'lines' | 'sum';
  lines: { line: number; quantity: number }[];
  delivery: boolean;
  cents: number;
  restock: boolean;
};

/** What goes back, in hundredths of the payment's currency. */
export type RefundPlan = { cents: number; lines: RefundedLine[]; deliveryCents: number };

/** What of one line has not gone back: its pieces, their money, and how many could go on sale again. */
export type LineLeft = { quantity: number; cents: number; restockable: number };

/**
 * Spreads a sum over weights, to the cent: each part is what its end of the sum is away from its beginning, so that
 * the parts always add up.
 */
export function spread(sum: number, weights: number[]): number[] {
  const total = weights.reduce((all, weight) => all + weight, 0);
  let before = 0;
  let spent = 0;
  return weights.map((weight) => {
    before += weight;
    const end = total === 0 ? 0 : Math.round(sum * (before / total));
    const part = end - spent;
    spent = end;
    return part;
  });
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What has not gone back of the lines and the delivery fee that a payment has paid, with those that paid beside it. */
export function partsLeft(order: PaidOrder, paymentId: string): { lines: LineLeft[]; deliveryCents: number } {
  const { lines, deliveryFeeCents } = order;
  const payments = paidTogether(order, paymentId);
  const captured = sum(payments.map((payment) => capturedOf(order, payment)?.amountCents ?? 0));
  const prices = lines.map((line) => unitPriceCents(line) * line.quantity);
  const paid = spread(captured, [...prices, deliveryFeeCents]);
  const gone = payments.flatMap((payment) => countedRefunds(order, payment));
  const all = payments.flatMap((payment) => refundsOf(order, payment));
  const partsOf = (refunds: typeof gone, place: number) =>
    refunds.flatMap((refund) => refund.lines).filter(({ line }) => line === place);
  return {
    lines: lines.map(({ quantity }, place) => ({
      quantity: quantity - sum(partsOf(gone, place).map((part) => part.quantity)),
      cents: (paid[place] ?? 0) - sum(partsOf(gone, place).map(({ cents }) => cents)),
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
  const chosen = wish.kind === 'whole' ? all.filter(({ quantity }) => quantity > 0) : wish.lines;
  const lines = chosen.map(({ line, quantity }) => lineOf(parts.lines[line], line, quantity, wish.restock));
  if (!lines.every((line) => line !== null)) return null;
  const fee = Math.min(left, parts.deliveryCents);
  const deliveryCents = wish.delivery ? fee : 0;
  const worth = lines.reduce((sum, { cents }) => sum + cents, deliveryCents);
  const cents = wish.kind === 'whole' ? left - fee + deliveryCents : Math.min(left, worth);
  return plan(cents, left, lines, deliveryCents);
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
