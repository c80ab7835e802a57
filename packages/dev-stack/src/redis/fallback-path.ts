import { findOnPath } from '../commands.ts';
import type { Fallback } from '../fallbacks.ts';
import type { FallbackContext, StoreServer } from '../store-server.ts';
import { redisServer, redisVersion } from './redis-binary.ts';

const PROGRAMS = ['redis-server', 'valkey-server'];

/** An installed server. */
export function fallbackPath({ env }: FallbackContext): Fallback<StoreServer> {
  return {
    name: 'redis-server or valkey-server on PATH',
    find: async () => {
      for (const name of PROGRAMS) {
        const binary = findOnPath(name, env);
        const found = binary && (await redisVersion(binary, env));
        if (binary && found) return redisServer(binary, found, env);
      }
      return { closed: 'none that is 6.2 or newer' };
    },
  };
}
