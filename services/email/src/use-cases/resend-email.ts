import { changedFields } from '@shop/audit-log';
import { ShopError } from '@shop/service-kit';
import type { EmailDeps } from '../deps.ts';
import { canGoAgain, mayGo, takesNewToken, type HeldLink } from '../domain/secret-link.ts';
import { newDelivery, type StoredEmail } from '../domain/email.ts';
import { getEmail } from './get-email.ts';
import { newLink } from './new-link.ts';

type Resending = { id: string; admin: { id: string; userName: string } };

/**
 * Delivers an email again; of two admins at once one succeeds. @throws `letter-not-found`, `letter-queued`
 * during a delivery, `letter-link-over`
 */
export async function resendEmail(deps: EmailDeps, { id, admin }: Resending): Promise<StoredEmail> {
  const email = await getEmail(deps, id);
  const { orderID, kind, state } = email;
  if (state !== 'queued' && !canGoAgain(email, deps.now())) throw new ShopError({ code: 'letter-link-over' });
  const renewed = takesNewToken(email) ? await renewedLink(deps, email) : undefined;
  await deps.auditLog.during({ kind: 'letter-resent', by: admin.id, about: id }, async (reportChanges) => {
    if (!(await deps.emails.addDelivery(id, newDelivery(admin.userName, deps.now()), renewed)))
      throw new ShopError({ code: 'letter-queued' });
    reportChanges({ changes: changedFields(null, { letter: kind, order: orderID }) });
  });
  deps.sender.nudge();
  deps.logger.info({ admin: admin.id, emailId: id, kind, orderID }, 'an admin resends an email');
  return getEmail(deps, id);
}

/** @returns undefined where the order is gone and the stored token may go */
async function renewedLink(deps: EmailDeps, email: StoredEmail): Promise<HeldLink | undefined> {
  try {
    return await newLink(deps, email);
  } catch (error) {
    const isGone = error instanceof ShopError && error.code === 'order-not-found';
    if (isGone && mayGo(email.link, deps.now())) return undefined;
    throw error;
  }
}
