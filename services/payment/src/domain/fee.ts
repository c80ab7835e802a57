import type { BookedFee, ProviderFee } from '@shop/contracts';
import { localDay, type PaymentMethod } from '@shop/shop-rules';
import { CURRENCY } from '@shop/money';
import { knownMovesOf, type DisputedPayment } from './disputed-money.ts';
import type { Payment } from './payment.ts';
import { capturedMoney } from './refund.ts';

export type MovedPayment = DisputedPayment &
  Pick<Payment, 'method' | 'status' | 'currency' | 'chargedCents' | 'chargedCurrency' | 'paidAt' | 'fee'>;

type Moved = { at: Date; fee: ProviderFee | undefined };

const methodOf = ({ provider, method = 'card' }: MovedPayment): PaymentMethod =>
  provider === 'paypal' ? 'paypal' : method;

function returnsOf({ refunds = {} }: MovedPayment): Moved[] {
  const returned = Object.values(refunds).filter(({ state }) => state === 'succeeded');
  return returned.map(({ changedAt: at, fee }) => ({ at, fee }));
}

function movesOf(payment: MovedPayment): Moved[] {
  const { paidAt, fee } = payment;
  return [...(paidAt && capturedMoney(payment) ? [{ at: paidAt, fee }] : []), ...returnsOf(payment)];
}

export function returnTimesOf(payment: MovedPayment): Date[] {
  return [...returnsOf(payment), ...knownMovesOf(payment)].map(({ at }) => at);
}

const DAY_MS = 24 * 3_600_000;
/** The daily lists reach 7 days back. */
export const LISTED_MS = 8 * DAY_MS;
/** Up to eight and a half months after the first check. */
export const MAX_FEE_CHECKS = 9;

/** When to fetch fees that the lists no longer contain; undefined when all are known. */
export function feeCheckAt(payment: MovedPayment): Date | undefined {
  const disputed = knownMovesOf(payment).filter(({ move }) => move === undefined);
  const unknown = [...movesOf(payment).filter(({ fee }) => fee === undefined), ...disputed];
  if (unknown.length === 0) return undefined;
  return new Date(Math.max(...unknown.map(({ at }) => at.getTime())) + LISTED_MS);
}

export function feePauseMs(checks: number): number {
  return 2 ** Math.min(checks, MAX_FEE_CHECKS) * DAY_MS;
}

const noFees = { cents: 0, known: 0, unknown: 0 };
const noDisputes = { cents: 0, feeCents: 0, known: 0, unknown: 0 };

/** By Finnish day and payment method; `from` and `to` are inclusive. Other currencies count as unknown. */
export function feesByDay(
  payments: readonly MovedPayment[],
  { from, to }: { from: string; to: string },
): BookedFee[] {
  const sums = new Map<string, BookedFee>();
  const add = (at: Date, paymentMethod: PaymentMethod, change: (sum: BookedFee) => Partial<BookedFee>) => {
    const day = localDay(at);
    if (day < from || to < day) return;
    const key = `${day} ${paymentMethod}`;
    const sum = sums.get(key) ?? { day, paymentMethod, ...noFees, disputes: noDisputes };
    sums.set(key, { ...sum, ...change(sum) });
  };
  for (const payment of payments) {
    const paymentMethod = methodOf(payment);
    for (const { at, fee } of movesOf(payment)) {
      add(at, paymentMethod, ({ cents, known, unknown }) =>
        fee?.currency === CURRENCY
          ? { cents: cents + fee.amountCents, known: known + 1 }
          : { unknown: unknown + 1 },
      );
    }
    for (const { at, move } of knownMovesOf(payment)) {
      add(at, paymentMethod, ({ disputes: { cents, feeCents, known, unknown } }) => ({
        disputes:
          move?.currency === CURRENCY
            ? {
                cents: cents - move.amountCents,
                feeCents: feeCents + move.feeCents,
                known: known + 1,
                unknown,
              }
            : { cents, feeCents, known, unknown: unknown + 1 },
      }));
    }
  }
  return [...sums.values()];
}

export const isSameFee = (stored: ProviderFee | undefined, fee: ProviderFee): boolean =>
  stored?.amountCents === fee.amountCents && stored.currency === fee.currency;
