import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';

/** Within two seconds. */
export async function redisAnswers(url: string): Promise<boolean> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 2_000,
    commandTimeout: 2_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // Without a listener ioredis prints every error.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return (await redis.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}

/** @throws the signal's reason */
export async function untilRedisAnswers(url: string, signal: AbortSignal): Promise<void> {
  while (!(await redisAnswers(url))) await pause(100, undefined, { signal });
}
