import type { DeadLetterService } from '@shop/shop-rules';
import type { DataConfig, Metric, InternalClient, Logger } from '@shop/service-kit';
import type { Express } from 'express';
import type { Connection } from 'mongoose';
import { mountAcknowledge, strikeOff, type Acknowledgement } from './acknowledge.ts';
import type { AuditedWrites } from './audited-writes.ts';
import { createBus } from './bus.ts';
import type { OutboxModel } from './outbox-documents.ts';
import type { Consumer } from './define-consumer.ts';
import type { DefinedEvent, EventOf } from './define-event.ts';
import { eventMetrics, queueMetric } from './event-metrics.ts';
import type { ServiceName } from './events/action-audited.ts';
import { mountDeadLetters } from './mount-dead-letters.ts';
import { mountQueues } from './mount-queues.ts';
import { openDeadLetters, type OpenDeadLetters } from './open-dead-letters.ts';
import { createRelay, type CallDirectly, type Relay } from './outbox-relay.ts';
import { assertWired, runConsumers, type Listeners, type RunningConsumers } from './run-consumers.ts';
import { consumersIn, type ConsumerName } from './wired-consumers.ts';

type EventsInput = {
  service: ServiceName;
  /** Process of the service's consumers in `wiring.ts`. */
  listeners: string;
  emits?: readonly OutboxModel[];
  /** false in a worker that emits nothing: the service's own process sends its replays. */
  sends?: boolean;
  connection: Connection;
  config: Pick<DataConfig, 'REDIS_URL' | 'DB_PREFIX'>;
  logger: Logger;
};

/** The events of a process; idle until `start`. */
export type Events = {
  /** Sends the outbox; call `send` after each write of an event. */
  relay: Relay;
  replays: Relay;
  deadLetters: OpenDeadLetters;
  /**
   * Sets the consumers.
   * @param owners clients of the events' owners
   * @throws Error when they differ from the wiring
   */
  listen: (consumers: Consumer[], owners: Record<string, InternalClient>) => void;
  /** Calls a consumer right after the event is written; its job is sent only where the call fails. Decision 0068. */
  callDirectly: <E extends DefinedEvent>(called: DirectCall<E>) => void;
  mountAcknowledge: (app: Express) => void;
  /** @param productsOf products that show the assets */
  mountDeadLetters: (
    app: Express,
    auditLog: AuditedWrites,
    productsOf?: (assetIds: string[]) => Promise<ReadonlyMap<string, string>>,
  ) => void;
  mountQueues: (app: Express) => void;
  /** Jobs of a process that wait or run; throws `unavailable` while Redis is away. */
  countJobsOf: (processName: string) => Promise<number>;
  metrics: Metric[];
  start: () => void;
  /** Waits for running jobs; the process can still emit. */
  stopListening: () => Promise<void>;
  /** Stops consumers, relays and the queue connection, in this order. */
  close: () => Promise<void>;
};

type DirectCall<E extends DefinedEvent> = {
  name: ConsumerName;
  event: E;
  handle: (payload: EventOf<E>) => Promise<void>;
};

/** Bounds the delay after a crash; writers send their events themselves. */
const EVENTS_MS = 1_000;
/** Replays are rare, and sent when requested. */
const REPLAYS_MS = 3_000;

/** The back office's API calls the email service 'letters'. */
const apiNameOf = (service: ServiceName): DeadLetterService => (service === 'email' ? 'letters' : service);

/**
 * Opens relay, consumers, dead letters and queue connection.
 * @returns idle events; `mountQueues` throws where the process sends nothing
 */
export async function openEvents(input: EventsInput): Promise<Events> {
  const { service, listeners, emits = [], sends = true, connection, config, logger } = input;
  const letters = await openDeadLetters(connection, listeners);
  const bus = sends ? createBus(config, logger) : undefined;
  const relayOf = (models: readonly OutboxModel[], everyMs: number, direct?: CallDirectly) =>
    bus ? createRelay({ models, bus, callDirectly: direct, everyMs, logger }) : idleRelay;
  const directCalls = new Map<string, (payload: never) => Promise<void>>();
  const callDirectly: CallDirectly = ({ eventId, payload }, consumer) =>
    directCalls
      .get(consumer)?.(payload as never)
      .then(() => struckOff({ eventId, consumer }))
      .then(
        () => true,
        (err: unknown) => {
          logger.warn({ err, eventId, consumer }, 'a direct call failed; the event does it');
          return false;
        },
      );
  const [relay, replays] = [relayOf(emits, EVENTS_MS, callDirectly), relayOf([letters], REPLAYS_MS)];
  const struckOff = strikingOff(emits);
  const relays = [relay, replays];
  let heard: Listeners | undefined;
  let running: RunningConsumers | undefined;
  const stopListening = async () => running?.close();
  return {
    relay,
    replays,
    deadLetters: letters,
    listen: (consumers, owners) => {
      heard = { consumers, owners, own: sends ? { service, strikeOff: struckOff } : undefined };
      assertWired(listeners, heard);
    },
    callDirectly: ({ name, handle }) => void directCalls.set(name, handle),
    mountAcknowledge: (app) => mountAcknowledge(app, struckOff),
    mountDeadLetters: (app, auditLog, productsOf) =>
      mountDeadLetters(app, { service: apiNameOf(service), letters, relay: replays, auditLog, productsOf }),
    mountQueues: (app) => {
      if (!bus) throw new Error(`${service} has no connection to the queues`);
      mountQueues(app, bus);
    },
    countJobsOf: async (processName) => {
      if (!bus) throw new Error(`${service} has no connection to the queues`);
      const counts = await Promise.all(consumersIn(processName).map(({ name }) => bus.count(name)));
      return counts.reduce((sum, { waiting, running, delayed }) => sum + waiting + running + delayed, 0);
    },
    metrics: [...eventMetrics(letters, ...emits), ...(bus ? [queueMetric(service, bus)] : [])],
    start: () => {
      for (const { start } of relays) start();
      if (heard)
        running ??= runConsumers({ ...heard, processName: listeners, deadLetters: letters, config, logger });
    },
    stopListening,
    close: async () => {
      await stopListening();
      for (const { stop } of relays) await stop();
      await bus?.close();
    },
  };
}

/** Acknowledges an event in the model that carries it, the consumer's last one first. */
function strikingOff(emits: readonly OutboxModel[]) {
  const lastIn = new Map<string, OutboxModel>();
  return async (of: Acknowledgement): Promise<void> => {
    const likely = lastIn.get(of.consumer);
    for (const model of emits.toSorted((a, b) => Number(b === likely) - Number(a === likely))) {
      if (!(await strikeOff(model, of))) continue;
      lastIn.set(of.consumer, model);
      await model.deleteApplied?.(of.eventId);
      return;
    }
  };
}

const idleRelay: Relay = {
  start: () => undefined,
  nudge: () => undefined,
  send: () => undefined,
  stop: () => Promise.resolve(),
};
