import { eurosText } from '@shop/money';
import { lostBesideReturns } from '@shop/shop-rules';
import { IMPORTED, type Order, type OrderRefund, type Payment } from './documents.ts';

/** A sum in hundredths of its currency. */
export type Sum = { cents: number; currency: string };

/** What an order says was taken by one of its payments; null where it knows of none. */
export function knownTo(order: Order, paymentId: string): Sum | null {
  const told = order.money[paymentId];
  return told ? { cents: told.cents, currency: told.currency } : null;
}

/** What a payment says was taken by it; null where nothing was. */
export function takenBy({ status, amountCents, currency, ...payment }: Payment): Sum | null {
  if (status !== 'paid' && status !== 'review') return null;
  const cents = payment.chargedCents ?? (status === 'paid' ? amountCents : 0);
  return cents > 0 ? { cents, currency: payment.chargedCurrency ?? currency } : null;
}

/** Whether two sums are the same, in the same currency. */
export const sameSum = (one: Sum, other: Sum): boolean =>
  one.cents === other.cents && one.currency === other.currency;

/** A sum as the operator reads it: `112.50 EUR`. */
export const sumText = ({ cents, currency }: Sum): string => `${eurosText(cents)} ${currency}`;

/** An order's refunds of one payment, in some states. */
export function refundCents(order: Order, paymentId: string, states: OrderRefund['state'][]): number {
  return Object.values(order.refunds)
    .filter((refund) => refund.paymentId === paymentId && states.includes(refund.state))
    .reduce((sum, { cents }) => sum + cents, 0);
}

/** What of a payment was lost in disputes, where that is not among its refunds already, as PayPal tells it. */
export function lostCents({ disputes, refunds, attempts }: Order, paymentId: string): number {
  const lost = Object.values(disputes)
    .filter((dispute) => dispute.paymentId === paymentId && dispute.state === 'lost')
    .map(({ cents }) => cents);
  const atProvider = Object.values(refunds)
    .filter((one) => one.paymentId === paymentId && one.by === 'provider' && one.state !== 'failed')
    .map(({ cents }) => cents);
  const isPaypal = attempts[numberOf(paymentId)]?.provider === 'paypal';
  return lostBesideReturns(lost, isPaypal ? atProvider : []);
}

/** What of a payment is claimed back, and nobody has decided about. */
export function disputedCents({ disputes }: Order, paymentId: string): number {
  return Object.values(disputes)
    .filter((dispute) => dispute.paymentId === paymentId && dispute.state === 'open')
    .reduce((sum, { cents }) => sum + cents, 0);
}

/** The payments that count as an order's price. */
export const payersOf = ({ paidBy, paidAlso }: Order): string[] => (paidBy ? [paidBy, ...paidAlso] : []);

const numberOf = (paymentId: string): string => paymentId.split('_')[1] ?? '';

/** Whether other books kept the order: no payment of this shop has paid it. */
export const isImported = ({ paidBy, userID }: Order): boolean =>
  paidBy === IMPORTED || userID === 'imported';

/** When a payment was last written, as far as it tells. */
export function writtenAt({ createdAt, paidAt, refunds = {}, disputes = {} }: Payment): Date {
  const times = [
    createdAt,
    ...(paidAt ? [paidAt] : []),
    ...[...Object.values(refunds), ...Object.values(disputes)].map(({ changedAt }) => changedAt),
  ];
  return latest(...times);
}

/** The latest of some moments. */
export function latest(...times: (Date | null | undefined)[]): Date {
  return new Date(Math.max(0, ...times.map((time) => time?.getTime() ?? 0)));
}
