import { climb } from '../ladder.ts';
import type { RungContext, StoreServer } from '../store-server.ts';
import { rungDebian } from './rung-debian.ts';
import { rungDocker } from './rung-docker.ts';
import { rungPath } from './rung-path.ts';
import { rungUrl } from './rung-url.ts';

/** The ways to a Redis, in the order in which they are tried. */
export function redisRungs(context: RungContext) {
  return [rungUrl(context), rungPath(context), rungDebian(context), rungDocker(context)];
}

/**
 * Finds a Redis or Valkey.
 * @throws StartError saying what was tried
 */
export function findRedis(context: RungContext): Promise<StoreServer> {
  const advice = 'Install redis-server (or valkey-server), start Docker, or set REDIS_URL.';
  return climb(redisRungs(context), { what: 'Redis', advice, say: context.say });
}
