import { firstThatWorks } from '../fallbacks.ts';
import type { FallbackContext, StoreServer } from '../store-server.ts';
import { fallbackDebian } from './fallback-debian.ts';
import { fallbackDocker } from './fallback-docker.ts';
import { fallbackPath } from './fallback-path.ts';
import { fallbackUrl } from './fallback-url.ts';

function redisFallbacks(context: FallbackContext) {
  return [fallbackUrl(context), fallbackPath(context), fallbackDebian(context), fallbackDocker(context)];
}

/** @throws StartError */
export function findRedis(context: FallbackContext): Promise<StoreServer> {
  const advice = 'Install redis-server (or valkey-server), start Docker, or set REDIS_URL.';
  return firstThatWorks(redisFallbacks(context), { what: 'Redis', advice, say: context.say });
}
