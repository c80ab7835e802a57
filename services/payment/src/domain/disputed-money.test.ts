import type { DisputeMove } from '@shop/contracts';
import { expect, test } from 'vitest';
import { knownMovesOf } from './disputed-money.ts';
import { newRefund } from './refund.ts';
import type { Dispute } from './returned-money.ts';

const day = (text: string) => new Date(`${text}T09:00:00Z`);
const DECIDED = day('2026-03-20');
const debit: DisputeMove = { at: day('2026-03-01'), amountCents: -4_000, feeCents: 1_600, currency: 'EUR' };
const credit: DisputeMove = { at: DECIDED, amountCents: 4_000, feeCents: -1_600, currency: 'EUR' };

/** What a dispute of a PayPal payment moved whose 40 € went back by a refund there too, where one is given. */
function movesOf(state: Dispute['state'], moves: DisputeMove[], refundedAt?: string): [Date, number?][] {
  const refund =
    refundedAt && newRefund({ amountCents: 4_000, currency: 'EUR' }, 'provider', day(refundedAt));
  const update = { disputeId: 'd', state, amountCents: 4_000, currency: 'EUR', reason: '', moves };
  return knownMovesOf({
    provider: 'paypal',
    refunds: refund ? { r: { ...refund, state: 'succeeded' } } : {},
    disputes: { d: { ...update, change: 1, changedAt: DECIDED } },
  }).map(({ at, move }) => (move ? [at, move.amountCents] : [at]));
}

test('a refund of the same sum is the move that a dispute made where it was made near it, and else other money', () => {
  for (const near of ['2026-03-01', '2026-03-08', '2026-02-28'])
    expect(movesOf('lost', [debit], near)).toEqual([[debit.at, 0]]);
  for (const far of ['2026-02-10', '2026-03-18'])
    expect(movesOf('lost', [debit], far)).toEqual([[debit.at, -4_000]]);
});

test('a dispute that was won is not known before its money is back, unless that went back by a refund', () => {
  expect(movesOf('open', [debit])).toEqual([[debit.at, -4_000]]);
  expect(movesOf('won', [debit])).toEqual([[debit.at, -4_000], [DECIDED]]);
  expect(movesOf('won', [debit, credit])).toEqual([
    [debit.at, -4_000],
    [credit.at, 4_000],
  ]);
  expect(movesOf('won', [debit], '2026-03-01')).toEqual([[debit.at, 0]]);
});
