import { ShopError } from '@shop/service-kit';
import type { Browser } from '../domain/browser.ts';
import { isKnown, type Device } from '../domain/device.ts';
import { waitsOfPlace, waitsOfStrangers } from '../domain/login-limit.ts';
import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';

export type LoginOrigin = { address: string; device: Device | null; browser: Browser };

type LimitDeps = Pick<AccountDeps, 'attempts' | 'now' | 'config'>;

/**
 * Known devices are counted alone, others by account and address, and together. @param user null for an unknown address
 * @returns to call after the right password @throws `too-many-requests`
 */
export async function limitLogin(
  { attempts, now, config }: LimitDeps,
  email: string,
  user: User | null,
  { address, device }: Omit<LoginOrigin, 'browser'>,
): Promise<() => Promise<void>> {
  if (config.LIMITS === 'off') return () => Promise.resolve();
  const ofPlace = waitsOfPlace(config.LIMITS);
  if (user && isKnown(device, user)) {
    const place = [email, 'device', device.id];
    assertNoWait(await attempts.take(place, ofPlace, now()));
    return () => attempts.forget(place);
  }
  const strangers = [email];
  const place = [email, 'address', address];
  assertNoWait(await attempts.take(strangers, waitsOfStrangers(config.LIMITS), now()));
  const waitMs = await attempts.take(place, ofPlace, now());
  if (waitMs > 0) await attempts.giveBack(strangers);
  assertNoWait(waitMs);
  return async () => void (await Promise.all([attempts.giveBack(strangers), attempts.forget(place)]));
}

function assertNoWait(waitMs: number): void {
  if (waitMs === 0) return;
  throw new ShopError({ code: 'too-many-requests', retryAfterSeconds: Math.ceil(waitMs / 1000) });
}
