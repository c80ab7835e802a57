import { lookup } from 'node:dns/promises';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import type { Fallback } from '../fallbacks.ts';
import type { FallbackContext, StoreServer } from '../store-server.ts';
import { cachedMongod, newStagingFolder } from './mongod-cache.ts';
import { makeRunnable, mongodServer } from './mongod-binary.ts';

const VERSION = '8.2.6';
const HOST = 'fastdl.mongodb.org';

/** mongodb-memory-server-core knows the archive for every system. */
export function fallbackOfficial(context: FallbackContext): Fallback<StoreServer> {
  return {
    name: HOST,
    gives: 'mongo-8',
    find: async () => {
      // The downloader retries an unreachable host for 7 s and prints a stack.
      if (!(await resolves(HOST))) return { closed: 'not reachable' };
      context.say(`Downloading MongoDB ${VERSION} (about 100 MB, kept for later starts) …`);
      const { folder, binary } = cachedMongod(context, 8);
      const staging = newStagingFolder(context);
      try {
        const { MongoBinary } = await import('mongodb-memory-server-core/lib/util/MongoBinary.js');
        mkdirSync(folder, { recursive: true });
        renameSync(await MongoBinary.getPath({ version: VERSION, downloadDir: staging }), binary);
      } catch (error) {
        return { closed: error instanceof Error ? error.message : String(error) };
      } finally {
        rmSync(staging, { recursive: true, force: true });
      }
      const env = await makeRunnable(binary, folder, context);
      if (!env) return { closed: 'the downloaded mongod does not run here' };
      return mongodServer(binary, VERSION, `MongoDB ${VERSION} (official download)`, env);
    },
  };
}

async function resolves(host: string): Promise<boolean> {
  const bound = new Promise<false>((resolve) => setTimeout(() => resolve(false), 2_000).unref());
  const found = lookup(host).then(
    () => true,
    () => false,
  );
  return Promise.race([found, bound]);
}
