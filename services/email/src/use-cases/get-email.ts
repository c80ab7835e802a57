import { ShopError } from '@shop/service-kit';
import type { EmailDeps } from '../deps.ts';
import type { StoredEmail } from '../domain/email.ts';

/** @throws ShopError `letter-not-found` */
export async function getEmail({ emails }: EmailDeps, id: string): Promise<StoredEmail> {
  const email = await emails.find(id);
  if (!email) throw new ShopError({ code: 'letter-not-found' });
  return email;
}
