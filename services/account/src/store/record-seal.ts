import { retryOnConflict, type Logger } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import { digestOfEntry, type Entry } from '../domain/record.ts';
import { sealHead, sealOf, type RecordHead } from '../domain/record-head.ts';
import type { RecordStore } from './record-store.ts';

export type SealSecrets = { SESSION_SECRET: string; SESSION_SECRET_BEFORE?: string | undefined };

const entriesOf = (connection: Connection) => connection.collection<Entry>('record');
const headsOf = (connection: Connection) => connection.collection<RecordHead>('recordHead');
const lastOf = (connection: Connection) => entriesOf(connection).findOne({}, { sort: { _id: -1 } });

const endAt = (last: Entry | null) => ({ count: last?._id ?? 0, digest: last ? digestOfEntry(last) : '' });

/** Makes the first head, over what there is: once in the life of a database, or a head that was removed would come back. */
export async function sealFirst(connection: Connection, { SESSION_SECRET }: SealSecrets): Promise<void> {
  const { _id, ...head } = sealHead(SESSION_SECRET, endAt(await lastOf(connection)));
  await headsOf(connection).updateOne({ _id }, { $setOnInsert: head }, { upsert: true });
}

/**
 * The record with its end sealed. The entry comes first and the head after it, so that the head never speaks of more than
 * there is: who was killed between the two left an act that comes again, and seals then. It only moves onward from an end
 * that is still in the chain; else it stays, and `npm run audit` tells of it for good.
 */
export async function sealedRecord(
  record: RecordStore,
  connection: Connection,
  { SESSION_SECRET, SESSION_SECRET_BEFORE }: SealSecrets,
  logger: Logger,
): Promise<RecordStore> {
  const secrets = [SESSION_SECRET, ...(SESSION_SECRET_BEFORE ? [SESSION_SECRET_BEFORE] : [])];

  async function flawOf(head: RecordHead | null): Promise<string | null> {
    if (!head) return 'the record has lost its head';
    if (!secrets.some((secret) => sealOf(secret, head) === head.seal))
      return 'the record’s head was sealed with another secret';
    const sealed = head.count === 0 ? null : await entriesOf(connection).findOne({ _id: head.count });
    return endAt(sealed).digest === head.digest ? null : 'entries were cut off the end of the record';
  }

  async function moveHead(): Promise<true | undefined> {
    const head = await headsOf(connection).findOne({ _id: 'head' });
    const flaw = await flawOf(head);
    if (flaw || !head) {
      logger.error({ flaw }, 'the record is not sealed any more: npm run audit says where');
      return true;
    }
    const next = sealHead(SESSION_SECRET, endAt(await lastOf(connection)));
    if (next.seal === head.seal || next.count < head.count) return true;
    const { matchedCount } = await headsOf(connection).replaceOne({ _id: 'head', seal: head.seal }, next);
    return matchedCount === 1 ? true : undefined;
  }

  // Also where nothing is added: what a killed process left, and a secret that has followed another one.
  await retryOnConflict(moveHead);
  return {
    ...record,
    append: async (act) => {
      await record.append(act);
      await retryOnConflict(moveHead);
    },
  };
}
