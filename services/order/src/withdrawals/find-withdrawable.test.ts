import { expect, test } from 'vitest';
import { IMPORTED, type StoredOrder } from '../domain/order.ts';
import { assertWithdrawable } from './find-withdrawable.ts';

test('whoever withdraws from an order out of other books is told the way that there is, and not that there is none', () => {
  const order: Partial<StoredOrder> = { orderStatus: 'inShipping', history: [], lines: [], paidBy: IMPORTED };
  const withdraw = () => assertWithdrawable(order as StoredOrder, new Date('2026-11-25T10:00:00Z'));
  expect(withdraw).toThrow(/kirjoittamalla meille/);
});
