import type { ReviewsAfter } from '@shop/contracts';
import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';
import { deleteAccount } from './delete-account.ts';
import { giveUpRights } from './give-rights.ts';

/** @param by owner or admin @throws `last-admin`, `stale-version` */
export async function closeAccount(
  deps: AccountDeps,
  user: User,
  by: { id: string; reviews?: ReviewsAfter },
): Promise<void> {
  await giveUpRights(deps, user, by);
  await deleteAccount(deps, user, by.id, by.reviews);
  deps.finisher.nudge();
}
