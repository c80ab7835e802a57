import type { LimitsProfile } from '@shop/shop-rules';
import { ShopError } from '../errors.ts';
import type { AttemptStore } from './attempt-store.ts';
import { waitsOfPlace, waitsOfStrangers } from './guess-waits.ts';

type Guess = { about: string; address: string; limits: Exclude<LimitsProfile, 'off'> };

/**
 * Counts a stranger's guess by name and address, and by name alone.
 * @returns to call after a right guess
 * @throws `too-many-requests`
 */
export async function limitGuesses(
  { attempts, now }: { attempts: AttemptStore; now: () => Date },
  { about, address, limits }: Guess,
): Promise<() => Promise<void>> {
  const strangers = [about];
  const place = [about, 'address', address];
  assertNoWait(await attempts.take(strangers, waitsOfStrangers(limits), now()));
  const waitMs = await attempts.take(place, waitsOfPlace(limits), now());
  if (waitMs > 0) await attempts.giveBack(strangers);
  assertNoWait(waitMs);
  return async () => void (await Promise.all([attempts.giveBack(strangers), attempts.forget(place)]));
}

/** @throws `too-many-requests` */
export function assertNoWait(waitMs: number): void {
  if (waitMs === 0) return;
  throw new ShopError({ code: 'too-many-requests', retryAfterSeconds: Math.ceil(waitMs / 1000) });
}
