import { randomUUID } from 'node:crypto';
import { currentRequestId } from '@shop/service-kit';
import { tracing } from '@shop/tracing';
import type { z } from 'zod';

export type DefinedEvent<S extends z.ZodType = z.ZodType> = {
  name: string;
  /** Service that stores the event until every consumer has applied it; of several, the payload's `from` names it. */
  owner: string | readonly string[];
  schema: S;
};

export type EventOf<E extends DefinedEvent> = z.infer<E['schema']>;

export type NewEvent = {
  eventId: string;
  name: string;
  payload: unknown;
  requestId: string;
  /** Trace of the call or event that emits it, where traces are on. */
  traceparent?: string;
  /** BullMQ's priority: 0 comes first. */
  priority: number;
};

/** Services that emit the event. */
export const ownersOf = ({ owner }: DefinedEvent): readonly string[] =>
  typeof owner === 'string' ? [owner] : owner;

/** The service that stores one event. */
export const ownerOf = ({ owner }: DefinedEvent, payload: unknown): string =>
  typeof owner === 'string' ? owner : (payload as { from: string }).from;

/** The name is in the past tense. */
export function defineEvent<S extends z.ZodType>(event: DefinedEvent<S>): DefinedEvent<S> {
  return event;
}

/**
 * @param priority 0 while a person waits, larger in the background
 * @throws ZodError for a payload mismatch: an error in the emitting code
 */
export function newEvent<S extends z.ZodType>(
  event: DefinedEvent<S>,
  payload: z.input<S>,
  priority = 0,
): NewEvent {
  return {
    eventId: randomUUID(),
    name: event.name,
    payload: event.schema.parse(payload),
    requestId: currentRequestId(),
    ...tracing().storedFields(),
    priority,
  };
}
