import type { LimitsProfile } from '@shop/contracts';

/** Wrong passwords that one account takes within a quarter of an hour before logins have to wait. */
const FREE_FAILURES = 5;
export const FAILURE_WINDOW_MS = 15 * 60_000;
const FIRST_WAIT_MS = 15_000;

const factors: Record<LimitsProfile, number> = { production: 1, local: 10, off: Number.POSITIVE_INFINITY };

/**
 * How long the next login has to wait after so many failures in a row: nothing up to five, then 15 s, 30 s,
 * a minute … up to the whole window.
 * @returns ms
 */
export function waitAfterFailures(failures: number, profile: LimitsProfile): number {
  const beyond = failures - FREE_FAILURES * factors[profile];
  if (!(beyond >= 0)) return 0;
  return Math.min(FIRST_WAIT_MS * 2 ** Math.min(beyond, 20), FAILURE_WINDOW_MS);
}
