import type { DisputeMove } from '@shop/contracts';
import type { Payment } from './payment.ts';

/** As much of a payment as what its disputes have moved is read from. */
export type DisputedPayment = Pick<Payment, 'provider' | 'refunds' | 'disputes'>;

/** A move that a dispute has made, or, without one, a dispute of which the provider has not said what it has moved. */
type Disputed = { at: Date; move: DisputeMove | undefined };

/**
 * A reversal is made with the move that it tells again, and noted at the latest by the daily reconciliation, which reaches
 * seven days back. A refund of the same sum that is further away was made by hand, and is other money.
 */
const NEAR_MS = 10 * 24 * 3_600_000;

/**
 * What the disputes of a payment have moved. PayPal tells money that it takes back by a reversal, which stands among the
 * refunds, too: what is told there is not told twice.
 */
export function knownMovesOf({ provider, refunds = {}, disputes = {} }: DisputedPayment): Disputed[] {
  const told =
    provider === 'paypal'
      ? Object.values(refunds).filter(({ origin, state }) => origin === 'provider' && state !== 'failed')
      : [];
  /** Whether a refund tells the same; each tells one move. */
  const takeReversal = ({ amountCents, at }: DisputeMove) => {
    const same = told.findIndex(
      (refund) =>
        refund.amountCents === 0 - amountCents &&
        Math.abs(refund.requestedAt.getTime() - at.getTime()) <= NEAR_MS,
    );
    return same !== -1 && told.splice(same, 1).length > 0;
  };
  return Object.values(disputes).flatMap(({ state, moves, changedAt }): Disputed[] => {
    // Lost money has moved, whatever the provider leaves out.
    if (!moves || (state === 'lost' && moves.length === 0)) return [{ at: changedAt, move: undefined }];
    const own = moves.map((move) =>
      move.amountCents < 0 && takeReversal(move) ? { ...move, amountCents: 0 } : move,
    );
    const leftCents = own.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const known = own.filter(({ amountCents, feeCents }) => amountCents !== 0 || feeCents !== 0);
    return [
      ...known.map((move) => ({ at: move.at, move })),
      // Won money comes back, whatever the provider has not told of it yet.
      ...(state === 'won' && leftCents < 0 ? [{ at: changedAt, move: undefined }] : []),
    ];
  });
}
