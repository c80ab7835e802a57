import { assertNoWait, limitGuesses, waitsOfPlace } from '@shop/service-kit';
import type { Browser } from '../domain/browser.ts';
import { isKnown, type Device } from '../domain/device.ts';
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
  if (user && isKnown(device, user)) {
    const place = [email, 'device', device.id];
    assertNoWait(await attempts.take(place, waitsOfPlace(config.LIMITS), now()));
    return () => attempts.forget(place);
  }
  return limitGuesses({ attempts, now }, { about: email, address, limits: config.LIMITS });
}
