import { randomUUID } from 'node:crypto';
import { currentRequestId } from '@shop/service-kit';
import type { z } from 'zod';

export type DefinedEvent<S extends z.ZodType = z.ZodType> = {
  name: string;
  /**
   * The service whose documents carry the event until every listener has applied it. Where it is several, the payload
   * says `from` which of them it comes.
   */
  owner: string | readonly string[];
  schema: S;
};

export type EventOf<E extends DefinedEvent> = z.infer<E['schema']>;

/** An event on its way into an outbox. */
export type NewEvent = {
  eventId: string;
  name: string;
  payload: unknown;
  requestId: string;
  /** Smaller goes first; 0 is first of all (BullMQ's rule). */
  priority: number;
};

/** All the services that emit an event. */
export const ownersOf = ({ owner }: DefinedEvent): readonly string[] =>
  typeof owner === 'string' ? [owner] : owner;

/** The service that carries one event of these. @param payload what it tells, parsed */
export const ownerOf = ({ owner }: DefinedEvent, payload: unknown): string =>
  typeof owner === 'string' ? owner : (payload as { from: string }).from;

/** Describes one event: a past-tense name, its owner and the shape of what it tells. */
export function defineEvent<S extends z.ZodType>(event: DefinedEvent<S>): DefinedEvent<S> {
  return event;
}

/**
 * Makes an event to be written with `withEvent`.
 * @param priority of its jobs: 0 for what a person waits for, larger for background work
 * @throws ZodError when the payload is not what the event tells: a mistake in the emitting code
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
    priority,
  };
}
