import { createHash } from 'node:crypto';
import { changedFields } from '@shop/audit-log';
import type { OrderMessage } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import type { EmailDeps } from '../deps.ts';
import { emailId, type StoredEmail } from '../domain/email.ts';
import { getEmail } from '../use-cases/get-email.ts';
import { writeEmail } from '../use-cases/write-email.ts';

type Writing = { orderID: string; message: OrderMessage; key: string | undefined; admin: { id: string } };

const kind = 'order-message';

/** The same key and message write one email. @throws `order-not-found`, `letter-not-found` where the buyer's data is deleted */
export async function writeOrderMessage(
  deps: EmailDeps,
  { orderID, message, key, admin }: Writing,
): Promise<StoredEmail> {
  const { subject, message: words } = message;
  const eventId = key === undefined ? newId() : hash([admin.id, orderID, key, subject, words]);
  return deps.auditLog.during(
    { kind: 'letter-written', by: admin.id, about: orderID },
    async (reportChanges) => {
      await writeEmail(deps, { eventId, orderID, kind, ...message });
      const email = await getEmail(deps, emailId(eventId, kind));
      reportChanges({ changes: changedFields(null, { letter: kind, order: orderID }) });
      return email;
    },
  );
}

const hash = (parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
