import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';
import { limitLogin, type LoginOrigin } from './limit-login.ts';

type CheckDeps = Pick<AccountDeps, 'attempts' | 'hasher' | 'now' | 'config'>;

/** Failures count as failed logins. @throws ShopError `invalid-input`, `too-many-requests` */
export async function checkPassword(
  deps: CheckDeps,
  user: User,
  { currentPassword, origin }: { currentPassword: string; origin: LoginOrigin },
): Promise<void> {
  const succeed = await limitLogin(deps, user.email, user, origin);
  if (!(await deps.hasher.matches(currentPassword, user.passwordHash)))
    throw new ShopError({ code: 'invalid-input', errors: { currentPassword: 'Salasana ei ole oikea.' } });
  await succeed();
}
