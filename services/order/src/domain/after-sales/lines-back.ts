import type { LineBackState } from '@shop/contracts';
import { CURRENCY } from '@shop/money';
import type { RefundedLine, StoredRefund } from '../order-money.ts';
import type { StoredOrder } from '../order.ts';
import { owedRefunds } from '../money/owed-refunds.ts';
import { spread } from '../money/spread.ts';
import { isWaiting } from './withdrawals.ts';

/** Pieces of one line that are taken back, and what of their money is: hundredths of `currency`. */
export type LineBack = { state: LineBackState; quantity: number; cents: number; currency: string };

type Part = LineBack & { line: number };

/** By line of the order, what of it is taken back: first the notices that wait, then money that goes, then what has arrived. */
export function linesBack(order: StoredOrder): LineBack[][] {
  const owed = owedRefunds(order);
  // Where they ask for more pieces than a line has, money that goes counts before what is owed, and that before notices.
  const parts = [...sent(order), ...owing(order, owed), ...noticed(order, owed)];
  return order.lines.map(({ quantity }, place) => {
    const ofLine = parts.filter(({ line }) => line === place);
    return together(noMoreThan(quantity, ofLine)).toSorted((a, b) => turns[a.state] - turns[b.state]);
  });
}

const turns: Record<LineBackState, number> = { withdrawn: 0, arrived: 1, pending: 2, succeeded: 3 };

/** The parts of one line, as far as its pieces go. */
function noMoreThan(pieces: number, parts: Part[]): Part[] {
  let left = pieces;
  return parts.flatMap((part) => {
    const quantity = Math.min(part.quantity, left);
    left -= quantity;
    const cents = quantity < part.quantity ? Math.round((part.cents * quantity) / part.quantity) : part.cents;
    return quantity > 0 ? [{ ...part, quantity, cents }] : [];
  });
}

/** The parts of one line, one for each state and currency. */
function together(parts: Part[]): LineBack[] {
  const sums = new Map<string, LineBack>();
  for (const { state, quantity, cents, currency } of parts) {
    const key = `${state} ${currency}`;
    const before = sums.get(key) ?? { state, quantity: 0, cents: 0, currency };
    sums.set(key, { ...before, quantity: before.quantity + quantity, cents: before.cents + cents });
  }
  return [...sums.values()];
}

/** Pieces that a notice asks to take back and that no money goes for yet, nor is owed since it failed. */
function noticed(order: StoredOrder, owed: Map<string, number>): Part[] {
  return Object.values(order.withdrawals)
    .filter((notice) => isWaiting(order, notice))
    .flatMap(({ lines, arrivedAt, refundIds }) => {
      const failed = refundIds
        .filter((id) => owed.has(id))
        .flatMap((id) => piecesOf(order, order.refunds[id]));
      const failedOf = (place: number): number =>
        failed.reduce((sum, { line, quantity }) => (line === place ? sum + quantity : sum), 0);
      return lines.map(({ line, quantity }) => ({
        line,
        quantity: Math.max(0, quantity - failedOf(line)),
        state: arrivedAt ? ('arrived' as const) : ('withdrawn' as const),
        cents: 0,
        currency: CURRENCY,
      }));
    });
}

/** Pieces whose money is on its way or back. */
function sent(order: StoredOrder): Part[] {
  return Object.values(order.refunds)
    .filter(({ state }) => state !== 'failed')
    .flatMap((refund) => partsOf(order, refund, refund.cents));
}

/** Pieces whose money failed. What is owed of it is under way, as its sum is. */
function owing(order: StoredOrder, owed: Map<string, number>): Part[] {
  return [...owed].flatMap(([id, cents]) => {
    const refund = order.refunds[id];
    return refund ? partsOf(order, refund, cents) : [];
  });
}

/** The pieces of a refund with what each has of its sum. */
function partsOf(order: StoredOrder, refund: StoredRefund, most: number): Part[] {
  const lines = piecesOf(order, refund);
  const worth = lines.map(({ cents }) => cents);
  const whole = worth.reduce((sum, one) => sum + one, 0);
  const shares = spread(Math.min(most, whole), worth);
  const state = refund.state === 'succeeded' ? ('succeeded' as const) : ('pending' as const);
  const { currency } = refund;
  return lines.map(({ line, quantity }, place) => ({
    line,
    quantity,
    state,
    cents: shares[place] ?? 0,
    currency,
  }));
}

/** What a refund is of. One that sends a failed one's sum once more is of the same pieces. */
function piecesOf(
  order: Pick<StoredOrder, 'refunds'>,
  refund: Pick<StoredRefund, 'lines' | 'again'> | undefined,
): RefundedLine[] {
  if (!refund) return [];
  return refund.lines.length > 0 ? refund.lines : piecesOf(order, order.refunds[refund.again ?? '']);
}
