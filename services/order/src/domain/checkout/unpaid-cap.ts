import type { LimitsProfile } from '@shop/shop-rules';

/** Pieces that one buyer may hold unpaid, so that one account cannot block the shop's stock. */
const caps: Record<LimitsProfile, number> = { production: 20, local: 200, off: Number.POSITIVE_INFINITY };

/** Accounts with unconfirmed addresses cost nothing to make. */
const UNCONFIRMED_CAP = 3;

export function maxUnpaidPieces(profile: LimitsProfile, isConfirmed: boolean): number {
  return profile === 'production' && !isConfirmed ? UNCONFIRMED_CAP : caps[profile];
}
