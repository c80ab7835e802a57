import type { BookedFee, ProviderFee } from '@shop/contracts';
import { localDay, type PaymentMethod } from '@shop/shop-rules';
import { CURRENCY } from '@shop/money';
import { knownMovesOf, type DisputedPayment } from './disputed-money.ts';
import type { Payment } from './payment.ts';
import { takenFrom } from './refund.ts';

/** As much of a payment as its fees are read from. */
export type MovedPayment = DisputedPayment &
  Pick<
    Payment,
    'method' | 'status' | 'amountCents' | 'currency' | 'chargedCents' | 'chargedCurrency' | 'paidAt' | 'fee'
  >;

type Moved = { at: Date; fee: ProviderFee | undefined };

const methodOf = ({ provider, method = 'card' }: MovedPayment): PaymentMethod =>
  provider === 'paypal' ? 'paypal' : method;

/** What went back of a payment by refunds, and so may have cost something. */
function returnsOf({ refunds = {} }: MovedPayment): Moved[] {
  const returned = Object.values(refunds).filter(({ state }) => state === 'succeeded');
  return returned.map(({ changedAt: at, fee }) => ({ at, fee }));
}

/** What of a payment has moved money, and so may have cost something: its charge, and what went back of it. */
function movesOf(payment: MovedPayment): Moved[] {
  const { paidAt, fee } = payment;
  return [...(paidAt && takenFrom(payment) ? [{ at: paidAt, fee }] : []), ...returnsOf(payment)];
}

/** When money of a payment went back, or a dispute has moved it: the books find it by these days. */
export function returnTimesOf(payment: MovedPayment): Date[] {
  return [...returnsOf(payment), ...knownMovesOf(payment)].map(({ at }) => at);
}

const DAY_MS = 24 * 3_600_000;
/** So long the daily lists reach back, and a day more: what they have not told by then is asked for payment by payment. */
export const LISTED_MS = 8 * DAY_MS;
/** Eight months and a half in all: 1, 2, 4 … 128 days after one another. */
export const MAX_FEE_CHECKS = 9;

/** When the provider is asked of a payment's fees, because its lists do not tell them any more; undefined: all are known. */
export function feeCheckAt(payment: MovedPayment): Date | undefined {
  const disputed = knownMovesOf(payment).filter(({ move }) => move === undefined);
  const unknown = [...movesOf(payment).filter(({ fee }) => fee === undefined), ...disputed];
  if (unknown.length === 0) return undefined;
  return new Date(Math.max(...unknown.map(({ at }) => at.getTime())) + LISTED_MS);
}

/** Pause before the provider is asked of a payment's fees again. */
export function feePauseMs(checks: number): number {
  return 2 ** Math.min(checks, MAX_FEE_CHECKS) * DAY_MS;
}

const nothing = { cents: 0, known: 0, unknown: 0 };
const noDisputes = { cents: 0, feeCents: 0, known: 0, unknown: 0 };

/**
 * What the providers have kept of payments, and what disputes have taken, by day in Finland and by way of payment, between
 * two days, both included. In another currency it is not known in euros.
 */
export function feesByDay(
  payments: readonly MovedPayment[],
  { from, to }: { from: string; to: string },
): BookedFee[] {
  const sums = new Map<string, BookedFee>();
  const add = (at: Date, paymentMethod: PaymentMethod, change: (sum: BookedFee) => Partial<BookedFee>) => {
    const day = localDay(at);
    if (day < from || to < day) return;
    const key = `${day} ${paymentMethod}`;
    const sum = sums.get(key) ?? { day, paymentMethod, ...nothing, disputes: noDisputes };
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

export const isSameFee = (one: ProviderFee | undefined, other: ProviderFee): boolean =>
  one?.amountCents === other.amountCents && one.currency === other.currency;
