import { accountClosed, newEvent } from '@shop/events';
import type { AccountDeps } from '../deps.ts';
import { pauseAfter } from '../domain/notice.ts';
import { removeOwnData } from '../use-cases/delete-account.ts';

/** Longer than calls to other services take. */
const LEASE_MS = 30_000;

/**
 * Notifies cart and order by an event, then the owner. Every step is idempotent. @returns whether a deletion was due
 */
export async function finishNextDeletion(deps: AccountDeps): Promise<boolean> {
  const now = deps.now();
  const deletion = await deps.deletions.claimDue(now, new Date(now.getTime() + LEASE_MS));
  if (!deletion) return false;
  const {
    _id: userID,
    email: to,
    userName,
    isUnconfirmed,
    askedAt,
    tries,
    auditEntry,
    outbox,
    reviews = 'keep',
  } = deletion;
  try {
    await removeOwnData(deps, userID, auditEntry);
    if (!outbox) await notifyOthers(deps, userID);
    // A new account of the same address, or an unconfirmed address, belongs to another person.
    const isOthers = isUnconfirmed || (await deps.users.findByEmail(to)) !== null;
    await deps.catalog.forgetWishes({ userID, email: isOthers ? '' : to });
    await deps.catalog.forgetReviews({ userID, reviews });
    // Due again when the event is applied.
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

async function notifyOthers({ deletions, events }: AccountDeps, userID: string): Promise<void> {
  const closed = newEvent(accountClosed, { userID });
  if (await deletions.addEvent(userID, closed)) events.relay.send(closed);
}
