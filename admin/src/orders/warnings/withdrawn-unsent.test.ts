import type { Withdrawal } from '@shop/contracts';
import type { OrderStatus, PaymentStatus } from '@shop/shop-rules/order-status';
import { expect, test } from 'vitest';
import { changeQuestion, changeWarnings } from './change-warnings.ts';
import { isWithdrawn, withdrawnBeforeShipping } from './withdrawn-unsent.ts';

const order = (orderStatus: OrderStatus, inParcel: number[], isRefunded = false) => ({
  orderStatus,
  paymentStatus: 'paid' as PaymentStatus,
  isPaid: true,
  inParcel,
  withdrawals: [{ isRefunded } as Withdrawal],
});

test('a withdrawal counts until the order is sent or the notice is answered', () => {
  expect(withdrawnBeforeShipping(order('confirmed', [0, 0]))).toBe('all');
  expect(withdrawnBeforeShipping(order('inProcess', [1, 0]))).toBe('some');
  expect(withdrawnBeforeShipping(order('confirmed', [0, 0], true))).toBeNull();
  for (const status of ['inShipping', 'delivered', 'rejected'] as const)
    expect(withdrawnBeforeShipping(order(status, [0, 0]))).toBeNull();
  expect(withdrawnBeforeShipping({ orderStatus: 'confirmed', inParcel: [2] })).toBeNull();
  expect(isWithdrawn(order('delivered', [2]))).toBe(true);
  expect([isWithdrawn(order('delivered', [2], true)), isWithdrawn({})]).toEqual([false, false]);
});

test('a withdrawn order is not packed or sent without a question', () => {
  for (const to of ['inProcess', 'inShipping', 'delivered'] as const) {
    expect(changeWarnings(order('confirmed', [0]), to)).toEqual(['Asiakas on peruuttanut kaupan.']);
    expect(changeWarnings(order('confirmed', [1, 0]), to)).toEqual([
      'Asiakas on peruuttanut osan tilauksesta.',
    ]);
  }
  expect(changeQuestion(order('inProcess', [0]), 'inShipping')).toBe(
    'Asiakas on peruuttanut kaupan. Vaihdetaanko sen tila silti?',
  );
  expect(changeQuestion(order('confirmed', [0]), 'rejected')).toBeNull();
  expect(changeQuestion(order('inShipping', [0]), 'delivered')).toBeNull();
});
