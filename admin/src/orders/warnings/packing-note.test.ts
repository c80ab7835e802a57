import type { Withdrawal } from '@shop/contracts';
import type { OrderStatus, PackingBlock, PaymentStatus } from '@shop/shop-rules/order-status';
import { expect, test } from 'vitest';
import { changeWarnings } from './change-warnings.ts';
import { isDisputed, packingNote } from './packing-note.ts';

const dispute = {
  id: 'du_1',
  paymentMethod: 'card',
  amount: 68,
  currency: 'EUR',
  reason: 'fraudulent',
  respondBy: null,
} as const;
const order = (packingBlock?: PackingBlock, paymentStatus: PaymentStatus = 'paid', withdrawn = false) => ({
  orderStatus: 'confirmed' as OrderStatus,
  paymentStatus,
  isPaid: true,
  inParcel: packingBlock === 'empty' ? [0] : [1],
  withdrawals: withdrawn ? [{ isRefunded: false } as Withdrawal] : [],
  ...(packingBlock ? { packingBlock } : {}),
  ...(packingBlock === 'disputed' ? { disputes: [dispute] } : {}),
});

test.each([
  [order(), ''],
  [order('disputed'), 'maksu riitautettu'],
  [order('empty', 'paid', true), 'kauppa peruutettu'],
  [order('empty'), 'ei lähetettävää'],
  [order('unmade'), 'odottaa valmistusta'],
  [order('empty', 'refunded'), 'maksu on palautettu'],
  [{ ...order('disputed', 'pending'), isPaid: false }, 'ilman maksua: odottaa maksua, maksu riitautettu'],
])('obstacle %# to packing is named', (of, note) => {
  expect(packingNote(of)).toBe(note);
});

test('an order with an open dispute is not packed or sent without a question; one that is sent goes on [spec-197]', () => {
  expect(isDisputed(order('disputed'))).toBe(true);
  for (const to of ['inProcess', 'inShipping', 'delivered'] as const)
    expect(changeWarnings(order('disputed'), to)).toEqual(['Ostaja on riitauttanut maksun.']);
  expect(changeWarnings(order('disputed'), 'rejected')).toEqual([]);
  expect(changeWarnings({ ...order('disputed'), orderStatus: 'inShipping' }, 'delivered')).toEqual([]);
});
