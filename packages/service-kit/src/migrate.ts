import type { Connection } from 'mongoose';
import type { Logger } from './logger.ts';

/** One change of stored data. The name begins with a number and never changes; `up` may run again and in parallel. */
export type Migration = { name: string; up: (connection: Connection) => Promise<unknown> };

/**
 * Runs the missing migrations in order at start.
 * @throws what a migration throws; the next start continues there
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
  // Loaded when needed, for its size.
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
