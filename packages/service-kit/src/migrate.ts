import type { Connection } from 'mongoose';
import type { Logger } from './logger.ts';

/**
 * One change of the data's shape. Its name begins with its number, and stays for ever. `up` may run again, and in two
 * processes at once: it changes only what is still of the old shape, one guarded update a document.
 */
export type Migration = { name: string; up: (connection: Connection) => Promise<unknown> };

/**
 * Brings a service's database up to date at start: whichever process comes first runs what no process has run yet, in
 * the order of the list, and writes down that it did.
 * @throws what a migration throws; it is tried again at the next start, and what follows it waits for it
 */
export async function migrate(
  connection: Connection,
  migrations: readonly Migration[],
  logger: Logger,
): Promise<void> {
  if (migrations.length === 0) return;
  const done = connection.collection<{ _id: string; at: Date }>('migrations');
  const executed = async () => (await done.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
  const names = await executed();
  if (migrations.every(({ name }) => names.includes(name))) return;
  // Loaded only where there is work for it: it weighs more than many a service.
  const { Umzug } = await import('umzug');
  const ran = await new Umzug({
    migrations: migrations.map(({ name, up }) => ({ name, up: () => up(connection) })),
    storage: {
      executed,
      logMigration: async ({ name }) => {
        await done.updateOne({ _id: name }, { $setOnInsert: { at: new Date() } }, { upsert: true });
      },
      unlogMigration: async ({ name }) => {
        await done.deleteOne({ _id: name });
      },
    },
    logger: undefined,
  }).up();
  logger.info({ migrations: ran.map(({ name }) => name) }, 'the database is up to date');
}
