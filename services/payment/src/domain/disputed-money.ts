import type { DisputeMove } from '@shop/contracts';
import type { Payment } from './payment.ts';

export type DisputedPayment = Pick<Payment, 'provider' | 'refunds' | 'disputes'>;

/** `move` is undefined while unreported. */
type Disputed = { at: Date; move: DisputeMove | undefined };

/** A reversal is recorded within 7 days of its dispute move; a later refund of the same sum was made by hand. */
const NEAR_MS = 10 * 24 * 3_600_000;

/** PayPal also lists a reversal as a refund, so a dispute move with a matching refund counts as 0. */
export function knownMovesOf({ provider, refunds = {}, disputes = {} }: DisputedPayment): Disputed[] {
  const reversals =
    provider === 'paypal'
      ? Object.values(refunds).filter(({ origin, state }) => origin === 'provider' && state !== 'failed')
      : [];
  const takeReversal = ({ amountCents, at }: DisputeMove) => {
    const index = reversals.findIndex(
      (refund) =>
        refund.amountCents === 0 - amountCents &&
        Math.abs(refund.requestedAt.getTime() - at.getTime()) <= NEAR_MS,
    );
    return index !== -1 && reversals.splice(index, 1).length > 0;
  };
  return Object.values(disputes).flatMap(({ state, moves, changedAt }): Disputed[] => {
    if (!moves || (state === 'lost' && moves.length === 0)) return [{ at: changedAt, move: undefined }];
    const own = moves.map((move) =>
      move.amountCents < 0 && takeReversal(move) ? { ...move, amountCents: 0 } : move,
    );
    const remainingCents = own.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const moved = own.filter(({ amountCents, feeCents }) => amountCents !== 0 || feeCents !== 0);
    return [
      ...moved.map((move) => ({ at: move.at, move })),
      // Won, but the returned money is not reported yet.
      ...(state === 'won' && remainingCents < 0 ? [{ at: changedAt, move: undefined }] : []),
    ];
  });
}
