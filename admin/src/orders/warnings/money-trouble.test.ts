import type { ReviewedMoney } from '@shop/contracts';
import type { OrderStatus, PaymentStatus, ReviewReason } from '@shop/shop-rules/order-status';
import { expect, test } from 'vitest';
import { moneyMark, moneyNote, moneyNotice, moneyTrouble } from './money-trouble.ts';

const order = (orderStatus: OrderStatus, paymentStatus: PaymentStatus, ...reasons: ReviewReason[]) => ({
  orderStatus,
  paymentStatus,
  isPaid: paymentStatus === 'paid' || paymentStatus === 'refunded' || reasons.includes('second'),
  review: reasons.map((reason) => ({ reason }) as ReviewedMoney),
});

test('an order whose money is right has no trouble and no mark, whatever its status', () => {
  for (const status of [
    'pending',
    'confirmed',
    'inProcess',
    'inShipping',
    'delivered',
    'rejected',
  ] as const) {
    expect(moneyTrouble(order(status, 'paid'))).toBeNull();
    expect(moneyMark(order(status, 'paid'))).toBeNull();
  }
});

test.each([
  [order('pending', 'pending'), 'odottaa maksua'],
  [order('inProcess', 'failed'), 'maksua ei saatu'],
  [order('inProcess', 'refunded'), 'maksu on palautettu'],
  [order('inProcess', 'review', 'mismatch'), 'summa poikkeaa tilauksesta'],
  [order('confirmed', 'review', 'second'), 'maksettu kahdesti'],
  [
    order('inProcess', 'review', 'second', 'mismatch', 'second'),
    'maksettu kahdesti, summa poikkeaa tilauksesta',
  ],
  [order('inProcess', 'review'), 'maksu tarkistettavana'],
])('%j: %s', (money, trouble) => {
  expect(moneyTrouble(money)).toBe(trouble);
});

test.each([
  ['inProcess', 'pending', 'ilman maksua'],
  ['inShipping', 'failed', 'ilman maksua'],
  ['delivered', 'pending', 'ilman maksua'],
  ['pending', 'pending', null],
  ['rejected', 'failed', null],
] as const)('an order that is %s and %s carries %s', (orderStatus, paymentStatus, mark) => {
  expect(moneyMark(order(orderStatus, paymentStatus))).toBe(mark);
});

test('an order in review counts as unpaid unless it has also been paid', () => {
  expect(moneyMark(order('inProcess', 'review', 'mismatch'))).toBe('ilman maksua');
  expect(moneyMark(order('inProcess', 'review', 'second'))).toBe('maksettu kahdesti');
  expect(moneyMark(order('inProcess', 'refunded'))).toBe('maksu on palautettu');
});

test('mark and reason are shown together, once if they are the same', () => {
  expect(moneyNote(order('inProcess', 'pending'))).toBe('ilman maksua: odottaa maksua');
  expect(moneyNote(order('inProcess', 'review', 'mismatch'))).toBe(
    'ilman maksua: summa poikkeaa tilauksesta',
  );
  expect(moneyNote(order('confirmed', 'review', 'second'))).toBe('maksettu kahdesti');
  expect(moneyNote(order('pending', 'pending'))).toBe('odottaa maksua');
  expect(moneyNote(order('inProcess', 'paid'))).toBe('');
});

test('accepted money is no problem any more', () => {
  const accepted = { by: 'Liisa', text: 'Sovittu', at: '2026-11-22T10:00:00.000Z' };
  const money = order('confirmed', 'review', 'second', 'mismatch');
  const [second, mismatch] = money.review as [ReviewedMoney, ReviewedMoney];
  expect(moneyTrouble({ ...money, review: [{ ...second, accepted }, mismatch] })).toBe(
    'summa poikkeaa tilauksesta',
  );
});

test.each([
  ['inProcess', 'pending', 'Tilaus on siirretty eteenpäin ilman maksua.'],
  ['inShipping', 'failed', 'Tilaus on siirretty eteenpäin ilman maksua.'],
  ['confirmed', 'refunded', 'Maksu on palautettu, joten älä lähetä tilausta. Peru se.'],
  ['inProcess', 'refunded', 'Maksu on palautettu, joten älä lähetä tilausta. Peru se.'],
  ['inShipping', 'refunded', null],
  ['delivered', 'refunded', null],
  ['rejected', 'refunded', null],
  ['confirmed', 'paid', null],
  ['inProcess', 'review', null],
] as const)('the sheet of an order that is %s and %s says: %s', (orderStatus, paymentStatus, notice) => {
  expect(moneyNotice(order(orderStatus, paymentStatus))).toBe(notice);
});
