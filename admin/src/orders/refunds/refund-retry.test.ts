import type { OrderRefund } from '@shop/contracts';
import { expect, test } from 'vitest';
import { line, refundableOrder as order } from './refundable-order.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { elsewhereBody, retryBody } from './refund-retry.ts';

const failed = {
  id: 'o_r1',
  paymentId: 'o_1',
  amount: 158.9,
  note: '',
  lines: [
    { ...line('a'), quantity: 1 },
    { ...line('b'), quantity: 1 },
  ],
  delivery: true,
} as unknown as OrderRefund;
const same = { version: 7, paymentId: 'o_1', note: '', again: 'o_r1' };

test('a retry refunds pieces as pieces, and an amount as the same amount', () => {
  const { lines } = failed;
  expect(retryBody(order, failed)).toEqual({ ...same, kind: 'lines', lines, delivery: true });
  expect(retryBody(order, { ...failed, lines: [], amount: 12.5, owed: 12.5 })).toEqual({
    ...same,
    kind: 'sum',
    sum: 12.5,
  });
});

test('a retry never exceeds the amount owed, and is a plain amount once its pieces were refunded otherwise', () => {
  const asSum = { ...same, kind: 'sum', sum: 108.9 };
  expect(retryBody(order, { ...failed, lines: [], owed: 108.9 })).toEqual(asSum);
  const lines = [
    { amounts: [50, 100], restockable: 2 },
    { amounts: [], restockable: 0 },
  ];
  const withoutPieces = { ...order, refundable: { ...order.refundable, lines } } as unknown as OrderRecord;
  expect(retryBody(withoutPieces, { ...failed, owed: 108.9 })).toEqual(asSum);
});

test('an internal note stays internal, and one for the buyer stays for the buyer', () => {
  expect(retryBody(order, { ...failed, note: 'Oma' })).not.toHaveProperty('noteTold');
  expect(retryBody(order, { ...failed, note: 'Hiha', noteTold: true })).toMatchObject({
    note: 'Hiha',
    noteTold: true,
  });
});

test('a retry keeps the reduction, and answers the same withdrawal', () => {
  const withdrawals = [{ id: 'w1', refundIds: ['o_r1'], isRefunded: false }] as OrderRecord['withdrawals'];
  const reduced = { ...failed, amount: 146.9, note: 'Tahra' };
  expect(retryBody({ ...order, withdrawals }, reduced)).toMatchObject({
    kind: 'lines',
    withdrawal: 'w1',
    less: 10,
    note: 'Tahra',
  });
  // The fee that a withdrawal does not give back is none of what was taken off.
  expect(retryBody({ ...order, withdrawals }, { ...failed, amount: 156.9 })).not.toHaveProperty('less');
});

test('a retry never exceeds the first refund, even where no reason was given then', () => {
  const note = expect.stringMatching(/\S/) as string;
  expect(retryBody(order, { ...failed, amount: 100.01 })).toMatchObject({ less: 58.89, note });
});

test('a retry asks for no reduction when less is left than the pieces are worth', () => {
  const short = { ...order, refundable: { ...order.refundable, amount: 120 } } as OrderRecord;
  expect(retryBody(short, { ...failed, amount: 120 })).not.toHaveProperty('less');
});

test('a payment outside the provider covers the amount owed, and its method stays internal', () => {
  const withNote = { ...failed, note: 'Hiha', noteTold: true as const, owed: 60 };
  const body = elsewhereBody(order, withNote, 'Tilisiirto');
  expect(body).toMatchObject({ kind: 'sum', sum: 60, note: 'Tilisiirto', elsewhere: true, again: 'o_r1' });
  expect(body).not.toHaveProperty('noteTold');
});
