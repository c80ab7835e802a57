import { createSweeper, type Logger, type Sweeper } from '@shop/service-kit';
import { tracing } from '@shop/tracing';
import type { Bus } from './bus.ts';
import { outboxDocuments, type OutboxModel } from './outbox-documents.ts';
import type { NewEvent } from './define-event.ts';
import { outboxEntry, type OutboxEntry } from './outbox.ts';

export type Relay = Sweeper & {
  /** Sends an event just written, without reading the database; its entry already counts this sending. */
  send: (event: NewEvent) => void;
};

type Outbox = ReturnType<typeof outboxDocuments>;

/** @returns whether the consumer has applied the event; undefined where it is not called directly */
export type CallDirectly = (event: NewEvent, consumer: string) => Promise<boolean> | undefined;

const BATCH = 100;
const PARALLEL_PUBLISHES = 10;
/** Pauses of 20, 40, 60 s after the second sending; the last bounds the delay after an outage. */
const FIRST_PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 60_000;
/** Pause after a sending that failed while Redis was away. */
const RETRY_MS = 2_000;
/** Time of frequent sweeps after the last event: lost events are recent. */
const BUSY_MS = 30_000;
const QUIET_FACTOR = 5;

/**
 * Publishes unacknowledged events at least once. State is in the database: Redis and the process may die any time.
 * @param everyMs pause; fivefold while idle
 */
export function createRelay(input: {
  models: readonly OutboxModel[];
  bus: Bus;
  callDirectly?: CallDirectly | undefined;
  everyMs: number;
  logger: Logger;
}): Relay {
  const { bus, callDirectly = () => undefined, everyMs, logger } = input;
  const outboxes = input.models.map(outboxDocuments);
  let busyUntil = 0;
  const stayBusy = () => void (busyUntil = Date.now() + BUSY_MS);

  /** 'waits': every queue still holds the previous job. */
  const publish = async (entry: OutboxEntry): Promise<'sent' | 'waits' | 'failed'> => {
    try {
      const sent = await tracing().continueFrom(entry.traceparent, () =>
        Promise.all(entry.waiting.map((consumer) => bus.publish(entry, consumer, entry.sendCount))),
      );
      return sent.includes(true) ? 'sent' : 'waits';
    } catch (err) {
      logger.warn(
        { err, event: entry.name, eventId: entry.eventId },
        'an event could not be queued; it is sent again',
      );
      return 'failed';
    }
  };

  /** A consumer that applies a direct call needs no job. */
  const sendFirst = async (event: NewEvent): Promise<void> => {
    const entry = outboxEntry(event);
    const called = entry.waiting.map((consumer) => ({ consumer, call: callDirectly(event, consumer) }));
    const queued = called.flatMap(({ consumer, call }) => (call ? [] : [consumer]));
    await Promise.all([
      publish({ ...entry, waiting: queued }),
      ...called.map(async ({ consumer, call }) => {
        if (call && !(await call)) await publish({ ...entry, waiting: [consumer] });
      }),
    ]);
  };

  const republish = async (documents: Outbox, documentId: string, before: OutboxEntry): Promise<void> => {
    const sendCount = before.sendCount + 1;
    const outcome = await publish({ ...before, sendCount });
    if (outcome === 'sent') return;
    const waits = outcome === 'waits';
    const nextSendAt = new Date(Date.now() + (waits ? MAX_PAUSE_MS : RETRY_MS));
    // Number of the waiting job: the next sending would duplicate it otherwise.
    const number = waits ? { 'outbox.$.sendCount': before.sendCount } : {};
    await documents.updateOne(
      { _id: documentId, outbox: { $elemMatch: { eventId: before.eventId, sendCount } } },
      { $set: { ...number, 'outbox.$.nextSendAt': nextSendAt } },
    );
  };

  /** Several replicas sweep; the one whose update matches sends. */
  const sendDue = async (documents: Outbox, documentId: string): Promise<void> => {
    const now = new Date();
    const before = await documents.findOneAndUpdate(
      { _id: documentId, 'outbox.nextSendAt': { $lte: now } },
      claimed(now),
      { projection: { outbox: 1 }, returnDocument: 'before' },
    );
    const due = before?.outbox?.filter(({ nextSendAt }) => nextSendAt <= now) ?? [];
    await Promise.all(due.map((entry) => republish(documents, documentId, entry)));
  };

  const sweepOutbox = async (documents: Outbox): Promise<boolean> => {
    const due = await documents
      .find({ 'outbox.nextSendAt': { $lte: new Date() } }, { projection: { _id: 1 }, limit: BATCH })
      .toArray();
    if (due.length > 0) stayBusy();
    for (let start = 0; start < due.length; start += PARALLEL_PUBLISHES) {
      // While Redis does not answer, a claim would only postpone the event.
      if (!(await bus.isReachable())) return false;
      await Promise.all(
        due.slice(start, start + PARALLEL_PUBLISHES).map(({ _id }) => sendDue(documents, _id)),
      );
    }
    return due.length === BATCH;
  };
  /** An outbox that cannot be read does not stop the others. */
  const sweep = async (): Promise<boolean> => {
    const swept = await Promise.all(
      outboxes.map((documents) =>
        sweepOutbox(documents).catch((err: unknown) => {
          logger.warn({ err }, 'an outbox could not be read; it is swept again');
          return false;
        }),
      ),
    );
    return swept.includes(true);
  };

  const sweeper = createSweeper({
    name: 'relay',
    everyMs: () => (Date.now() < busyUntil ? everyMs : everyMs * QUIET_FACTOR),
    sweep,
    logger,
  });
  const inFlight = new Set<Promise<unknown>>();
  let isOn = false;
  const nudge = () => {
    stayBusy();
    sweeper.nudge();
  };
  bus.onReady(nudge);
  return {
    nudge,
    start: () => {
      isOn = true;
      stayBusy();
      sweeper.start();
    },
    stop: async () => {
      isOn = false;
      await Promise.all([sweeper.stop(), ...inFlight]);
    },
    send: (event) => {
      if (!isOn) return;
      stayBusy();
      const publishing = sendFirst(event).finally(() => void inFlight.delete(publishing));
      inFlight.add(publishing);
    },
  };
}

/** Counts a sending of all due entries and doubles their pauses. */
function claimed(now: Date) {
  const pause = { $min: [{ $multiply: [FIRST_PAUSE_MS, { $pow: [2, '$$this.sendCount'] }] }, MAX_PAUSE_MS] };
  const next = { sendCount: { $add: ['$$this.sendCount', 1] }, nextSendAt: { $add: [now, pause] } };
  const isDue = { $lte: ['$$this.nextSendAt', now] };
  const entry = { $cond: [isDue, { $mergeObjects: ['$$this', next] }, '$$this'] };
  return [{ $set: { outbox: { $map: { input: '$outbox', in: entry } } } }];
}
