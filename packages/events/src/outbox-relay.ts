import { createSweeper, type Logger, type Sweeper } from '@shop/service-kit';
import type { Bus } from './bus.ts';
import { outboxDocuments, type OutboxModel } from './outbox-documents.ts';
import type { OutboxEntry } from './outbox.ts';

/** Once started it finds what was written; a nudge has it look at once. */
export type Relay = Sweeper;

const POLL_MS = 1_000;
const BATCH = 100;
/** Pause before an event is sent again because nobody has acknowledged it: 10, 20, 40 … 300 s. */
const pauseMs = (gen: number): number => Math.min(10_000 * 2 ** (gen - 1), 300_000);
/** Pause after a sending that failed because Redis was away. */
const RETRY_MS = 2_000;

/**
 * Finds events that nobody has acknowledged and publishes them, at least once each. It holds nothing in memory,
 * so Redis may lose everything and this process may be killed at any line: the work comes back from the database.
 * @param model the documents with the outbox field
 */
export function createRelay(input: { model: OutboxModel; bus: Bus; logger: Logger }): Relay {
  const { bus, logger } = input;
  const documents = outboxDocuments(input.model);

  const send = async (documentId: string, entry: OutboxEntry): Promise<void> => {
    if (await claim(documentId, entry)) {
      const gen = entry.gen + 1;
      try {
        await Promise.all(entry.waiting.map((consumer) => bus.publish(entry, consumer, gen)));
      } catch (err) {
        logger.warn(
          { err, event: entry.name, eventId: entry.eventId },
          'an event could not be queued; it is sent again',
        );
        await documents.updateOne(
          { _id: documentId, outbox: { $elemMatch: { eventId: entry.eventId, gen } } },
          { $set: { 'outbox.$.nextSendAt': new Date(Date.now() + RETRY_MS) } },
        );
      }
    }
  };

  /** Only one of several replicas sends: the one whose update finds the number unchanged. */
  const claim = async (documentId: string, entry: OutboxEntry): Promise<boolean> => {
    const gen = entry.gen + 1;
    const { matchedCount } = await documents.updateOne(
      { _id: documentId, outbox: { $elemMatch: { eventId: entry.eventId, gen: entry.gen } } },
      { $set: { 'outbox.$.gen': gen, 'outbox.$.nextSendAt': new Date(Date.now() + pauseMs(gen)) } },
    );
    return matchedCount === 1;
  };

  const sweep = async (): Promise<void> => {
    const now = new Date();
    const due = await documents
      .find({ 'outbox.nextSendAt': { $lte: now } }, { projection: { outbox: 1 }, limit: BATCH })
      .toArray();
    const entries = due.flatMap((document) =>
      (document.outbox ?? [])
        .filter((entry) => entry.nextSendAt <= now)
        .map((entry) => ({ id: document._id, entry })),
    );
    await Promise.all(entries.map(({ id, entry }) => send(id, entry)));
    if (due.length === BATCH) sweeper.nudge();
  };

  const sweeper = createSweeper({ name: 'relay', everyMs: POLL_MS, sweep, logger });
  return sweeper;
}
