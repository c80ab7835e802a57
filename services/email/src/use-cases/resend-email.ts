import { changedFields } from '@shop/audit-log';
import { ShopError } from '@shop/service-kit';
import type { EmailDeps } from '../deps.ts';
import { canGoAgain, needsNewToken } from '../domain/secret-link.ts';
import { newDelivery, type StoredEmail } from '../domain/email.ts';
import { getEmail } from './get-email.ts';
import { newLink } from './new-link.ts';

type Resending = { id: string; admin: { id: string; userName: string } };

/**
 * Has a letter sent once more, as it was written. Of two admins who ask at once one does it.
 * @throws ShopError `letter-not-found`, `letter-queued` while a sending is not finished, `letter-link-over` when its
 *   secret is erased or opens nothing any more
 */
export async function resendEmail(deps: EmailDeps, { id, admin }: Resending): Promise<StoredEmail> {
  const email = await getEmail(deps, id);
  const { orderID, kind, state } = email;
  if (state !== 'queued' && !canGoAgain(email, deps.now())) throw new ShopError({ code: 'letter-link-over' });
  const renewed = needsNewToken(email, deps.now()) ? await newLink(deps, email) : undefined;
  await deps.auditLog.during({ kind: 'letter-resent', by: admin.id, about: id }, async (tell) => {
    if (!(await deps.emails.addDelivery(id, newDelivery(admin.userName, deps.now()), renewed)))
      throw new ShopError({ code: 'letter-queued' });
    tell({ changes: changedFields(null, { letter: kind, order: orderID }) });
  });
  deps.sender.nudge();
  deps.logger.info({ admin: admin.id, emailId: id, kind, orderID }, 'an admin has a letter sent again');
  return getEmail(deps, id);
}
