import { expect, test } from 'vitest';
import type { Snapshot } from '../snapshot.ts';
import type { Order, Receipt } from '../documents.ts';
import { checkReceipts } from './receipts.ts';

const ORDERS = 200_000;

test('the receipts of many years are looked through', () => {
  const at = new Date('2026-01-01');
  const receipts = Array.from({ length: ORDERS }, (_, n): Receipt => ({
    _id: `2026-K-${String(n + 1).padStart(6, '0')}`,
    subject: `order/${n}`,
    kind: 'receipt',
    orderID: String(n),
    at,
    lines: [{ cents: 9_000 }],
    extras: [],
    totalCents: 9_000,
    vat: [],
  }));
  const without = {
    _id: 'without',
    userID: 'buyer',
    confirmedAt: at,
    updatedAt: at,
    paidBy: null,
    refunds: {},
  } as Partial<Order> as Order;
  const snapshot = { receipts, orders: new Map([[without._id, without]]) } as Partial<Snapshot> as Snapshot;
  expect(checkReceipts(snapshot)).toMatchObject([
    { subject: 'order without', says: expect.stringContaining('has no receipt') },
  ]);
});
