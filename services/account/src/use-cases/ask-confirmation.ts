import type { AccountDeps } from '../deps.ts';
import { FAILURE_WINDOW_MS } from '../domain/login-limit.ts';
import { newNotice } from '../domain/notice.ts';
import { ShopError } from '@shop/service-kit';
import type { User } from '../store/user-model.ts';

const WAITS = [0, 0, 0, FAILURE_WINDOW_MS];

type AskDeps = Pick<AccountDeps, 'notices' | 'attempts' | 'sender' | 'now' | 'config'>;

/**
 * Has the letter sent once more by which somebody shows that the address is theirs. Where that is known, nothing happens.
 * @throws ShopError `too-many-requests`
 */
export async function askConfirmation(deps: AskDeps, user: User): Promise<void> {
  if (!user.isUnconfirmed) return;
  const { email, epoch = 0 } = user;
  const isFree = deps.config.LIMITS === 'off';
  const waitMs = isFree ? 0 : await deps.attempts.take(['email-confirmation', email], WAITS, deps.now());
  if (waitMs > 0)
    throw new ShopError({ code: 'too-many-requests', retryAfterSeconds: Math.ceil(waitMs / 1000) });
  await deps.notices.add(email, newNotice({ kind: 'email-confirmation', email, epoch }, deps.now()));
  deps.sender.nudge();
}
