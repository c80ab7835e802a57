import { WITHDRAWAL_DAYS } from '@shop/contracts';
import { localDay } from '@shop/shop-rules';
import { isFreeDay } from '@shop/shop-rules/free-days';
import { IMPORTED, type StoredOrder, type StoredWithdrawal } from '../order.ts';
import { partsLeft } from '../money/refund-plan.ts';
import { leftTogether } from '../money/refunds.ts';

const DAY_MS = 86_400_000;

/** When an order's goods were delivered; null while they are not, or where nobody has written it down. */
function deliveredAtOf({ orderStatus, history }: Pick<StoredOrder, 'orderStatus' | 'history'>): Date | null {
  if (orderStatus !== 'delivered') return null;
  const moves = history.filter(({ what }) => what === 'status');
  // Set to delivered again, it was delivered before: the time runs from the first of the last such run.
  const last = moves.findLastIndex(({ to }) => to !== 'delivered');
  const first = moves[last + 1];
  return first ? new Date(first.at) : null;
}

/**
 * The last day on which a buyer may withdraw: the fourteenth after the day of delivery (KSL 6:14), or the next working
 * day where that is none (regulation 1182/71, article 3; the eves of Christmas and Midsummer by act 150/1930, section 5).
 * @returns 2026-12-07; null while the time has not begun
 */
export function lastDay(order: Pick<StoredOrder, 'orderStatus' | 'history'>): string | null {
  const deliveredAt = deliveredAtOf(order);
  if (!deliveredAt) return null;
  let at = Date.parse(localDay(deliveredAt)) + WITHDRAWAL_DAYS * DAY_MS;
  while (isFreeDay(localDay(new Date(at)))) at += DAY_MS;
  return localDay(new Date(at));
}

/** Whether the time to withdraw is over. */
export function isOver(order: Pick<StoredOrder, 'orderStatus' | 'history'>, now: Date): boolean {
  const last = lastDay(order);
  return last !== null && localDay(now) > last;
}

/** The payment whose money a withdrawal gives back; null where none of it is left here, whichever pieces it went back for. */
function payerOf(order: StoredOrder): string | null {
  const { paidBy } = order;
  const isHere = paidBy !== null && paidBy !== IMPORTED && leftTogether(order, paidBy) !== 0;
  return isHere ? paidBy : null;
}

/** Whether money is on its way, or back, for a notice. A refund that failed has answered nothing. */
export function isAnswered(
  { refunds }: Pick<StoredOrder, 'refunds'>,
  { refundIds }: Pick<StoredWithdrawal, 'refundIds'>,
): boolean {
  return refundIds.some((refundId) => refunds[refundId]?.state !== 'failed');
}

/** Whether a notice of withdrawal still asks for something: it is not answered, and not all its pieces went back otherwise. */
export function isWaiting(order: StoredOrder, notice: StoredWithdrawal): boolean {
  const payer = payerOf(order);
  if (isAnswered(order, notice) || payer === null) return false;
  const left = partsLeft(order, payer).lines;
  return notice.lines.some(({ line }) => (left[line]?.quantity ?? 0) > 0);
}

/** From how many pieces of each line its buyer can still withdraw. */
export function withdrawablePieces(order: StoredOrder): number[] {
  const { lines, orderStatus, withdrawals } = order;
  const payer = payerOf(order);
  if (payer === null || orderStatus === 'rejected') return lines.map(() => 0);
  const left = partsLeft(order, payer).lines;
  const waiting = Object.values(withdrawals)
    .filter((notice) => isWaiting(order, notice))
    .flatMap((notice) => notice.lines);
  return lines.map(({ madeToOrder }, place) => {
    if (madeToOrder) return 0;
    const asked = waiting.filter(({ line }) => line === place);
    const quantity = left[place]?.quantity ?? 0;
    return Math.max(0, quantity - asked.reduce((sum, one) => sum + one.quantity, 0));
  });
}

/** Whether its buyer can withdraw from anything of an order: the time is not over, and there are pieces left. */
export function isWithdrawable(order: StoredOrder, now: Date): boolean {
  return !isOver(order, now) && withdrawablePieces(order).some((pieces) => pieces > 0);
}

/** Until when the money of a notice has to be back (KSL 6:17). */
export const refundDueOf = (noticeAt: Date): Date => new Date(noticeAt.getTime() + WITHDRAWAL_DAYS * DAY_MS);
