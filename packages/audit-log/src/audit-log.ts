import { MAX_SUBJECT_LENGTH, type AuditEntry, type Change } from '@shop/contracts';
import {
  actionAudited,
  indexedPaths,
  newEvent,
  outboxEntry,
  type AuditedDone,
  type AuditedWrite,
  type AuditedWrites,
  type NewEvent,
  type OutboxEntry,
  type ServiceName,
} from '@shop/events';
import { currentRequestId, errorStatus, ShopError, type Logger, type SweepRow } from '@shop/service-kit';
import type { Connection, mongo } from 'mongoose';

export type AuditLog = AuditedWrites & {
  collection: mongo.Collection<StoredEntry>;
  /** Once every consumer has applied it. */
  deleteApplied: (eventId: string) => Promise<void>;
  /** Sends entries that never ended, with an unknown outcome. */
  sweep: () => Promise<void>;
  sweepRow: SweepRow;
};

type AuditPayload = Omit<AuditEntry, 'id'> & { from: ServiceName };
type StoredEntry = {
  _id: string;
  /** Sent if the action never ends. */
  begun?: NewEvent;
  dueAt?: Date;
  outbox?: OutboxEntry[];
};

/** Longer than any call. */
const LOST_MS = 600_000;
const SWEEP_MS = 60_000;
const BATCH = 100;
const UNKNOWN: Change[] = [{ field: 'outcome', before: '', after: 'unknown' }];

const isRefusal = (error: unknown): boolean => error instanceof ShopError && errorStatus(error) < 500;

/** @param input.send sends at once */
export async function openAuditLog(input: {
  service: ServiceName;
  connection: Connection;
  send: (event: NewEvent) => void;
  logger: Logger;
}): Promise<AuditLog> {
  const { service, connection, send, logger } = input;
  const collection = connection.collection<StoredEntry>('auditOutbox');
  await collection.createIndexes(
    [...indexedPaths, 'dueAt'].map((path) => ({ key: { [path]: 1 }, sparse: true })),
  );

  const begin = async (doing: AuditedWrite): Promise<NewEvent> => {
    const event = newEvent(actionAudited, auditPayload(service, doing));
    const dueAt = new Date(Date.now() + LOST_MS);
    await collection.insertOne({ _id: event.eventId, begun: event, dueAt });
    return event;
  };
  /** @returns null when another process has settled it */
  const settle = async (begun: NewEvent, done: AuditedDone): Promise<NewEvent | null> => {
    const event = {
      ...begun,
      payload: actionAudited.schema.parse({ ...(begun.payload as object), ...done }),
    };
    const { matchedCount } = await collection.updateOne(
      { _id: event.eventId, begun: { $exists: true } },
      { $set: { outbox: [outboxEntry(event)] }, $unset: { begun: 1, dueAt: 1 } },
    );
    return matchedCount === 1 ? event : null;
  };
  const drop = async ({ eventId }: NewEvent): Promise<void> =>
    void (await collection.deleteOne({ _id: eventId, begun: { $exists: true } }));
  /** The sweeper sends what cannot be written now. */
  const quietly = async (work: () => Promise<void>): Promise<void> =>
    work().catch((err: unknown) => logger.warn({ err }, 'an audit entry was not finished'));

  const sweep = async (): Promise<void> => {
    const lost = await collection
      .find({ dueAt: { $lte: new Date() } })
      .limit(BATCH)
      .toArray();
    for (const { begun } of lost) if (begun) await settle(begun, { changes: UNKNOWN });
  };

  return {
    collection,
    during: async (doing, write) => {
      const event = await begin(doing);
      let done: AuditedDone = {};
      const result = await write((known) => {
        done = known;
      }).catch(async (error: unknown) => {
        if (isRefusal(error)) await quietly(() => drop(event));
        throw error;
      });
      await quietly(async () => {
        if (done.changes?.length === 0) return drop(event);
        const settled = await settle(event, done);
        if (settled) send(settled);
      });
      return result;
    },
    deleteApplied: async (_id) => void (await collection.deleteOne({ _id, outbox: { $size: 0 } })),
    sweep,
    sweepRow: ['lost audit entries', SWEEP_MS, sweep],
  };
}

function auditPayload(from: ServiceName, { kind, by, about = '' }: AuditedWrite): AuditPayload {
  const at = new Date().toISOString();
  // A subject longer than any id is dropped.
  return {
    from,
    kind,
    by,
    about: about.slice(0, MAX_SUBJECT_LENGTH),
    at,
    requestId: currentRequestId(),
    changes: [],
    personal: [],
  };
}
