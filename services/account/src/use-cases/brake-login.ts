import { ShopError } from '@shop/service-kit';
import type { Browser } from '../domain/browser.ts';
import { isKnown, type Device } from '../domain/device.ts';
import { waitsOfPlace, waitsOfStrangers } from '../domain/login-limit.ts';
import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';

/** Where a login comes from: the visitor's address, the device if it has signed in before, and what it calls itself. */
export type LoginOrigin = { address: string; device: Device | null; browser: Browser };

type BrakeDeps = Pick<AccountDeps, 'attempts' | 'now' | 'config'>;

/**
 * Lets a login through to the hash, or says how long it has to wait. What others try keeps nobody out who comes from a
 * device that the account was signed in on: it is counted by itself. Everybody else is counted by account and address,
 * and all of them together by account, so that many addresses are no way around it.
 * @param user null for an address that nobody has, which is braked alike
 * @returns what to call when the login was right
 * @throws ShopError `too-many-requests`
 */
export async function brakeLogin(
  { attempts, now, config }: BrakeDeps,
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
