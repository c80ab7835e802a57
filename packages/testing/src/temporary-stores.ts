import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { becomePrimary, dockerAnswers, environment, startStores } from '@shop/dev-stack';

export type TemporaryStores = { mongoUrl: string; redisUrl: string; stop: () => Promise<void> };

const START_BOUND_MS = 120_000;

/** Containers if Docker answers, else the servers of `npm start`; never a developer's MONGO_URL and REDIS_URL. */
export async function startTemporaryStores(env = environment): Promise<TemporaryStores> {
  const mongoUrl = env['TEST_MONGO_URL'];
  const redisUrl = env['TEST_REDIS_URL'];
  if (mongoUrl && redisUrl) return { mongoUrl, redisUrl, stop: async () => undefined };
  return (await dockerAnswers(env)) ? startContainers() : startServers(env);
}

async function startServers(env: typeof environment): Promise<TemporaryStores> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-test-'));
  const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  const own = { ...env, MONGO_URL: env['TEST_MONGO_URL'], REDIS_URL: env['TEST_REDIS_URL'] };
  const stores = await startStores({ dataDir, say, env: own });
  return {
    mongoUrl: stores.mongo.url,
    redisUrl: stores.redis.url,
    async stop() {
      await stores.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startContainers(): Promise<TemporaryStores> {
  // Slow to import.
  const { GenericContainer, Wait } = await import('testcontainers');
  const [mongo, redis] = await Promise.all([
    new GenericContainer('mongo:8')
      .withCommand(['mongod', '--replSet', 'rs0', '--bind_ip_all', '--wiredTigerCacheSizeGB', '0.25'])
      .withExposedPorts(27017)
      .withWaitStrategy(Wait.forListeningPorts())
      .start(),
    new GenericContainer('valkey/valkey:8')
      .withCommand(['valkey-server', '--maxmemory-policy', 'noeviction'])
      .withExposedPorts(6379)
      .withWaitStrategy(Wait.forListeningPorts())
      .start(),
  ]);
  const mongoHost = `${mongo.getHost()}:${mongo.getMappedPort(27017)}`;
  await becomePrimary({ address: mongoHost, member: '127.0.0.1:27017' }, AbortSignal.timeout(START_BOUND_MS));
  return {
    mongoUrl: `mongodb://${mongoHost}/?directConnection=true`,
    redisUrl: `redis://${redis.getHost()}:${redis.getMappedPort(6379)}`,
    stop: async () => void (await Promise.all([mongo.stop(), redis.stop()])),
  };
}
