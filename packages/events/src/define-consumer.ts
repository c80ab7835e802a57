import type { Logger } from '@shop/service-kit';
import type { DefinedEvent, EventOf } from './define-event.ts';
import type { ConsumerName } from './wired-consumers.ts';

export type EventContext = { eventId: string; logger: Logger };

export type Consumer = {
  name: ConsumerName;
  event: DefinedEvent;
  concurrency: number;
  handle: (payload: never, context: EventContext) => Promise<void>;
};

/**
 * Describes a consumer. `handle` may run repeatedly, so it must be a guarded write. Errors: `failure-policy.ts`.
 * @param concurrency per process; 10 by default
 */
export function defineConsumer<E extends DefinedEvent>(consumer: {
  name: ConsumerName;
  event: E;
  concurrency?: number;
  handle: (payload: EventOf<E>, context: EventContext) => Promise<void>;
}): Consumer {
  return { concurrency: 10, ...consumer };
}
