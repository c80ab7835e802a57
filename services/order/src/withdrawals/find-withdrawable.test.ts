import { expect, test } from 'vitest';
import { IMPORTED, type StoredOrder } from '../domain/order.ts';
import { assertWithdrawable } from './find-withdrawable.ts';

test('a withdrawal from an imported order names the way to withdraw', () => {
  const order: Partial<StoredOrder> = { orderStatus: 'inShipping', history: [], lines: [], paidBy: IMPORTED };
  const withdraw = () => assertWithdrawable(order as StoredOrder, new Date('2026-11-25T10:00:00Z'));
  expect(withdraw).toThrow(/kirjoittamalla meille/);
});
