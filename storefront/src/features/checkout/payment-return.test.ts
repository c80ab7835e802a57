import { expect, test } from 'vitest';
import { readReturn, type Remembered } from './payment-return.ts';

const nothing: Remembered = { currentOrderID: null, pendingOrderID: null, payPalCompleted: false };
const read = (query: string, remembered: Partial<Remembered> = {}) =>
  readReturn(new URLSearchParams(query), { ...nothing, ...remembered });

test('PayPal returns with token and PayerID, and the payment is completed [spec-96 spec-98]', () => {
  const payment = { paymentId: 'T1', payerId: 'P1', orderID: 'o1' };
  expect(read('paypal=true&orderID=o1&token=T1&PayerID=P1')).toEqual({ kind: 'complete', payment });
  expect(read('paymentId=T1&PayerID=P1&token=X', { pendingOrderID: 'o1' })).toEqual({
    kind: 'complete',
    payment,
  });
});

test('a PayPal return that lacks something says so [spec-108]', () => {
  expect(read('paypal=true&orderID=o1&token=T1')).toEqual({ kind: 'missing' });
  expect(read('paypal=true&orderID=o1&PayerID=P1')).toEqual({ kind: 'missing' });
  expect(read('paypal=true&token=T1&PayerID=P1')).toEqual({ kind: 'missing' });
});

test('a return from a payment link needs no login, and cancels nothing', () => {
  expect(read('link=true&orderID=o1&paypal=true&token=T1&PayerID=P1')).toEqual({
    kind: 'link',
    isCancelled: false,
  });
  expect(read('cancelled=true&link=true&orderID=o1')).toEqual({ kind: 'link', isCancelled: true });
});

test('a completed PayPal payment is not completed again [spec-96]', () => {
  const remembered = { payPalCompleted: true, currentOrderID: 'o1' };
  expect(read('paypal=true&token=T1&PayerID=P1', remembered)).toEqual({ kind: 'check', orderID: 'o1' });
  expect(read('', remembered)).toEqual({ kind: 'check', orderID: 'o1' });
});

test('a card return finds its order by the address, by what is remembered, or takes the newest [spec-88 spec-96]', () => {
  expect(read('orderID=o1', { currentOrderID: 'o2' })).toEqual({ kind: 'check', orderID: 'o1' });
  expect(read('', { currentOrderID: 'o2' })).toEqual({ kind: 'check', orderID: 'o2' });
  expect(read('')).toEqual({ kind: 'check', orderID: null });
});

test('a cancelled payment cancels the order that its address names, and no other', () => {
  expect(read('cancelled=true&orderID=o1&paypal=true', { currentOrderID: 'o2' })).toEqual({
    kind: 'cancelled',
    orderID: 'o1',
  });
  for (const remembered of [{ pendingOrderID: 'o3' }, { currentOrderID: 'o3' }]) {
    expect(read('cancelled=true', remembered)).toEqual({ kind: 'check', orderID: 'o3' });
  }
});
