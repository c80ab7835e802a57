import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRedisProgram, freePort } from '@shop/dev-stack';
import { DATA_VERSION } from '@shop/service-kit/data-version';
import { setUpHarness, testSettings, waitFor } from '@shop/testing';
import { Redis } from 'ioredis';
import { MongoClient, type Document } from 'mongodb';
import { readSettings } from '../src/index.ts';
import { serviceNames, type Settings } from '../src/shop.ts';

type Named = { _id: string };

/** Healthy answers of every process; a test changes them. */
function soundAnswers() {
  return {
    metrics: [
      'nodejs_version_info{version="v24.1.0",service="order"} 1',
      'nodejs_eventloop_lag_p99_seconds{service="order"} 0.01',
      'shop_queue_jobs{consumer="confirm-order-on-payment-completed",service="order"} 2',
      'shop_reconciliation_differences{service="payment"} 0',
      'shop_letters{state="failed",service="email"} 0',
    ],
    parts: 'order ready\nredis ready\n',
  };
}

/** Starts a Redis of its own, whose settings a test may spoil. */
async function startRedis(folder: string): Promise<{ url: string; redis: Redis; stop: () => Promise<void> }> {
  const program = await findRedisProgram();
  if (!program) throw new Error('this test needs a redis-server on this machine');
  const port = await freePort();
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const safe = ['--appendonly', 'yes', '--maxmemory-policy', 'noeviction'];
  const server = spawn(program, [...args, ...safe], { stdio: 'ignore' });
  const url = `redis://127.0.0.1:${port}`;
  const redis = new Redis(url);
  redis.on('error', () => undefined);
  await waitFor('Redis', () => redis.ping().then(() => true));
  const stop = async () => {
    redis.disconnect();
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  return { url, redis, stop };
}

/** A shop's stores and one server in place of its processes, without a fault. */
export const setUpExaminedShop = () =>
  setUpHarness(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-doctor-'));
    const { MONGO_URL, DB_PREFIX } = testSettings().config;
    const { url: redisUrl, redis, stop } = await startRedis(folder);
    const mongo = await new MongoClient(MONGO_URL).connect();
    const collection = <T extends Document>(service: string, name: string) =>
      mongo.db(`${DB_PREFIX}_${service}`).collection<T & Named>(name);
    for (const service of serviceNames) {
      await collection(service, 'startChecks').insertOne({ _id: 'data', version: DATA_VERSION });
    }
    let answers = soundAnswers();
    const server = createServer(({ url }, response) => {
      response.end(url === '/health/parts' ? answers.parts : answers.metrics.join('\n'));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const env = {
      SHOP_MODE: 'demo',
      MONGO_URL,
      DB_PREFIX,
      REDIS_URL: redisUrl,
      ORDER_URL: `http://127.0.0.1:${port}`,
      METRICS_HOST: '127.0.0.1',
      METRICS_PORT: `${port}`,
      UPLOADS_DIR: folder,
    };
    return {
      env,
      folder,
      redis,
      collection,
      settings: (changes: Record<string, string> = {}): Settings => readSettings({ ...env, ...changes }),
      /** Until `restore`. */
      answer: (changes: Partial<ReturnType<typeof soundAnswers>>) => (answers = { ...answers, ...changes }),
      restore: () => (answers = soundAnswers()),
      close: async () => {
        for (const service of serviceNames) await mongo.db(`${DB_PREFIX}_${service}`).dropDatabase();
        await mongo.close();
        await stop();
        server.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  });
