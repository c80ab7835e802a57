import type { ErrorCode } from '@shop/contracts';
import type { Connection, mongo } from 'mongoose';
import type { JobData } from './bus.ts';
import type { OutboxEntry } from './outbox.ts';

export type DeadLetter = Omit<JobData, 'replay' | 'gen'> & {
  _id: string;
  consumer: string;
  error: string;
  /** Missing, like the two below it, in letters that an older version kept. */
  code?: ErrorCode;
  firstAt?: Date;
  /** How often it has been sent again. */
  replays?: number;
  /** How often it was tried in all, and when for the last time. */
  attempts: number;
  at: Date;
  /** The replay under way: the letter itself carries the event until the listener has dealt with it. */
  outbox?: OutboxEntry[];
};

type Failure = { error: string; code: ErrorCode; attempts: number };

export type DeadLetters = {
  /** The letters as documents that carry events, for their relay. */
  collection: mongo.Collection<DeadLetter>;
  /**
   * Keeps a job that finally failed. The same event and consumer are one letter: failing again adds to its attempts,
   * and ends the replay that the job came from.
   */
  keep: (job: JobData, consumer: string, failure: Failure) => Promise<void>;
  /** Removes the letter of an event that has been applied, if there is one. */
  forget: (eventId: string, consumer: string) => Promise<void>;
  find: (id: string) => Promise<DeadLetter | null>;
  /** The newest first. */
  list: (skip?: number, limit?: number) => Promise<DeadLetter[]>;
  count: () => Promise<number>;
  countByConsumer: () => Promise<Record<string, number>>;
  /**
   * Writes down that the letter is to be sent again.
   * @returns false when somebody else was faster, with this or with discarding it
   */
  replay: (letter: DeadLetter) => Promise<boolean>;
  /** @returns false when it is gone already, or is being sent again */
  discard: (id: string) => Promise<boolean>;
};

const MOST = 200;
/** Letters that are not being sent again. */
const resting = { 'outbox.0': { $exists: false } };
const idOf = (eventId: string, consumer: string): string => `${eventId}-${consumer}`;

/** The events that a service's consumers could not apply, in the service's own database. */
export function createDeadLetters(connection: Connection): DeadLetters {
  if (!connection.db) throw new Error('the database is not connected');
  const letters = connection.db.collection<DeadLetter>('deadLetters');
  return {
    collection: letters,
    keep: async ({ replay, gen: _gen, ...event }, consumer, { attempts, ...failure }) => {
      const at = new Date();
      await letters.updateOne(
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
    forget: async (eventId, consumer) => void (await letters.deleteOne({ _id: idOf(eventId, consumer) })),
    find: (_id) => letters.findOne({ _id }),
    list: (skip = 0, limit = MOST) =>
      letters.find().sort({ at: -1, _id: -1 }).skip(skip).limit(limit).toArray(),
    count: () => letters.countDocuments(),
    countByConsumer: async () => {
      // The order lets the index answer alone.
      const groups = await letters
        .aggregate<{ _id: string; count: number }>([
          { $sort: { consumer: 1 } },
          { $group: { _id: '$consumer', count: { $sum: 1 } } },
        ])
        .toArray();
      return Object.fromEntries(groups.map(({ _id, count }) => [_id, count]));
    },
    replay: async (letter) => {
      const { _id, replays = 0 } = letter;
      const { matchedCount } = await letters.updateOne(
        // A missing number equals null.
        { _id, replays: letter.replays ?? null, ...resting } as mongo.Filter<DeadLetter>,
        { $set: { replays: replays + 1 }, $push: { outbox: replayOf(letter) } },
      );
      return matchedCount === 1;
    },
    discard: async (_id) => (await letters.deleteOne({ _id, ...resting })).deletedCount === 1,
  };
}

/**
 * The event as the letter carries it, for the one listener that could not apply it. Its moment tells the replay from all
 * others of the event: a letter that went and comes again counts its replays from 1, and Redis still keeps the jobs.
 */
function replayOf({ eventId, name, payload, requestId, consumer }: DeadLetter): OutboxEntry {
  const now = new Date();
  const event = { eventId, name, payload, requestId, priority: 0 };
  return { ...event, at: now, waiting: [consumer], gen: 0, nextSendAt: now, replay: now.getTime() };
}
