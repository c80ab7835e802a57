import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';

/** Does a Redis answer a PING at this address within a second or two? */
export async function redisAnswers(url: string): Promise<boolean> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 2_000,
    commandTimeout: 2_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // Without a listener ioredis prints every failed attempt.
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

/** Waits until it does. @throws the signal's reason, when it is aborted */
export async function untilRedisAnswers(url: string, signal: AbortSignal): Promise<void> {
  while (!(await redisAnswers(url))) await pause(100, undefined, { signal });
}
