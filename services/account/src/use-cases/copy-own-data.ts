import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';
import { newAuditEntry } from './new-audit-entry.ts';
import { viewAccount } from './view-account.ts';

/**
 * All stored data of a customer (GDPR 15 and 20); fails when a service does not answer. Until the email address is
 * confirmed, it omits emails and wishes that others left under it. @param sessionId '' from the back office @throws `unavailable`
 */
export async function copyOwnData(
  deps: AccountDeps,
  user: User,
  sessionId: string,
): Promise<Record<string, unknown>> {
  const { _id, createdAt, role, isUnconfirmed = false } = user;
  const [
    account,
    addresses,
    wishlist,
    wishlistShare,
    emailsSince,
    cart,
    orders,
    reviewReminders,
    restockWishes,
    reviews,
    letters,
  ] = await Promise.all([
    viewAccount(deps, user, sessionId),
    deps.addresses.list(_id),
    deps.wishlists.get(_id),
    deps.wishlists.findShare(_id),
    deps.wishlists.noticesSince(_id),
    deps.carts.linesOf(_id),
    deps.orders.ordersOf(_id),
    deps.orders.wantsReminders(_id),
    deps.catalog.wishesOf({ userID: _id, email: isUnconfirmed ? '' : user.email }),
    deps.catalog.reviewsOf(_id),
    deps.email.sentTo(user.email),
  ]);
  const { sessions, ...own } = account;
  return {
    shop: deps.config.BRAND,
    madeAt: deps.now().toISOString(),
    account: { id: _id, ...own, role, createdAt: createdAt.toISOString() },
    sessions: sessions.map(({ isThis: _isThis, ...session }) => session),
    addresses,
    wishlist,
    wishlistShare,
    wishlistEmails: emailsSince && { since: emailsSince.toISOString() },
    cart,
    orders,
    reviewReminders,
    restockWishes,
    reviews,
    letters: isUnconfirmed
      ? letters.filter((letter) => Date.parse(letter.createdAt) >= createdAt.getTime())
      : letters,
    notes: (user.makersNotes ?? []).map(({ at, text }) => ({ at: at.toISOString(), text })),
  };
}

/** `copyOwnData` for the back office, with an audit entry. @throws `unavailable` */
export async function copyCustomer(
  deps: AccountDeps,
  customer: User,
  admin: { id: string },
): Promise<Record<string, unknown>> {
  const copy = await copyOwnData(deps, customer, '');
  const auditEntry = newAuditEntry(
    { kind: 'customer-copied', by: admin.id, about: customer._id },
    deps.now(),
  );
  await deps.pendingEntries.add(customer._id, auditEntry);
  deps.auditAppender.nudge();
  return copy;
}
