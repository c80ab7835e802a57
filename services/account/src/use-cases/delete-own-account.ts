import type { ReviewsAfter } from '@shop/contracts';
import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';
import type { LoginOrigin } from './limit-login.ts';
import { checkPassword } from './check-password.ts';
import { closeAccount } from './close-account.ts';

/** @throws `invalid-input` for a wrong password, `too-many-requests`, `last-admin`, `stale-version` */
export async function deleteOwnAccount(
  deps: AccountDeps,
  user: User,
  {
    currentPassword,
    reviews,
    origin,
  }: { currentPassword: string; reviews: ReviewsAfter; origin: LoginOrigin },
): Promise<void> {
  await checkPassword(deps, user, { currentPassword, origin });
  await closeAccount(deps, user, { id: user._id, reviews });
}
