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
 * Describes one listener. Its handler runs at least once for every event, so it has to be a guarded write.
 * Whatever it throws is counted: permanent kinds go to the dead letters at once, the others after eight tries, an
 * outage never.
 * @param concurrency how many events one process handles at a time (10 unless told)
 */
export function defineConsumer<E extends DefinedEvent>(consumer: {
  name: ConsumerName;
  event: E;
  concurrency?: number;
  handle: (payload: EventOf<E>, context: EventContext) => Promise<void>;
}): Consumer {
  return { concurrency: 10, ...consumer };
}
