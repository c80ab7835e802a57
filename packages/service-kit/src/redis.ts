import { Redis } from 'ioredis';
import type { Logger } from './logger.ts';
import { assertNoSentinel, parseRedisUrl, type ConnectionSettings } from './redis-url.ts';

/** Options for producers: an add fails at once while Redis is away, and the event stays in its outbox. */
export function queueConnection(url: string): ConnectionSettings {
  return {
    ...lastingConnection(url),
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 2_000,
  };
}

/** Longer than BullMQ's blocking read, 10 s. */
const SILENCE_MS = 20_000;

/**
 * Options for workers: wait for Redis for ever, reconnect when a line is silent.
 * @param silenceMs longest wait for an answer
 */
export function workerConnection(url: string, silenceMs = SILENCE_MS): ConnectionSettings {
  return { ...lastingConnection(url), maxRetriesPerRequest: null, socketTimeout: silenceMs };
}

/** A client that fails fast and warns once while Redis does not answer. */
export function connectRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(queueConnection(url));
  let isLogged = false;
  redis.once('ready', () => (isLogged = true));
  redis.on('error', (err) => {
    if (isLogged) return logger.debug({ err }, 'redis connection');
    isLogged = true;
    logger.warn({ err }, 'Redis does not answer yet; waiting for it');
  });
  return redis;
}

/**
 * Redis holds the queues: it must not evict keys nor lose them at a restart.
 * @throws Error that names the wrong setting
 */
export async function checkRedis(redis: Redis, logger: Logger): Promise<void> {
  await assertNoSentinel(redis);
  let settings: Record<string, string>;
  try {
    const answers = await Promise.all(
      ['maxmemory-policy', 'appendonly'].map((key) => redis.config('GET', key)),
    );
    settings = Object.fromEntries(answers.map((pair) => pair as [string, string]));
  } catch (err) {
    logger.warn({ err }, 'Redis did not show its settings; it must use noeviction and an append-only file');
    return;
  }
  if (settings['maxmemory-policy'] !== 'noeviction') {
    throw new Error(
      `Redis evicts keys (${settings['maxmemory-policy']}): set maxmemory-policy to noeviction.`,
    );
  }
  if (settings['appendonly'] !== 'yes')
    logger.warn('Redis keeps no append-only file; queued jobs are re-sent after a restart');
}

function lastingConnection(url: string): ConnectionSettings {
  const retryStrategy = (attempt: number): number => Math.min(100 * attempt, 2_000);
  return {
    ...parseRedisUrl(url),
    retryStrategy,
    // After a failover the former server is a replica, and refuses writes.
    reconnectOnError: ({ message }) => message.includes('READONLY'),
  };
}
