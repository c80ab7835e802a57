import type { Fallback } from '../fallbacks.ts';
import { StartError } from '../start-error.ts';
import type { FallbackContext, StoreServer } from '../store-server.ts';
import { redisAnswers } from './redis-answers.ts';

/** If set but unreachable, fails instead of trying others. */
export function fallbackUrl({ env }: FallbackContext): Fallback<StoreServer> {
  return {
    name: 'REDIS_URL',
    find: async () => {
      const url = env['REDIS_URL'];
      if (!url) return { closed: 'not set' };
      if (await redisAnswers(url)) return { label: 'Redis (REDIS_URL)', url };
      throw new StartError('REDIS_URL is set, but no Redis answers there. Start it, or unset REDIS_URL.');
    },
  };
}
