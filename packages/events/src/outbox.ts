import type { IndexDefinition, IndexOptions } from 'mongoose';
import type { NewEvent } from './define-event.ts';
import { consumersOf } from './wired-consumers.ts';

/** An event stored in the document that it is about, until every consumer has applied it. */
export type OutboxEntry = NewEvent & {
  at: Date;
  /** Consumers without an acknowledgement. */
  waiting: string[];
  /** Part of the job ids. */
  sendCount: number;
  nextSendAt: Date;
  /** Time of the replay in ms; part of the job ids. */
  replay?: number;
};

export const outboxFields = {
  outbox: {
    type: [
      {
        _id: false,
        eventId: String,
        name: String,
        payload: Object,
        requestId: String,
        traceparent: String,
        priority: Number,
        at: Date,
        waiting: [String],
        sendCount: Number,
        nextSendAt: Date,
      },
    ],
    default: undefined,
  },
} as const;

/** Fields by which relay, acknowledgement and metrics find events. */
export const indexedPaths = ['outbox.nextSendAt', 'outbox.eventId', 'outbox.at'] as const;

/** Adds sparse indexes of documents with events: an idle relay costs nothing. */
export function indexOutbox(schema: {
  index: (fields: IndexDefinition, options: IndexOptions) => unknown;
}): void {
  for (const path of indexedPaths) schema.index({ [path]: 1 }, { sparse: true });
}

type Update = { $push?: Record<string, unknown> } & Record<string, unknown>;

/** Adds events to an update: guard, change and events are one atomic write. Decision 0002. */
export function withEvent<U extends Update>(update: U, ...events: [NewEvent, ...NewEvent[]]): U {
  const [first, ...more] = events;
  const outbox = more.length === 0 ? outboxEntry(first) : { $each: events.map(outboxEntry) };
  return { ...update, $push: { ...update.$push, outbox } };
}

const RESEND_AFTER_MS = 2_000;

/** Entry for a document inserted with its event. Counts the sending that the writer does next. */
export function outboxEntry(event: NewEvent): OutboxEntry {
  const now = new Date();
  const nextSendAt = new Date(now.getTime() + RESEND_AFTER_MS);
  return { ...event, at: now, waiting: consumersOf(event.name), sendCount: 1, nextSendAt };
}
