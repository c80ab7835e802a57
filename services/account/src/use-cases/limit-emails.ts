import { FAILURE_WINDOW_MS, ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';

/** More emails of a kind within the window would only fill a mailbox. */
const WAITS = [0, 0, 0, FAILURE_WINDOW_MS];

type LimitDeps = Pick<AccountDeps, 'attempts' | 'now' | 'config'>;

/** Counts one more email. @param about kind, and address or account @returns ms to wait; 0 admits */
export function emailWaitMs({ attempts, now, config }: LimitDeps, about: string[]): Promise<number> {
  return config.LIMITS === 'off' ? Promise.resolve(0) : attempts.take(about, WAITS, now());
}

export async function limitEmails(deps: LimitDeps, about: string[]): Promise<void> {
  const waitMs = await emailWaitMs(deps, about);
  if (waitMs > 0)
    throw new ShopError({ code: 'too-many-requests', retryAfterSeconds: Math.ceil(waitMs / 1000) });
}
