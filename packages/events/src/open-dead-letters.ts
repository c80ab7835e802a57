import type { Logger } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import type { Bus } from './bus.ts';
import { createDeadLetters, type DeadLetters } from './dead-letters.ts';
import { startRelay, type Relay } from './outbox-relay.ts';
import { indexedPaths } from './outbox.ts';
import { consumersIn } from './wiring.ts';

/** Dead letters that can be sent again. */
export type OpenDeadLetters = DeadLetters & {
  /** The listeners whose letters these are. */
  consumers: string[];
  /** Sends the replays; a wish to replay waits in its letter for as long as Redis is away. */
  relay: Relay;
};

/**
 * A service's dead letters with their indexes made and a relay of their own.
 * @param processName the process that the service's listeners run in, as `wiring.ts` names it
 */
export async function openDeadLetters(input: {
  connection: Connection;
  processName: string;
  bus: Bus;
  logger: Logger;
}): Promise<OpenDeadLetters> {
  const { connection, processName, bus, logger } = input;
  const letters = createDeadLetters(connection);
  await letters.collection.createIndexes([
    { key: { at: -1, _id: -1 } },
    { key: { consumer: 1 } },
    ...indexedPaths.map((path) => ({ key: { [path]: 1 }, sparse: true })),
  ]);
  return {
    ...letters,
    consumers: consumersIn(processName).map(({ name }) => name),
    relay: startRelay({ model: letters, bus, logger }),
  };
}
