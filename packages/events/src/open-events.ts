import type { DeadLetterService } from '@shop/shop-rules';
import type { DataConfig, Figure, InternalClient, Logger } from '@shop/service-kit';
import type { Express } from 'express';
import type { Connection } from 'mongoose';
import { mountAcknowledge, strikeOff, type Acknowledgement } from './acknowledge.ts';
import type { AuditedWrites } from './audited-writes.ts';
import { createBus } from './bus.ts';
import type { OutboxModel } from './outbox-documents.ts';
import type { Consumer } from './define-consumer.ts';
import { eventFigures } from './event-figures.ts';
import type { ServiceName } from './events/action-audited.ts';
import { mountDeadLetters } from './mount-dead-letters.ts';
import { mountQueues } from './mount-queues.ts';
import { openDeadLetters, type OpenDeadLetters } from './open-dead-letters.ts';
import { createRelay, type Relay } from './outbox-relay.ts';
import { assertWired, runConsumers, type Listeners, type RunningConsumers } from './run-consumers.ts';

type EventsInput = {
  /** Whose dead letters the back office sees here. */
  service: ServiceName;
  /** The process in which the service's listeners run, as `wiring.ts` names it: its own or its worker's. */
  listeners: string;
  /** Each kind of documents with the outbox field, where the service emits. */
  emits?: readonly OutboxModel[];
  /** false in a worker that emits nothing: the service's own process sends what its dead letters replay. */
  sends?: boolean;
  /** The service's own database. */
  connection: Connection;
  config: Pick<DataConfig, 'REDIS_URL' | 'DB_PREFIX'>;
  logger: Logger;
};

/** How a process takes part in the shop's events. Nothing travels before it is started. */
export type Events = {
  /** Sends what the service emits; tell it of each event that was written. */
  relay: Relay;
  /** Sends the dead letters that are to be applied again. */
  replays: Relay;
  /** What the service's listeners could not apply. */
  deadLetters: OpenDeadLetters;
  /**
   * Names this process's listeners, who run once the events are started.
   * @param owners a client for each other service whose events are listened to
   * @throws Error when they are not those that the wiring names
   */
  listen: (consumers: Consumer[], owners: Record<string, InternalClient>) => void;
  /** Mounts the call by which listeners elsewhere acknowledge this service's events. */
  mountAcknowledge: (app: Express) => void;
  /** Mounts the back office's calls about the dead letters. @param productsOf which product shows each asset, if known */
  mountDeadLetters: (
    app: Express,
    auditLog: AuditedWrites,
    productsOf?: (assetIds: string[]) => Promise<ReadonlyMap<string, string>>,
  ) => void;
  /** Mounts the back office's look at the queues of all the shop's listeners. */
  mountQueues: (app: Express) => void;
  /** What an operator watches of this service's events. */
  figures: Figure[];
  /** From here on events travel: the relays send, the listeners listen. */
  start: () => void;
  /** Takes no more events and waits for those under way; what comes to rest after the listeners still can emit. */
  stopListening: () => Promise<void>;
  /** Ends it all in order: listeners, relays, the connection to the queues. */
  close: () => Promise<void>;
};

/** An event is sent by its writer; what a killed one has left is not to wait for long. */
const EVENTS_MS = 1_000;
/** Replays are rare, and sent at once by whoever asks for them. */
const REPLAYS_MS = 3_000;

/** The back office's API calls the email service 'letters'. */
const apiNameOf = (service: ServiceName): DeadLetterService => (service === 'email' ? 'letters' : service);

/**
 * Opens the events of a process, of a service that emits, of one that listens, or both: the connection to the queues,
 * the relay, the listeners and the dead letters with their replays.
 * @returns what is at rest until `start`; its `listen` throws an Error when the listeners are not those of the wiring, and
 *   its `mountQueues` one when this process sends nothing
 */
export async function openEvents(input: EventsInput): Promise<Events> {
  const { service, listeners, emits = [], sends = true, connection, config, logger } = input;
  const letters = await openDeadLetters(connection, listeners);
  const bus = sends ? createBus(config, logger) : undefined;
  const relayOf = (models: readonly OutboxModel[], everyMs: number) =>
    bus ? createRelay({ models, bus, everyMs, logger }) : idleRelay;
  const [relay, replays] = [relayOf(emits, EVENTS_MS), relayOf([letters], REPLAYS_MS)];
  const struckOff = strikingOff(emits);
  const resting = [relay, replays];
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
    mountAcknowledge: (app) => mountAcknowledge(app, struckOff),
    mountDeadLetters: (app, auditLog, productsOf) =>
      mountDeadLetters(app, { service: apiNameOf(service), letters, relay: replays, auditLog, productsOf }),
    mountQueues: (app) => {
      if (!bus) throw new Error(`${service} has no connection to the queues`);
      mountQueues(app, bus);
    },
    figures: eventFigures(letters, ...emits),
    start: () => {
      for (const one of resting) one.start();
      if (heard)
        running ??= runConsumers({ ...heard, processName: listeners, deadLetters: letters, config, logger });
    },
    stopListening,
    close: async () => {
      await stopListening();
      for (const one of resting) await one.stop();
      await bus?.close();
    },
  };
}

/**
 * Strikes listeners off events, wherever the service carries them. What a listener hears lies nearly always in the same
 * kind of documents: it is looked for first where its last one was.
 */
function strikingOff(emits: readonly OutboxModel[]) {
  const lastIn = new Map<string, OutboxModel>();
  return async (of: Acknowledgement): Promise<void> => {
    const likely = lastIn.get(of.consumer);
    for (const model of emits.toSorted((one, other) => Number(other === likely) - Number(one === likely))) {
      if (!(await strikeOff(model, of))) continue;
      lastIn.set(of.consumer, model);
      await model.deleteApplied?.(of.eventId);
      return;
    }
  };
}

/** Of a process with nothing to send. */
const idleRelay: Relay = {
  start: () => undefined,
  nudge: () => undefined,
  send: () => undefined,
  stop: () => Promise.resolve(),
};
