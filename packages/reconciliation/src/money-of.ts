import { eurosText } from '@shop/money';
import { lostWithoutReturns } from '@shop/shop-rules';
import { PAID_BY_IMPORT, type Order, type OrderRefund, type Payment } from './documents.ts';

/** Sum in hundredths of its currency. */
export type Sum = { cents: number; currency: string };

/** As the order knows it. */
export function sumInOrder(order: Order, paymentId: string): Sum | null {
  const money = order.money[paymentId];
  return money ? { cents: money.cents, currency: money.currency } : null;
}

/** As payment stores it; null where nothing was captured. */
export function capturedBy({ status, chargedCents: cents, chargedCurrency: currency }: Payment): Sum | null {
  if (status !== 'paid' && status !== 'review') return null;
  return cents && currency ? { cents, currency } : null;
}

/** Amount and currency. */
export const sameSum = (one: Sum, other: Sum): boolean =>
  one.cents === other.cents && one.currency === other.currency;

/** Such as `112.50 EUR`. */
export const sumText = ({ cents, currency }: Sum): string => `${eurosText(cents)} ${currency}`;

/** In these states. */
export function refundCents(order: Order, paymentId: string, states: OrderRefund['state'][]): number {
  return Object.values(order.refunds)
    .filter((refund) => refund.paymentId === paymentId && states.includes(refund.state))
    .reduce((sum, { cents }) => sum + cents, 0);
}

/** Disputed money that was lost and is not among the refunds; PayPal lists it there too. */
export function lostCents({ disputes, refunds, attempts }: Order, paymentId: string): number {
  const lost = Object.values(disputes)
    .filter((dispute) => dispute.paymentId === paymentId && dispute.state === 'lost')
    .map(({ cents }) => cents);
  const atProvider = Object.values(refunds)
    .filter((one) => one.paymentId === paymentId && one.by === 'provider' && one.state !== 'failed')
    .map(({ cents }) => cents);
  const isPaypal = attempts[numberOf(paymentId)]?.provider === 'paypal';
  return lostWithoutReturns(lost, isPaypal ? atProvider : []);
}

/** Open disputes of a payment. */
export function disputedCents({ disputes }: Order, paymentId: string): number {
  return Object.values(disputes)
    .filter((dispute) => dispute.paymentId === paymentId && dispute.state === 'open')
    .reduce((sum, { cents }) => sum + cents, 0);
}

/** Payments that count towards an order's price. */
export const payingPaymentIds = ({ paidBy, alsoPaidBy }: Order): string[] =>
  paidBy ? [paidBy, ...alsoPaidBy] : [];

const numberOf = (paymentId: string): string => paymentId.split('_')[1] ?? '';

/** Paid outside this shop. */
export const isImported = ({ paidBy, userID, manual }: Order): boolean =>
  paidBy === PAID_BY_IMPORT || (userID === 'imported' && !manual);

/** Whether an admin marked the order as paid. */
export const isHandPayment = ({ _id, manual }: Order, paymentId: string): boolean =>
  manual !== undefined && paymentId === `${_id}_hand`;

/** Last change of a payment. */
export function writtenAt({ createdAt, paidAt, refunds = {}, disputes = {} }: Payment): Date {
  const times = [
    createdAt,
    ...(paidAt ? [paidAt] : []),
    ...[...Object.values(refunds), ...Object.values(disputes)].map(({ changedAt }) => changedAt),
  ];
  return latest(...times);
}

/** 1970 without any time. */
export function latest(...times: (Date | null | undefined)[]): Date {
  return new Date(Math.max(0, ...times.map((time) => time?.getTime() ?? 0)));
}
