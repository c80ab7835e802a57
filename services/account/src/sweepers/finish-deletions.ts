import type { AccountDeps } from '../deps.ts';
import { pauseAfter } from '../domain/notice.ts';
import { removeOwnData } from '../use-cases/delete-account.ts';

/** Longer than the other services are given to answer: only a killed process leaves a deletion to the next one. */
const LEASE_MS = 30_000;

/**
 * Finishes the deletion of an account: its cart and its wishes go, its orders forget who bought, its owner is told. Each step may come
 * twice.
 * @returns whether there was one
 */
export async function finishNextDeletion(deps: AccountDeps): Promise<boolean> {
  const now = deps.now();
  const deletion = await deps.deletions.claimDue(now, new Date(now.getTime() + LEASE_MS));
  if (!deletion) return false;
  const { _id: userID, email: to, userName: toName, askedAt, tries, act } = deletion;
  try {
    await removeOwnData(deps, userID, act);
    await Promise.all([
      deps.carts.delete(userID),
      deps.orders.forgetBuyer(userID),
      deps.catalog.forgetWishes({ userID, email: to }),
    ]);
    const at = askedAt.toISOString();
    await deps.letters.write({ kind: 'account-deleted', id: userID, to, toName, at });
    await deps.deletions.remove(userID);
  } catch (err) {
    deps.logger.warn({ err, userID, tries }, 'the deletion of an account waits');
    await deps.deletions.postpone(userID, new Date(deps.now().getTime() + pauseAfter(tries)));
  }
  return true;
}
