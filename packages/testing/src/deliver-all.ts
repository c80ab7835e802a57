import { createBus, newEvent, outboxEntry, type DefinedEvent } from '@shop/events';
import { createLogger, type DataConfig } from '@shop/service-kit';

type Outboxes = { collection: unknown };
type Counting = { countDocuments: (filter: object) => Promise<number> };

const PAUSE_MS = 20;

/** @throws Error naming `what` after the timeout */
export async function waitFor(
  what: string,
  isDone: () => boolean | Promise<boolean>,
  timeoutMs = 60_000,
): Promise<void> {
  const until = Date.now() + timeoutMs;
  while (!(await isDone())) {
    if (Date.now() > until) throw new Error(`waited ${timeoutMs} ms in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Waits until all events of these documents are acknowledged. @throws Error after a minute */
export async function deliverAll(...models: Outboxes[]): Promise<void> {
  for (const { collection } of models) {
    await waitFor('the outbox to be empty', async () => {
      const waiting = await (collection as Counting).countDocuments({ 'outbox.0': { $exists: true } });
      return waiting === 0;
    });
  }
}

/**
 * Publishes an event as its owner's relay would.
 * @returns the event's id
 */
export async function sendEvent(
  event: DefinedEvent,
  payload: unknown,
  config: Pick<DataConfig, 'REDIS_URL' | 'DB_PREFIX'>,
  sending = 1,
): Promise<string> {
  const bus = createBus(config, createLogger('test', 'silent'));
  const entry = outboxEntry(newEvent(event, payload));
  try {
    await waitFor('Redis to take the event', async () =>
      Promise.all(entry.waiting.map((consumer) => bus.publish(entry, consumer, sending))).then(
        () => true,
        () => false,
      ),
    );
  } finally {
    await bus.close();
  }
  return entry.eventId;
}
