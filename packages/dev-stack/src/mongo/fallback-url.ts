import { MongoClient } from 'mongodb';
import { StartError } from '../start-error.ts';
import type { Fallback } from '../fallbacks.ts';
import type { FallbackContext, StoreServer } from '../store-server.ts';

/** If set but unreachable, fails instead of trying others. */
export function fallbackUrl({ env }: FallbackContext): Fallback<StoreServer> {
  return {
    name: 'MONGO_URL',
    find: async () => {
      const url = env['MONGO_URL'];
      if (!url) return { closed: 'not set' };
      let client: MongoClient | undefined;
      try {
        client = new MongoClient(url, { serverSelectionTimeoutMS: 5_000 });
        const { version } = await client.db('admin').command({ buildInfo: 1 });
        return { label: `MongoDB ${version} (MONGO_URL)`, url };
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new StartError(
          `MONGO_URL is set, but no MongoDB answers there (${why}). Start it, or unset MONGO_URL.`,
        );
      } finally {
        await client?.close();
      }
    },
  };
}
