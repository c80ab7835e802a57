import type { SentEmail } from '@shop/contracts';
import type { EmailDeps } from '../deps.ts';

/** More letters than anybody gets within the time for which they are kept. */
const ALL = 1_000;

/** The letters to an address that are still kept, as the copy of its reader's data tells of them, the newest first. */
export async function listSentTo({ emails }: EmailDeps, email: string): Promise<SentEmail[]> {
  const { emails: found } = await emails.list({ to: email }, { skip: 0, limit: ALL, ascending: false });
  return found.map(({ kind, subject, createdAt }) => ({ kind, subject, createdAt: createdAt.toISOString() }));
}
