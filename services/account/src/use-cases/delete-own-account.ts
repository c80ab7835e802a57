import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';
import type { LoginOrigin } from './brake-login.ts';
import { checkPassword } from './check-password.ts';
import { deleteAccount } from './delete-account.ts';

/**
 * Deletes the account of whoever asks, for good.
 * @throws ShopError `invalid-input` for a wrong password, `too-many-requests`, `last-admin`
 */
export async function deleteOwnAccount(
  deps: AccountDeps,
  user: User,
  { currentPassword, origin }: { currentPassword: string; origin: LoginOrigin },
): Promise<void> {
  await checkPassword(deps, user, { currentPassword, origin });
  if (user.role === 'admin' && (await deps.users.countAdmins()) < 2)
    throw new ShopError({ code: 'last-admin' });
  await deleteAccount(deps, user);
  deps.finisher.nudge();
}
