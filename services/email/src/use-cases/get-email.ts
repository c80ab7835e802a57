import { ShopError } from '@shop/service-kit';
import type { EmailDeps } from '../deps.ts';
import type { EmailHead, StoredEmail } from '../domain/email.ts';
import type { EmailStore } from '../store/email-store.ts';

export async function getEmail({ emails }: EmailDeps, id: string): Promise<StoredEmail> {
  const email = await emails.find(id);
  if (!email) throw new ShopError({ code: 'letter-not-found' });
  return email;
}

export const listEmails = (
  { emails }: Pick<EmailDeps, 'emails'>,
  ...search: Parameters<EmailStore['list']>
): Promise<{ emails: EmailHead[]; total: number }> => emails.list(...search);
