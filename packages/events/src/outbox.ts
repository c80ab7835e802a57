import type { IndexDefinition, IndexOptions } from 'mongoose';
import type { NewEvent } from './define-event.ts';
import { consumersOf } from './wired-consumers.ts';

/** An event that lies in the document whose change it tells of, until all its consumers have applied it. */
export type OutboxEntry = NewEvent & {
  at: Date;
  /** The consumers that have not acknowledged yet. */
  waiting: string[];
  /** How often it has been sent; part of the jobs' ids. */
  gen: number;
  nextSendAt: Date;
  /** The moment of the replay in ms, where a dead letter is sent again; part of the jobs' ids. */
  replay?: number;
};

/** The field of a mongoose schema whose documents emit events. */
export const outboxFields = {
  outbox: {
    type: [
      {
        _id: false,
        eventId: String,
        name: String,
        payload: Object,
        requestId: String,
        priority: Number,
        at: Date,
        waiting: [String],
        gen: Number,
        nextSendAt: Date,
      },
    ],
    default: undefined,
  },
} as const;

/** By what the relay, the acknowledgement and the metrics find events. */
export const indexedPaths = ['outbox.nextSendAt', 'outbox.eventId', 'outbox.at'] as const;

/**
 * Gives a schema with an outbox the indexes by which its events are found. They are sparse: only documents with events are
 * in them, so looking for work costs nothing while there is none.
 */
export function indexOutbox(schema: {
  index: (fields: IndexDefinition, options: IndexOptions) => unknown;
}): void {
  for (const path of indexedPaths) schema.index({ [path]: 1 }, { sparse: true });
}

type Update = { $push?: Record<string, unknown> } & Record<string, unknown>;

/**
 * Adds events to the update that makes them true: guard, change and events are one atomic write.
 * @param update a mongoose update
 * @param events what `newEvent` made
 */
export function withEvent<U extends Update>(update: U, ...events: [NewEvent, ...NewEvent[]]): U {
  const [first, ...more] = events;
  const outbox = more.length === 0 ? outboxEntry(first) : { $each: events.map(outboxEntry) };
  return { ...update, $push: { ...update.$push, outbox } };
}

/** When the relay sends an event whose writer was killed before sending it, or which nobody has acknowledged by then. */
const SECOND_SENDING_MS = 2_000;

/**
 * The entry by itself, for documents that are inserted together with their first event. It counts its writer's own
 * sending, which follows the write at once.
 */
export function outboxEntry(event: NewEvent): OutboxEntry {
  const now = new Date();
  const nextSendAt = new Date(now.getTime() + SECOND_SENDING_MS);
  return { ...event, at: now, waiting: consumersOf(event.name), gen: 1, nextSendAt };
}
