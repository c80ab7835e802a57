import { CURRENCY } from '@shop/money';
import { attemptOf } from './attempts.ts';
import { SYSTEM, type StoredOrder } from '../order.ts';
import type { Money } from '../order-money.ts';
import { capturedOf, leftOf } from './refunds.ts';

/**
 * The payments that brought a part of an order's price: money in review that did not match, in the shop's currency, of
 * which nothing goes back.
 */
export function partsOf(order: StoredOrder): string[] {
  return Object.entries(order.review).flatMap(([paymentId, { reason, accepted }]) => {
    const captured = capturedOf(order, paymentId);
    if (reason !== 'mismatch' || accepted || captured?.currency !== CURRENCY) return [];
    const isWhole = captured.amountCents > 0 && leftOf(order, paymentId) === captured.amountCents;
    return isWhole ? [paymentId] : [];
  });
}

/** What those payments brought together. */
export function partsCents(order: StoredOrder, parts: string[]): number {
  return parts.reduce((sum, paymentId) => sum + (capturedOf(order, paymentId)?.amountCents ?? 0), 0);
}

/** The payments that pay an order together with this money: none where it asked for the whole price. */
export function partsBeside(order: StoredOrder, { paymentId }: Pick<Money, 'paymentId'>): string[] {
  return order.attempts[attemptOf(paymentId)]?.isRest ? partsOf(order) : [];
}

/** Whether money that was asked for as the rest brings what is still missing, to the cent. */
export function completesPrice(order: StoredOrder, money: Money): boolean {
  const parts = partsBeside(order, money);
  return parts.length > 0 && partsCents(order, parts) + money.amountCents === order.totalCents;
}

/** The notes of an order once these payments count as its price. */
export function withPartsAccepted({ review }: StoredOrder, parts: string[], at: Date): StoredOrder['review'] {
  const accepted = { by: SYSTEM, at, text: '' };
  return Object.fromEntries(
    Object.entries(review).map(([paymentId, note]) => [
      paymentId,
      parts.includes(paymentId) ? { ...note, accepted } : note,
    ]),
  );
}
