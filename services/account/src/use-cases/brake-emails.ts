import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import { FAILURE_WINDOW_MS } from '../domain/login-limit.ts';

/** So many letters of one kind within a quarter of an hour: more would only fill somebody's mailbox. */
const WAITS = [0, 0, 0, FAILURE_WINDOW_MS];

type BrakeDeps = Pick<AccountDeps, 'attempts' | 'now' | 'config'>;

/**
 * Asks for one more letter, and counts it.
 * @param about the kind of letter, and whose are counted together: an address, or an account
 * @returns ms until the next one may go; 0 lets this one go
 */
export function waitForLetter({ attempts, now, config }: BrakeDeps, about: string[]): Promise<number> {
  return config.LIMITS === 'off' ? Promise.resolve(0) : attempts.take(about, WAITS, now());
}

/** The same for whoever may be told that they have to wait. @throws ShopError `too-many-requests` */
export async function brakeLetter(deps: BrakeDeps, about: string[]): Promise<void> {
  const waitMs = await waitForLetter(deps, about);
  if (waitMs > 0)
    throw new ShopError({ code: 'too-many-requests', retryAfterSeconds: Math.ceil(waitMs / 1000) });
}
