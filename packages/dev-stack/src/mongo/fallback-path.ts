import { OLDEST_MONGO_MAJOR } from '@shop/service-kit/store-limits';
import { findOnPath } from '../commands.ts';
import type { Fallback } from '../fallbacks.ts';
import type { FallbackContext, StoreServer } from '../store-server.ts';
import { majorOf, mongodServer, mongodVersion } from './mongod-binary.ts';

/** An installed mongod. */
export function fallbackPath({ env }: FallbackContext): Fallback<StoreServer> {
  return {
    name: 'mongod on PATH',
    find: async () => {
      const binary = findOnPath('mongod', env);
      if (!binary) return { closed: 'none' };
      const version = await mongodVersion(binary, env);
      if (!version) return { closed: `${binary} does not run` };
      if (majorOf(version) < OLDEST_MONGO_MAJOR)
        return { closed: `${version} is older than ${OLDEST_MONGO_MAJOR}` };
      return mongodServer(binary, version, `MongoDB ${version} (${binary})`, env);
    },
  };
}
