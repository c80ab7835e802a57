import type { ErrorCode } from '@shop/contracts';
import { tracing } from '@shop/tracing';
import type { Connection, mongo } from 'mongoose';
import type { JobData } from './bus.ts';
import type { OutboxEntry } from './outbox.ts';

export type DeadLetter = Omit<JobData, 'replay' | 'sendCount'> & {
  _id: string;
  consumer: string;
  error: string;
  code: ErrorCode;
  firstAt: Date;
  replays?: number;
  attempts: number;
  at: Date;
  /** The replay in progress: the dead letter carries its event itself. */
  outbox?: OutboxEntry[];
};

type Failure = { error: string; code: ErrorCode; attempts: number };

export type DeadLetters = {
  collection: mongo.Collection<DeadLetter>;
  /**
   * Keeps a finally failed job. One document per event and consumer; a repeated failure adds attempts and ends its
   * replay.
   */
  keep: (
    job: Omit<JobData, 'sendCount'> & Partial<Pick<JobData, 'sendCount'>>,
    consumer: string,
    failure: Failure,
  ) => Promise<void>;
  forget: (eventId: string, consumer: string) => Promise<void>;
  find: (id: string) => Promise<DeadLetter | null>;
  list: (skip?: number, limit?: number) => Promise<DeadLetter[]>;
  count: () => Promise<number>;
  countByConsumer: () => Promise<Record<string, number>>;
  /** @returns false when another admin was first */
  replay: (deadLetter: DeadLetter) => Promise<boolean>;
  /** @returns false when it is gone or being replayed */
  discard: (id: string) => Promise<boolean>;
};

const MOST = 200;
/** Not being replayed. */
const resting = { 'outbox.0': { $exists: false } };
const idOf = (eventId: string, consumer: string): string => `${eventId}-${consumer}`;

/** Dead letters in the service's own database. */
export function createDeadLetters(connection: Connection): DeadLetters {
  if (!connection.db) throw new Error('the database is not connected');
  const collection = connection.db.collection<DeadLetter>('deadLetters');
  return {
    collection: collection,
    keep: async ({ replay, sendCount: _sendCount, ...event }, consumer, { attempts, ...failure }) => {
      const at = new Date();
      await collection.updateOne(
        { _id: idOf(event.eventId, consumer) },
        {
          $set: { ...event, consumer, ...failure, at },
          $inc: { attempts },
          $setOnInsert: { firstAt: at },
          ...(replay ? { $pull: { outbox: { replay } } } : {}),
        },
        { upsert: true },
      );
    },
    forget: async (eventId, consumer) => void (await collection.deleteOne({ _id: idOf(eventId, consumer) })),
    find: (_id) => collection.findOne({ _id }),
    list: (skip = 0, limit = MOST) =>
      collection.find().sort({ at: -1, _id: -1 }).skip(skip).limit(limit).toArray(),
    count: () => collection.countDocuments(),
    countByConsumer: async () => {
      // Sorted, so that the index alone answers.
      const groups = await collection
        .aggregate<{ _id: string; count: number }>([
          { $sort: { consumer: 1 } },
          { $group: { _id: '$consumer', count: { $sum: 1 } } },
        ])
        .toArray();
      return Object.fromEntries(groups.map(({ _id, count }) => [_id, count]));
    },
    replay: async (deadLetter) => {
      const { _id, replays = 0 } = deadLetter;
      const { matchedCount } = await collection.updateOne(
        // In a filter, null matches a missing field.
        { _id, replays: deadLetter.replays ?? null, ...resting } as mongo.Filter<DeadLetter>,
        { $set: { replays: replays + 1 }, $push: { outbox: replayOf(deadLetter) } },
      );
      return matchedCount === 1;
    },
    discard: async (_id) => (await collection.deleteOne({ _id, ...resting })).deletedCount === 1,
  };
}

/**
 * The replay's entry carries its time: a dead letter that comes back counts replays from 1, and Redis keeps the old
 * jobs.
 */
function replayOf({ eventId, name, payload, requestId, consumer }: DeadLetter): OutboxEntry {
  const now = new Date();
  const event = { eventId, name, payload, requestId, priority: 0, ...tracing().storedFields() };
  return { ...event, at: now, waiting: [consumer], sendCount: 0, nextSendAt: now, replay: now.getTime() };
}
