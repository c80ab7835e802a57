import type { LimitsProfile } from '@shop/shop-rules';

export const FAILURE_WINDOW_MS = 15 * 60_000;

/** Failures without a wait per account and place (address or known device). */
const FREE_FROM_A_PLACE = 5;
/** Failures of one account from all unknown places together (OWASP ASVS 6.3.1). */
const FREE_FOR_STRANGERS = 10;
const FIRST_WAIT_MS = 15_000;

const factors: Record<Exclude<LimitsProfile, 'off'>, number> = { production: 1, local: 10 };
type ActiveLimits = keyof typeof factors;

/**
 * Waits after failures from one place: none up to five, then 15 s, 30 s … up to the window. @returns ms by number of
 * failures; the last repeats
 */
export function waitsOfPlace(profile: ActiveLimits): number[] {
  const waits = Array.from({ length: FREE_FROM_A_PLACE * factors[profile] }, () => 0);
  for (let wait = FIRST_WAIT_MS; wait < FAILURE_WINDOW_MS; wait *= 2) waits.push(wait);
  return [...waits, FAILURE_WINDOW_MS];
}

/** For all strangers together: none up to ten failures, then the whole window. */
export function waitsOfStrangers(profile: ActiveLimits): number[] {
  const waits = Array.from({ length: FREE_FOR_STRANGERS * factors[profile] }, () => 0);
  return [...waits, FAILURE_WINDOW_MS];
}
