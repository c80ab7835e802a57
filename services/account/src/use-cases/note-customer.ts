import { newId, ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';
import { newAct } from './new-act.ts';

/**
 * Writes down something about a customer, for the back office. It is part of what the shop keeps of them: their copy holds
 * it, and it goes with their account.
 * @returns the customer with the note
 * @throws ShopError `account-not-found` where they have left meanwhile
 */
export async function noteCustomer(
  { users, recorder, now }: Pick<AccountDeps, 'users' | 'recorder' | 'now'>,
  { _id }: User,
  { admin, text }: { admin: { id: string; userName: string }; text: string },
): Promise<User> {
  const at = now();
  const act = newAct({ kind: 'customer-noted', by: admin.id, about: _id }, at);
  const noted = await users.addNote(_id, { id: newId(), at, by: admin.userName, text }, act);
  if (!noted) throw new ShopError({ code: 'account-not-found' });
  recorder.nudge();
  return noted;
}
