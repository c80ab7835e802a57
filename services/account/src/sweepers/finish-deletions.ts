import { accountClosed, newEvent } from '@shop/events';
import type { AccountDeps } from '../deps.ts';
import { pauseAfter } from '../domain/notice.ts';
import { removeOwnData } from '../use-cases/delete-account.ts';

/** Longer than the other services are given to answer: only a killed process leaves a deletion to the next one. */
const LEASE_MS = 30_000;

/**
 * Finishes the deletion of an account: what is left of it goes, cart and order are told by an event, and when both have
 * heard of it so is its owner. Each step may come twice.
 * @returns whether there was one
 */
export async function finishNextDeletion(deps: AccountDeps): Promise<boolean> {
  const now = deps.now();
  const deletion = await deps.deletions.claimDue(now, new Date(now.getTime() + LEASE_MS));
  if (!deletion) return false;
  const { _id: userID, email: to, userName, isUnconfirmed, askedAt, tries, act, outbox } = deletion;
  try {
    await removeOwnData(deps, userID, act);
    if (!outbox) await tellOthers(deps, userID);
    // Who is back under the same address by now waits for things anew, and an address that nobody confirmed is a stranger's.
    const isOthers = isUnconfirmed || (await deps.users.findByEmail(to)) !== null;
    await deps.catalog.forgetWishes({ userID, email: isOthers ? '' : to });
    // The next look is when all have heard of it.
    if (!outbox) await deps.deletions.postpone(userID, now);
    else {
      const at = askedAt.toISOString();
      const toName = isUnconfirmed ? '' : userName;
      await deps.email.write({ kind: 'account-deleted', id: userID, to, toName, at });
      await deps.deletions.remove(userID);
    }
  } catch (err) {
    deps.logger.warn({ err, userID, tries }, 'the deletion of an account waits');
    await deps.deletions.postpone(userID, new Date(deps.now().getTime() + pauseAfter(tries)));
  }
  return true;
}

async function tellOthers({ deletions, events }: AccountDeps, userID: string): Promise<void> {
  const closed = newEvent(accountClosed, { userID });
  if (await deletions.tell(userID, closed)) events.relay.send(closed);
}
