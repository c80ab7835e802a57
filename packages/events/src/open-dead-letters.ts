import type { Connection } from 'mongoose';
import { createDeadLetters, type DeadLetters } from './dead-letters.ts';
import { indexedPaths } from './outbox.ts';
import { consumersIn } from './wired-consumers.ts';

export type OpenDeadLetters = DeadLetters & { consumers: string[] };

/**
 * Creates the indexes.
 * @param processName process of the service's consumers in `wiring.ts`
 */
export async function openDeadLetters(connection: Connection, processName: string): Promise<OpenDeadLetters> {
  const letters = createDeadLetters(connection);
  await letters.collection.createIndexes([
    { key: { at: -1, _id: -1 } },
    { key: { consumer: 1 } },
    ...indexedPaths.map((path) => ({ key: { [path]: 1 }, sparse: true })),
  ]);
  return { ...letters, consumers: consumersIn(processName).map(({ name }) => name) };
}
