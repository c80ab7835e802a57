import { secondFactorCode } from '@shop/contracts';
import { ShopError, waitsOfPlace } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import { digestOfCode } from '../second-factor/recovery-codes.ts';
import { open } from '../second-factor/seal.ts';
import { stepOf } from '../second-factor/totp.ts';
import type { User } from '../store/user-model.ts';
import { newAuditEntry } from './new-audit-entry.ts';

type CheckDeps = Pick<
  AccountDeps,
  'users' | 'attempts' | 'failures' | 'auditAppender' | 'now' | 'config' | 'logger'
>;

/**
 * Requires a code where the account has a second factor; failures are counted by account. A code works once. @throws
 * ShopError `code-needed`, `wrong-code`, `too-many-requests`
 */
export async function checkSecondFactor(
  deps: CheckDeps,
  user: User,
  code: string | undefined,
): Promise<void> {
  if (!user.totp) return;
  if (!code) throw new ShopError({ code: 'code-needed' });
  const about = ['second-factor', user._id];
  const { LIMITS } = deps.config;
  const waitMs = LIMITS === 'off' ? 0 : await deps.attempts.take(about, waitsOfPlace(LIMITS), deps.now());
  if (waitMs > 0)
    throw new ShopError({ code: 'too-many-requests', retryAfterSeconds: Math.ceil(waitMs / 1000) });
  if (!(await takeCode(deps, user, code))) {
    await deps.failures.count(user._id, deps.now());
    throw new ShopError({ code: 'wrong-code' });
  }
  await deps.attempts.forget(about);
}

async function takeCode(deps: CheckDeps, { _id, totp }: User, typed: string): Promise<boolean> {
  const { data: code } = secondFactorCode.safeParse(typed);
  if (!code || !totp) return false;
  if (/^\d{6}$/.test(code)) {
    const secret = openSecret(deps, _id, totp.sealed);
    const step = secret && stepOf(secret, code, deps.now());
    return step !== null && deps.users.takeStep(_id, step);
  }
  const auditEntry = newAuditEntry({ kind: 'recovery-code-used', by: _id, about: _id }, deps.now());
  const isTaken = await deps.users.takeRecoveryCode(_id, digestOfCode(code), auditEntry);
  deps.auditAppender.nudge();
  return isTaken;
}

/** null after a change of SESSION_SECRET; recovery codes still work. */
function openSecret({ config, logger }: CheckDeps, userID: string, sealed: string): Buffer | null {
  try {
    return open(config.SESSION_SECRET, sealed, userID);
  } catch (err) {
    logger.error({ err, userID }, 'a second factor cannot be read with this SESSION_SECRET');
    return null;
  }
}
