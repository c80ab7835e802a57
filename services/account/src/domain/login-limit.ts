import type { LimitsProfile } from '@shop/shop-rules';

/** Nothing of a failure is remembered after a quarter of an hour. */
export const FAILURE_WINDOW_MS = 15 * 60_000;

/** Wrong passwords for one account from one place (an address, or a device that was signed in before) that cost nothing. */
const FREE_FROM_A_PLACE = 5;
/** Passwords of one account that strangers may try from everywhere together within the window (OWASP ASVS 6.3.1). */
const FREE_FOR_STRANGERS = 10;
const FIRST_WAIT_MS = 15_000;

const factors: Record<Exclude<LimitsProfile, 'off'>, number> = { production: 1, local: 10 };
type Braking = keyof typeof factors;

/**
 * How long a place has to wait after each of its failures in a row: nothing up to five, then 15 s, 30 s, a minute … up
 * to the whole window.
 * @returns ms by number of failures; the last one goes on
 */
export function waitsOfPlace(profile: Braking): number[] {
  const waits = Array.from({ length: FREE_FROM_A_PLACE * factors[profile] }, () => 0);
  for (let wait = FIRST_WAIT_MS; wait < FAILURE_WINDOW_MS; wait *= 2) waits.push(wait);
  return [...waits, FAILURE_WINDOW_MS];
}

/** The same for all strangers together: nothing up to ten failures, then the whole window. */
export function waitsOfStrangers(profile: Braking): number[] {
  const waits = Array.from({ length: FREE_FOR_STRANGERS * factors[profile] }, () => 0);
  return [...waits, FAILURE_WINDOW_MS];
}
