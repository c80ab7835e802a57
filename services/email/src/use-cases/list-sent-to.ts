import type { SentEmail } from '@shop/contracts';
import type { EmailDeps } from '../deps.ts';

/** More than anyone gets while emails are stored. */
const ALL = 1_000;

/** For the customer's copy, newest first. */
export async function listSentTo({ emails }: EmailDeps, email: string): Promise<SentEmail[]> {
  const { emails: found } = await emails.list({ to: email }, { skip: 0, limit: ALL, ascending: false });
  return found.map(({ kind, subject, createdAt }) => ({ kind, subject, createdAt: createdAt.toISOString() }));
}
