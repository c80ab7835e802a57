import type { Connection } from 'mongoose';
import type { Logger } from './logger.ts';

/** One change of stored data. The name begins with a number and never changes; `up` may run again and in parallel. */
export type Migration = {
  name: string;
  up: (connection: Connection) => Promise<unknown>;
  /** Migration that expanded what this one removes; a version without it can no longer start. */
  contracts?: string;
};

/** Without `at` it has begun, and perhaps not ended. */
type Stored = { _id: string; began: Date; at?: Date; contracts?: string };

/**
 * Runs the missing migrations in order; after a failure the next start continues there.
 * @throws Error with instructions where a later version has removed what this one reads
 */
export async function migrate(
  connection: Connection,
  migrations: readonly Migration[],
  logger: Logger,
): Promise<void> {
  const stored = connection.collection<Stored>('migrations');
  const read = () => stored.find().sort({ _id: 1 }).toArray();
  const found = await read();
  const known = new Set(migrations.map(({ name }) => name));
  const ahead = found.find(({ contracts }) => contracts !== undefined && !known.has(contracts));
  if (ahead) throw new Error(aheadText(connection.name, ahead._id));
  const names = executedOf(found);
  if (migrations.every(({ name }) => names.includes(name))) return;
  // Loaded when needed, for its size.
  const { Umzug } = await import('umzug');
  const ran = await new Umzug({
    migrations: migrations.map(({ name, up, contracts }) => ({
      name,
      up: async () => {
        const begun = { began: new Date(), ...(contracts && { contracts }) };
        // First, so that an older version does not start on data that is half contracted.
        await stored.updateOne({ _id: name }, { $setOnInsert: begun }, { upsert: true });
        await up(connection);
      },
    })),
    storage: {
      executed: async () => executedOf(await read()),
      logMigration: async ({ name }) => {
        await stored.updateOne({ _id: name, at: { $exists: false } }, { $set: { at: new Date() } });
      },
      unlogMigration: async ({ name }) => {
        await stored.deleteOne({ _id: name });
      },
    },
    logger: undefined,
  }).up();
  logger.info({ migrations: ran.map(({ name }) => name) }, 'the database is up to date');
}

const executedOf = (found: Stored[]): string[] => found.flatMap(({ _id, at }) => (at ? [_id] : []));

const aheadText = (database: string, migration: string): string =>
  `The database ${database} has left the shape that this version of the shop reads (migration ${migration}): start the ` +
  'version that ran this migration or the one before it, or restore a backup from before.';
