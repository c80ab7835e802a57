import type { LimitsProfile } from '@shop/shop-rules';

/**
 * How many pieces one buyer may hold in unpaid orders. Stock is held before it is paid, so without a bound a single
 * account could keep the whole shop from everybody else. A buyer has one open checkout, so its pieces are all of them,
 * with those of orders whose provider is still deciding about their money; paid orders do not count.
 */
const caps: Record<LimitsProfile, number> = { production: 20, local: 200, off: Number.POSITIVE_INFINITY };

/** An address that is nobody's costs nothing: accounts could be made one after the other. */
const UNCONFIRMED_CAP = 3;

/** @param isConfirmed whether the buyer has shown that their e-mail address is theirs */
export function maxUnpaidPieces(profile: LimitsProfile, isConfirmed: boolean): number {
  return profile === 'production' && !isConfirmed ? UNCONFIRMED_CAP : caps[profile];
}
