import { setTimeout as pause } from 'node:timers/promises';
import { assertNoSentinel, parseRedisUrl } from '@shop/service-kit/redis-url';
import { Redis } from 'ioredis';
import { StartError } from '../start-error.ts';

/**
 * Within two seconds.
 * @throws StartError for a Sentinel's address
 */
export async function redisAnswers(url: string): Promise<boolean> {
  const redis = new Redis({
    ...parseRedisUrl(url),
    lazyConnect: true,
    connectTimeout: 2_000,
    commandTimeout: 2_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    sentinelRetryStrategy: () => null,
  });
  // Without a listener ioredis prints every error.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    const answers = (await redis.ping()) === 'PONG';
    await assertNoSentinel(redis, StartError);
    return answers;
  } catch (error) {
    if (error instanceof StartError) throw error;
    return false;
  } finally {
    redis.disconnect();
  }
}

/** @throws the signal's reason */
export async function untilRedisAnswers(url: string, signal: AbortSignal): Promise<void> {
  while (!(await redisAnswers(url))) await pause(100, undefined, { signal });
}
