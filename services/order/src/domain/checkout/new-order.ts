import { methodOf } from '../money/attempts.ts';
import type { Checkout } from './checkout.ts';
import { enter } from '../saga.ts';
import { orderIdOf } from '../order-id.ts';
import { SYSTEM, type StoredOrder } from '../order.ts';

function expiryOf(now: Date, holdMinutes: number): Date {
  return new Date(now.getTime() + holdMinutes * 60_000);
}

type Opening = { number: string; counter: number; now: Date; holdMinutes: number };

type Placed = Omit<Checkout, 'user' | 'cart' | 'methods' | 'seenWeeks'> & {
  user: Omit<Checkout['user'], 'isConfirmed'>;
  cart: Pick<Checkout['cart'], 'version'>;
};

export function newOrder(checkout: Placed, { number, counter, now, holdMinutes }: Opening): StoredOrder {
  const { user, cart, address, delivery, standardDeliveryCents, giftNote, termsVersion } = checkout;
  const { lines, totals, discount, provider, wantsReminder } = checkout;
  const expiresAt = expiryOf(now, holdMinutes);
  return {
    _id: orderIdOf(user.id, cart.version, counter),
    number,
    userID: user.id,
    userName: user.userName,
    email: user.email,
    cartVersion: cart.version,
    counter,
    lines,
    ...totals,
    discount,
    delivery,
    standardDeliveryCents,
    giftNote,
    reviewReminder: wantsReminder ? 'wanted' : 'none',
    termsVersion,
    address,
    orderStatus: 'pending',
    statusBy: SYSTEM,
    paymentStatus: 'pending',
    paymentMethod: methodOf(provider),
    ...enter('reserving', { expiresAt }, now),
    generation: 1,
    attempts: {},
    paidBy: null,
    alsoPaidBy: [],
    restAsked: null,
    pendingPayment: null,
    providerPaymentId: '',
    payerId: '',
    late: null,
    review: {},
    money: {},
    refunds: {},
    withdrawals: {},
    disputes: {},
    placedAt: null,
    expiresAt,
    confirmedAt: null,
    trackingCode: '',
    createdAt: now,
    updatedAt: now,
    history: [{ at: now.toISOString(), by: 'customer', what: 'placed' }],
    version: 1,
    decisionVersion: { value: 1, writtenIn: 1 },
  };
}
