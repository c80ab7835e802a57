import type { LineReturnState } from '@shop/contracts';
import { CURRENCY } from '@shop/money';
import type { RefundedLine, StoredRefund } from '../order-money.ts';
import type { StoredOrder } from '../order.ts';
import { owedRefunds } from '../money/owed-refunds.ts';
import { spread } from '../money/spread.ts';
import { isUnanswered } from './withdrawals.ts';

/** Pieces of one line that are returned; `cents` are hundredths of `currency`. */
export type LineReturn = { state: LineReturnState; quantity: number; cents: number; currency: string };

type PlacedReturn = LineReturn & { line: number };

/** Returned pieces by line: open notices first, then pending, then completed refunds. */
export function lineReturns(order: StoredOrder): LineReturn[][] {
  const owed = owedRefunds(order);
  // Beyond a line's quantity, refunds under way count before owed ones, and those before notices.
  const parts = [...refundReturns(order), ...owedReturns(order, owed), ...noticedReturns(order, owed)];
  return order.lines.map(({ quantity }, index) => {
    const ofLine = parts.filter(({ line }) => line === index);
    return mergeByState(capPieces(quantity, ofLine)).toSorted(
      (a, b) => displayOrder[a.state] - displayOrder[b.state],
    );
  });
}

const displayOrder: Record<LineReturnState, number> = { withdrawn: 0, arrived: 1, pending: 2, succeeded: 3 };

function capPieces(pieces: number, parts: PlacedReturn[]): PlacedReturn[] {
  let remaining = pieces;
  return parts.flatMap((part) => {
    const quantity = Math.min(part.quantity, remaining);
    remaining -= quantity;
    const cents = quantity < part.quantity ? Math.round((part.cents * quantity) / part.quantity) : part.cents;
    return quantity > 0 ? [{ ...part, quantity, cents }] : [];
  });
}

function mergeByState(parts: PlacedReturn[]): LineReturn[] {
  const sums = new Map<string, LineReturn>();
  for (const { state, quantity, cents, currency } of parts) {
    const key = `${state} ${currency}`;
    const before = sums.get(key) ?? { state, quantity: 0, cents: 0, currency };
    sums.set(key, { ...before, quantity: before.quantity + quantity, cents: before.cents + cents });
  }
  return [...sums.values()];
}

/** Pieces of open notices without a refund, less those whose refund failed and is owed. */
function noticedReturns(order: StoredOrder, owed: Map<string, number>): PlacedReturn[] {
  return Object.values(order.withdrawals)
    .filter((notice) => isUnanswered(order, notice))
    .flatMap(({ lines, arrivedAt, refundIds }) => {
      const failed = refundIds
        .filter((id) => owed.has(id))
        .flatMap((id) => piecesOf(order, order.refunds[id]));
      const failedOf = (index: number): number =>
        failed.reduce((sum, { line, quantity }) => (line === index ? sum + quantity : sum), 0);
      return lines.map(({ line, quantity }) => ({
        line,
        quantity: Math.max(0, quantity - failedOf(line)),
        state: arrivedAt ? ('arrived' as const) : ('withdrawn' as const),
        cents: 0,
        currency: CURRENCY,
      }));
    });
}

function refundReturns(order: StoredOrder): PlacedReturn[] {
  return Object.values(order.refunds)
    .filter(({ state }) => state !== 'failed')
    .flatMap((refund) => returnsOf(order, refund, refund.cents));
}

function owedReturns(order: StoredOrder, owed: Map<string, number>): PlacedReturn[] {
  return [...owed].flatMap(([id, cents]) => {
    const refund = order.refunds[id];
    return refund ? returnsOf(order, refund, cents) : [];
  });
}

function returnsOf(order: StoredOrder, refund: StoredRefund, maxCents: number): PlacedReturn[] {
  const lines = piecesOf(order, refund);
  const lineCents = lines.map(({ cents }) => cents);
  const totalCents = lineCents.reduce((sum, one) => sum + one, 0);
  const shares = spread(Math.min(maxCents, totalCents), lineCents);
  const state = refund.state === 'succeeded' ? ('succeeded' as const) : ('pending' as const);
  const { currency } = refund;
  return lines.map(({ line, quantity }, index) => ({
    line,
    quantity,
    state,
    cents: shares[index] ?? 0,
    currency,
  }));
}

/** A repeated refund without lines is of the pieces of the failed one. */
function piecesOf(
  order: Pick<StoredOrder, 'refunds'>,
  refund: Pick<StoredRefund, 'lines' | 'retryOf'> | undefined,
): RefundedLine[] {
  if (!refund) return [];
  return refund.lines.length > 0 ? refund.lines : piecesOf(order, order.refunds[refund.retryOf ?? '']);
}
