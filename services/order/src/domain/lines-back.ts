import type { LineBackState } from '@shop/contracts';
import { CURRENCY } from '@shop/money';
import type { RefundedLine, StoredRefund } from './order-money.ts';
import type { StoredOrder } from './order.ts';
import { owedRefunds } from './owed-refunds.ts';
import { spread } from './spread.ts';
import { isWaiting } from './withdrawals.ts';

/** Pieces of one line that are taken back, and what of their money is: hundredths of `currency`. */
export type LineBack = { state: LineBackState; quantity: number; cents: number; currency: string };

type Part = LineBack & { line: number };

/** By line of the order, what of it is taken back: first the notices that wait, then money that goes, then what has arrived. */
export function linesBack(order: StoredOrder): LineBack[][] {
  const parts = [...noticed(order), ...refunded(order)];
  return order.lines.map((_line, place) => {
    const together = new Map<string, LineBack>();
    for (const { line, state, quantity, cents, currency } of parts) {
      if (line !== place) continue;
      const key = `${state} ${currency}`;
      const before = together.get(key) ?? { state, quantity: 0, cents: 0, currency };
      together.set(key, {
        ...before,
        quantity: before.quantity + quantity,
        cents: before.cents + cents,
      });
    }
    return [...together.values()].toSorted((a, b) => turns[a.state] - turns[b.state]);
  });
}

const turns: Record<LineBackState, number> = { withdrawn: 0, arrived: 1, pending: 2, succeeded: 3 };

/** Pieces that a notice asks to take back and that no money goes for yet, nor was on its way and failed. */
function noticed(order: StoredOrder): Part[] {
  const owed = owedRefunds(order);
  return Object.values(order.withdrawals ?? {})
    .filter((notice) => isWaiting(order, notice) && !notice.refundIds.some((id) => owed.has(id)))
    .flatMap(({ lines, arrivedAt }) =>
      lines.map((piece) => ({
        ...piece,
        state: arrivedAt ? ('arrived' as const) : ('withdrawn' as const),
        cents: 0,
        currency: CURRENCY,
      })),
    );
}

/** Pieces whose money is on its way or back. What is owed of a refund that failed is under way, as its sum is. */
function refunded(order: StoredOrder): Part[] {
  const owed = owedRefunds(order);
  return Object.entries(order.refunds ?? {}).flatMap(([id, refund]) => {
    if (refund.state === 'failed' && !owed.has(id)) return [];
    const state = refund.state === 'succeeded' ? ('succeeded' as const) : ('pending' as const);
    const lines = piecesOf(order, refund);
    const most = owed.get(id) ?? refund.cents;
    const worth = lines.map(({ cents }) => cents);
    const shares = spread(
      Math.min(
        most,
        worth.reduce((sum, one) => sum + one, 0),
      ),
      worth,
    );
    const { currency } = refund;
    return lines.map(({ line, quantity }, place) => ({
      line,
      quantity,
      state,
      cents: shares[place] ?? 0,
      currency,
    }));
  });
}

/** What a refund is of. One that sends a failed one's sum once more is of the same pieces. */
function piecesOf(
  order: Pick<StoredOrder, 'refunds'>,
  { lines, again = '' }: Pick<StoredRefund, 'lines' | 'again'>,
): RefundedLine[] {
  const before = order.refunds?.[again];
  return lines.length === 0 && before ? piecesOf(order, before) : lines;
}
