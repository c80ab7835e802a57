import { WITHDRAWAL_DAYS } from '@shop/contracts';
import { localDay } from '@shop/shop-rules';
import { isFreeDay } from '@shop/shop-rules/free-days';
import { PAID_BY_IMPORT, type StoredOrder, type StoredWithdrawal } from '../order.ts';
import { unreturnedParts } from '../money/refund-plan.ts';
import { sharedRefundable } from '../money/refunds.ts';

const DAY_MS = 86_400_000;

export function deliveredAtOf({
  orderStatus,
  history,
}: Pick<StoredOrder, 'orderStatus' | 'history'>): Date | null {
  if (orderStatus !== 'delivered') return null;
  const statusMoves = history.filter(({ what }) => what === 'status');
  // Repeated moves to delivered count from the first of the last run.
  const lastOther = statusMoves.findLastIndex(({ to }) => to !== 'delivered');
  const first = statusMoves[lastOther + 1];
  return first ? new Date(first.at) : null;
}

/**
 * Last day to withdraw, as 2026-12-07; null before delivery. Fourteen days after it (KSL 6:14), or the next working day
 * (regulation 1182/71, article 3; act 150/1930, section 5).
 */
export function lastDay(order: Pick<StoredOrder, 'orderStatus' | 'history'>): string | null {
  const deliveredAt = deliveredAtOf(order);
  if (!deliveredAt) return null;
  let at = Date.parse(localDay(deliveredAt)) + WITHDRAWAL_DAYS * DAY_MS;
  while (isFreeDay(localDay(new Date(at)))) at += DAY_MS;
  return localDay(new Date(at));
}

export function isPeriodOver(order: Pick<StoredOrder, 'orderStatus' | 'history'>, now: Date): boolean {
  const last = lastDay(order);
  return last !== null && localDay(now) > last;
}

/** The payment that a withdrawal refunds; null when none of its money is left here. */
function payerOf(order: StoredOrder): string | null {
  const { paidBy } = order;
  const isHere = paidBy !== null && paidBy !== PAID_BY_IMPORT && sharedRefundable(order, paidBy) !== 0;
  return isHere ? paidBy : null;
}

/** A failed refund answers nothing. */
export function isAnswered(
  { refunds }: Pick<StoredOrder, 'refunds'>,
  { refundIds }: Pick<StoredWithdrawal, 'refundIds'>,
): boolean {
  return refundIds.some((refundId) => refunds[refundId]?.state !== 'failed');
}

/** Whether a notice is unanswered and has pieces that were not refunded otherwise. */
export function isUnanswered(order: StoredOrder, notice: StoredWithdrawal): boolean {
  const payer = payerOf(order);
  if (isAnswered(order, notice) || payer === null) return false;
  const unreturned = unreturnedParts(order, payer).lines;
  return notice.lines.some(({ line }) => (unreturned[line]?.quantity ?? 0) > 0);
}

export function withdrawablePieces(order: StoredOrder): number[] {
  const { lines, orderStatus, withdrawals } = order;
  const payer = payerOf(order);
  if (payer === null || orderStatus === 'rejected') return lines.map(() => 0);
  const unreturned = unreturnedParts(order, payer).lines;
  const waiting = Object.values(withdrawals)
    .filter((notice) => isUnanswered(order, notice))
    .flatMap((notice) => notice.lines);
  return lines.map(({ madeToOrder }, index) => {
    if (madeToOrder) return 0;
    const pending = waiting.filter(({ line }) => line === index);
    const quantity = unreturned[index]?.quantity ?? 0;
    return Math.max(0, quantity - pending.reduce((sum, line) => sum + line.quantity, 0));
  });
}

export function isWithdrawable(order: StoredOrder, now: Date): boolean {
  return !isPeriodOver(order, now) && withdrawablePieces(order).some((pieces) => pieces > 0);
}

/** The refund's deadline (KSL 6:17). */
export const refundDueOf = (noticeAt: Date): Date => new Date(noticeAt.getTime() + WITHDRAWAL_DAYS * DAY_MS);
