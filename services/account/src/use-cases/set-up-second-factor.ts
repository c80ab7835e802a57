import { randomBytes } from 'node:crypto';
import type { SecondFactor, SecondFactorOffInput, SecondFactorSecret } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import { base32 } from '../second-factor/base32.ts';
import { digestOfCode, newRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { open, seal } from '../second-factor/seal.ts';
import { stepOf } from '../second-factor/totp.ts';
import type { User } from '../store/user-model.ts';
import type { LoginOrigin } from './limit-login.ts';
import { changeAccount } from './change-account.ts';
import { checkPassword } from './check-password.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { newAuditEntry } from './new-audit-entry.ts';
import { openSession, type OpenedSession } from './open-session.ts';

/** Length of the digest behind a code (RFC 4226, 4). */
const SECRET_BYTES = 20;

export function secondFactorOf({ totp, recoveryCodes = [] }: User): SecondFactor {
  return {
    isOn: totp !== undefined,
    since: totp?.since.toISOString() ?? null,
    recoveryCodes: recoveryCodes.length,
  };
}

/**
 * Generates a secret; it is not required before a first code. @throws `second-factor-on`, `invalid-input` for
 * a wrong password, `too-many-requests`
 */
export async function beginSecondFactor(
  deps: AccountDeps,
  user: User,
  given: { currentPassword: string; origin: LoginOrigin },
): Promise<SecondFactorSecret> {
  if (user.totp) throw new ShopError({ code: 'second-factor-on' });
  await checkPassword(deps, user, given);
  const bytes = randomBytes(SECRET_BYTES);
  await deps.users.askTotp(user._id, seal(deps.config.SESSION_SECRET, bytes, user._id));
  const secret = base32(bytes).toUpperCase();
  const label = encodeURIComponent(`${deps.config.BRAND}:${user.email}`);
  const parameters = new URLSearchParams({ secret, issuer: deps.config.BRAND });
  return { uri: `otpauth://totp/${label}?${parameters.toString().replaceAll('+', '%20')}`, secret };
}

/**
 * All sessions end. @returns a new session and the recovery codes @throws `second-factor-on`, `second-factor-off`,
 * `wrong-code`, `stale-version`
 */
export async function confirmSecondFactor(
  deps: AccountDeps,
  user: User,
  { code, origin }: { code: string; origin: LoginOrigin },
): Promise<{ opened: OpenedSession; recoveryCodes: string[] }> {
  if (user.totp) throw new ShopError({ code: 'second-factor-on' });
  if (!user.totpAsked) throw new ShopError({ code: 'second-factor-off' });
  const secret = open(deps.config.SESSION_SECRET, user.totpAsked, user._id);
  const lastStep = /^\d{6}$/.test(code) ? stepOf(secret, code, deps.now()) : null;
  if (lastStep === null) throw wrongCode();
  const recoveryCodes = newRecoveryCodes();
  const change = {
    totp: { sealed: user.totpAsked, lastStep, since: deps.now() },
    recoveryCodes: recoveryCodes.map(digestOfCode),
  };
  const auditEntry = newAuditEntry({ kind: 'second-factor-on', by: user._id, about: user._id }, deps.now());
  if (!(await changeAccount(deps, user, change, { auditEntry })))
    throw new ShopError({ code: 'stale-version' });
  const shown = { ...origin, provedAt: deps.now() };
  const opened = await openSession(deps, { ...user, epoch: user.epoch + 1 }, shown);
  return { opened, recoveryCodes };
}

/** Other sessions end. @throws `second-factor-off`, `invalid-input`, `too-many-requests`, `stale-version` */
export async function endSecondFactor(
  deps: AccountDeps,
  user: User,
  { input, origin }: { input: SecondFactorOffInput; origin: LoginOrigin },
): Promise<OpenedSession> {
  if (!user.totp) throw new ShopError({ code: 'second-factor-off' });
  await checkPassword(deps, user, { currentPassword: input.currentPassword, origin });
  await checkCodeInside(deps, user, input.code);
  const auditEntry = newAuditEntry({ kind: 'second-factor-off', by: user._id, about: user._id }, deps.now());
  if (!(await changeAccount(deps, user, {}, { auditEntry, endsSecondFactor: true })))
    throw new ShopError({ code: 'stale-version' });
  return openSession(deps, { ...user, epoch: user.epoch + 1 }, origin);
}

/** Checks a code before a risky action. @throws `second-factor-off`, `invalid-input`, `too-many-requests` */
export async function proveSession(
  deps: AccountDeps,
  user: User,
  { code, sessionId }: { code: string; sessionId: string },
): Promise<void> {
  if (!user.totp) throw new ShopError({ code: 'second-factor-off' });
  await checkCodeInside(deps, user, code);
  await deps.sessions.prove(sessionId, deps.now());
}

async function checkCodeInside(deps: AccountDeps, user: User, code: string): Promise<void> {
  await checkSecondFactor(deps, user, code).catch((error: unknown) => {
    throw error instanceof ShopError && error.code === 'wrong-code' ? wrongCode() : error;
  });
}

/** A 401 would send the user to the login. */
function wrongCode(): ShopError {
  const code = 'Koodi ei kelpaa. Odota sovelluksen seuraavaa koodia ja yritä uudelleen.';
  return new ShopError({ code: 'invalid-input', errors: { code } });
}
