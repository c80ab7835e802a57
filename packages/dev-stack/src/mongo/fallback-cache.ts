import { existsSync } from 'node:fs';
import type { Fallback } from '../fallbacks.ts';
import type { FallbackContext, StoreServer } from '../store-server.ts';
import { cachedMajors, cachedMongod } from './mongod-cache.ts';
import { makeRunnable, mongodServer, mongodVersion } from './mongod-binary.ts';

/** Newest first. */
export function cachedFallbacks(context: FallbackContext): Fallback<StoreServer>[] {
  return cachedMajors(context).map((major) => ({
    name: `mongod ${major} fetched before`,
    gives: `mongo-${major}`,
    find: async () => {
      const { folder, binary } = cachedMongod(context, major);
      if (!existsSync(binary)) return { closed: 'not there' };
      const env = await makeRunnable(binary, folder, context);
      const version = env && (await mongodVersion(binary, env));
      if (!env || !version) return { closed: `${binary} does not run` };
      const old = major < 7 ? ', end of life: for trying the shop only' : '';
      return mongodServer(binary, version, `MongoDB ${version} (fetched before${old})`, env);
    },
  }));
}
