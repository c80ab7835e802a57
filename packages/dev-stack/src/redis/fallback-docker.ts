import { dockerFallback } from '../docker-fallback.ts';
import type { FallbackContext } from '../store-server.ts';
import { redisOptions } from './redis-binary.ts';

/** Valkey in a container. */
export const fallbackDocker = (context: FallbackContext) =>
  dockerFallback(context, {
    label: 'Valkey 8',
    image: 'valkey/valkey:8',
    data: 'valkey-8',
    store: 'redis',
    mount: '/data',
    portInside: 6379,
    args: ['valkey-server', ...redisOptions],
  });
