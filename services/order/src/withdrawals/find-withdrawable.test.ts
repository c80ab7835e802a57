import { expect, test } from 'vitest';
import { PAID_BY_IMPORT, type StoredOrder } from '../domain/order.ts';
import { assertWithdrawable } from './find-withdrawable.ts';

test('a withdrawal from an imported order names the way to withdraw', () => {
  const order: Partial<StoredOrder> = {
    orderStatus: 'inShipping',
    history: [],
    lines: [],
    paidBy: PAID_BY_IMPORT,
  };
  const withdraw = () => assertWithdrawable(order as StoredOrder, new Date('2026-11-25T10:00:00Z'));
  expect(withdraw).toThrow(/kirjoittamalla meille/);
});
