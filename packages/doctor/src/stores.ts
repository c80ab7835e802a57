import { parseRedisUrl } from '@shop/service-kit/redis-url';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { reasonOf } from './finding.ts';
import type { Settings } from './shop.ts';

export type StoreName = 'mongo' | 'redis';
/** A store that does not answer; `label` holds no password. */
export type AwayStore = { name: StoreName; label: string; why: string };

const CONNECT_MS = 3_000;
const ANSWER_MS = 4_000;

/** Lazy connections that fail fast. */
export function openStores({ mongoUrl, redisUrl }: Pick<Settings, 'mongoUrl' | 'redisUrl'>) {
  const mongo = new MongoClient(mongoUrl, {
    readConcernLevel: 'majority',
    serverSelectionTimeoutMS: CONNECT_MS,
    connectTimeoutMS: CONNECT_MS,
    socketTimeoutMS: ANSWER_MS,
  });
  const at = parseRedisUrl(redisUrl);
  const redis = new Redis({
    ...at,
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    commandTimeout: ANSWER_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    sentinelRetryStrategy: () => null,
  });
  let redisError: unknown;
  redis.on('error', (error) => (redisError = error));
  const redisHosts = (at.sentinels ?? [at]).map(({ host, port }) => `${host}:${port}`);
  const attempts = [
    {
      name: 'mongo' as const,
      label: `MongoDB (${mongo.options.srvHost ?? mongo.options.hosts.join(', ')})`,
      ask: () => mongo.db('admin').command({ ping: 1 }),
    },
    {
      name: 'redis' as const,
      label: `Redis (${redisHosts.join(', ')})`,
      ask: () =>
        redis.connect().then(
          () => redis.ping(),
          (error: unknown) => Promise.reject((redisError ?? error) as Error),
        ),
    },
  ];
  return {
    mongo,
    redis,
    findAway: async (): Promise<AwayStore[]> => {
      const asked = attempts.map(({ name, label, ask }) =>
        ask().then(
          () => [],
          (error: unknown) => [{ name, label, why: reasonOf(error) }],
        ),
      );
      return (await Promise.all(asked)).flat();
    },
    close: async (): Promise<void> => {
      redis.disconnect();
      await mongo.close(true);
    },
  };
}
