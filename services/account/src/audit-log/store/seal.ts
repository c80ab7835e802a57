import { retryOnConflict, type Logger } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import { digestOfEntry, type Entry } from './stored-entry.ts';
import { sealHead, sealOf, type AuditLogHead } from './audit-log-head.ts';
import type { AuditEntryStore } from './audit-entry-store.ts';

export type SealSecrets = { SESSION_SECRET: string; SESSION_SECRET_BEFORE?: string | undefined };
export type SealDeps = { logger: Logger; now: () => Date };

/** Marks a database with a head; read by `npm run audit`. */
const SEALED = 'audit-log-sealed';

const entriesOf = (connection: Connection) => connection.collection<Entry>('auditLog');
const headsOf = (connection: Connection) => connection.collection<AuditLogHead>('auditLogHead');
const marksOf = (connection: Connection) => connection.collection<{ _id: string; at: Date }>('startChecks');
const lastOf = (connection: Connection) => entriesOf(connection).findOne({}, { sort: { _id: -1 } });

const endAt = (last: Entry | null) => ({ count: last?._id ?? 0, digest: last ? digestOfEntry(last) : '' });

/** Makes the first head. Removing head and mark makes a new one, which shows its later date (Decision 0049). */
export async function sealFirstHead(
  connection: Connection,
  { SESSION_SECRET }: SealSecrets,
  { logger, now }: SealDeps,
): Promise<void> {
  const mark = { _id: SEALED };
  if (await marksOf(connection).findOne(mark)) return;
  const end = endAt(await lastOf(connection));
  const since = { count: end.count, at: now() };
  const { _id, ...head } = sealHead(SESSION_SECRET, { ...end, since });
  const { upsertedCount } = await headsOf(connection).updateOne(
    { _id },
    { $setOnInsert: head },
    { upsert: true },
  );
  await marksOf(connection).updateOne(mark, { $setOnInsert: { at: now() } }, { upsert: true });
  if (upsertedCount === 0 || end.count === 0) return;
  logger.warn({ entries: end.count }, 'the audit log had entries before it had a seal: its seal was removed');
}

/**
 * Appends an entry, then moves the head, so that it never claims more than exists. It moves only from an end that is in
 * the chain.
 */
export async function sealedAuditEntries(
  auditEntries: AuditEntryStore,
  connection: Connection,
  { SESSION_SECRET, SESSION_SECRET_BEFORE }: SealSecrets,
  { logger }: Pick<SealDeps, 'logger'>,
): Promise<AuditEntryStore> {
  const secrets = [SESSION_SECRET, ...(SESSION_SECRET_BEFORE ? [SESSION_SECRET_BEFORE] : [])];

  async function flawOf(head: AuditLogHead | null): Promise<string | null> {
    if (!head) return 'the audit log has no head';
    if (!secrets.some((secret) => sealOf(secret, head) === head.seal))
      return 'the head of the audit log was sealed with another secret';
    const sealed = head.count === 0 ? null : await entriesOf(connection).findOne({ _id: head.count });
    return endAt(sealed).digest === head.digest ? null : 'entries were cut off the end of the audit log';
  }

  async function moveHead(): Promise<true | undefined> {
    const head = await headsOf(connection).findOne({ _id: 'head' });
    const flaw = await flawOf(head);
    if (flaw || !head) {
      logger.error({ flaw }, 'the audit log is not sealed any more: npm run audit shows where');
      return true;
    }
    const next = sealHead(SESSION_SECRET, { ...endAt(await lastOf(connection)), since: head.since });
    if (next.seal === head.seal || next.count < head.count) return true;
    const { matchedCount } = await headsOf(connection).replaceOne({ _id: 'head', seal: head.seal }, next);
    return matchedCount === 1 ? true : undefined;
  }

  // Also without new entries: after a crash, and after a change of the secret.
  await retryOnConflict(moveHead);
  return {
    ...auditEntries,
    append: async (auditEntry) => {
      await auditEntries.append(auditEntry);
      await retryOnConflict(moveHead);
    },
  };
}
