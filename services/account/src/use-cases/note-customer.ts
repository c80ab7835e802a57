import { newId, ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';
import { newAuditEntry } from './new-audit-entry.ts';

/** The note belongs to the customer's data. @returns the customer with it @throws `account-not-found` */
export async function noteCustomer(
  { users, auditAppender, now }: Pick<AccountDeps, 'users' | 'auditAppender' | 'now'>,
  { _id }: User,
  { admin, text }: { admin: { id: string; userName: string }; text: string },
): Promise<User> {
  const at = now();
  const auditEntry = newAuditEntry({ kind: 'customer-noted', by: admin.id, about: _id }, at);
  const noted = await users.addNote(_id, { id: newId(), at, by: admin.userName, text }, auditEntry);
  if (!noted) throw new ShopError({ code: 'account-not-found' });
  auditAppender.nudge();
  return noted;
}
