import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Order } from '../documents.ts';
import type { Snapshot } from '../snapshot.ts';
import { checkCarts } from './carts.ts';
import { checkIds } from './ids.ts';
import { checkMoney } from './money.ts';
import { checkReceipts } from './receipts.ts';

const at = new Date(0);
const _id = createHash('sha256').update('manual/key').digest('hex').slice(0, 24);
const paidBy = `${_id}_hand`;
const order = {
  _id,
  userID: 'imported',
  cartVersion: 1,
  counter: 0,
  providerPaymentId: '',
  manual: { key: 'key' },
  lines: [],
  totalCents: 5_000,
  saga: 'committed',
  attempts: {},
  paidBy,
  alsoPaidBy: [],
  late: null,
  review: {},
  money: { [paidBy]: { cents: 5_000, currency: 'EUR', chargeId: '' } },
  refunds: {},
  disputes: {},
  confirmedAt: at,
  updatedAt: at,
  history: [{ what: 'paid' }],
} as unknown as Order;

const findingsOf = (fields: Partial<Order> = {}): string[] => {
  const orders = new Map([[_id, { ...order, ...fields }]]);
  const cart = { _id: 'imported', lines: {}, applied: {}, appliedIn: {}, version: 1 };
  const found = { orders, payments: [], carts: [cart], users: new Set(['imported']), receipts: [] };
  const snapshot = found as unknown as Snapshot;
  return [checkCarts, checkIds, checkMoney, checkReceipts].flatMap((check) =>
    check(snapshot).map(({ rule, says }) => `${rule}: ${says}`),
  );
};

test('an order marked as paid has no cart and no payment, but needs its receipt', () => {
  expect(findingsOf()).toEqual(['receipts: it is confirmed, but has no receipt']);
});

test('its id is that of its form, and its money that of its price', () => {
  expect(findingsOf({ manual: { key: 'other' } })).toContainEqual(
    expect.stringMatching(/^ids: its id is not/),
  );
  expect(findingsOf({ totalCents: 6_000 })).toContainEqual(
    expect.stringMatching(/^money: it costs 60.00 EUR/),
  );
  expect(findingsOf({ money: {} })).toContainEqual(expect.stringMatching(/^money: .* has taken no money/));
});

test('only an order of a colleague counts as paid without a payment', () => {
  const { manual: _of, ...customers } = { ...order, userID: 'u' };
  const orders = new Map([[_id, customers as Order]]);
  expect(checkMoney({ orders, payments: [] } as unknown as Snapshot)).toMatchObject([
    { rule: 'money', says: expect.stringContaining('has taken no money') },
  ]);
});
