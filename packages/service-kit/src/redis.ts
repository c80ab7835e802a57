import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from './logger.ts';

/** ioredis options without the one whose type BullMQ's own copy of them narrows. */
export type ConnectionSettings = Omit<RedisOptions, 'retryStrategy'> & {
  retryStrategy?: (attempt: number) => number;
};

/**
 * Connection options for what adds jobs: while Redis is away an add fails at once instead of hanging, and the
 * event stays in its outbox.
 */
export function queueConnection(url: string): ConnectionSettings {
  return {
    ...fromUrl(url),
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 2_000,
    retryStrategy,
  };
}

/** Longer than BullMQ lets Redis keep a worker waiting for a job: 10 s at most. */
const SILENCE_MS = 20_000;

/**
 * Connection options for what takes jobs: it waits for Redis for ever, and asks again on a new line where the old one has
 * fallen silent, as one does whose other end is gone without a word.
 * @param silenceMs how long an answer is waited for on one line
 */
export function workerConnection(url: string, silenceMs = SILENCE_MS): ConnectionSettings {
  return { ...fromUrl(url), maxRetriesPerRequest: null, socketTimeout: silenceMs, retryStrategy };
}

/** A plain client that fails fast. It says once why it has not come to Redis yet; a wrong password is no outage. */
export function connectRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(queueConnection(url));
  let isTold = false;
  redis.once('ready', () => (isTold = true));
  redis.on('error', (err) => {
    if (isTold) return logger.debug({ err }, 'redis connection');
    isTold = true;
    logger.warn({ err }, 'Redis does not answer yet; waiting for it');
  });
  return redis;
}

/**
 * Redis keeps the queues, so it must neither evict keys nor forget them at a restart.
 * @throws Error saying which setting is wrong; a server that does not tell its settings is only warned about
 */
export async function checkRedis(redis: Redis, logger: Logger): Promise<void> {
  let settings: Record<string, string>;
  try {
    const answers = await Promise.all(
      ['maxmemory-policy', 'appendonly'].map((key) => redis.config('GET', key)),
    );
    settings = Object.fromEntries(answers.map((pair) => pair as [string, string]));
  } catch (err) {
    logger.warn({ err }, 'Redis did not tell its settings; it must use noeviction and an append-only file');
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

const retryStrategy = (attempt: number): number => Math.min(100 * attempt, 2_000);

/** What ioredis itself reads from a URL: an IPv6 address, credentials, a database's number, TLS. */
function fromUrl(url: string): ConnectionSettings {
  const { host, port, family, username, password, db, tls } = new Redis(url, { lazyConnect: true }).options;
  return { host, port, family, username, password, db, tls };
}
