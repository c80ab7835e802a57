import { CURRENCY } from '@shop/money';
import { attemptOf } from './attempts.ts';
import { SYSTEM, type StoredOrder } from '../order.ts';
import type { Money } from '../order-money.ts';
import { capturedOf, refundableOf } from './refunds.ts';

/** Payments that brought part of the price: mismatched money in the shop's currency, of which nothing was returned. */
export function partialPaymentsOf(order: StoredOrder): string[] {
  return Object.entries(order.review).flatMap(([paymentId, { reason, accepted }]) => {
    const captured = capturedOf(order, paymentId);
    if (reason !== 'mismatch' || accepted || captured?.currency !== CURRENCY) return [];
    const isWhole = captured.amountCents > 0 && refundableOf(order, paymentId) === captured.amountCents;
    return isWhole ? [paymentId] : [];
  });
}

export function partialCents(order: StoredOrder, parts: string[]): number {
  return parts.reduce((sum, paymentId) => sum + (capturedOf(order, paymentId)?.amountCents ?? 0), 0);
}

/** Payments that pay the order together with this one; none for an attempt of the whole price. */
export function earlierPartsOf(order: StoredOrder, { paymentId }: Pick<Money, 'paymentId'>): string[] {
  return order.attempts[attemptOf(paymentId)]?.isRest ? partialPaymentsOf(order) : [];
}

export function completesPrice(order: StoredOrder, money: Money): boolean {
  const parts = earlierPartsOf(order, money);
  return parts.length > 0 && partialCents(order, parts) + money.amountCents === order.totalCents;
}

export function withPartsAccepted({ review }: StoredOrder, parts: string[], at: Date): StoredOrder['review'] {
  const accepted = { by: SYSTEM, at, text: '' };
  return Object.fromEntries(
    Object.entries(review).map(([paymentId, note]) => [
      paymentId,
      parts.includes(paymentId) ? { ...note, accepted } : note,
    ]),
  );
}
