import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lineToRedis, testSettings, waitFor } from '@shop/testing';
import { Redis } from 'ioredis';
import { connectRedis, createLogger, workerConnection } from '../src/index.ts';

/** A Redis that lets nobody in. */
const refusing = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.on('data', () => socket.write('-WRONGPASS invalid username-password pair or user is disabled.\r\n'));
});
let attempts: number;
let warnings: string[];
refusing.on('connection', () => (attempts += 1));
beforeEach(async () => {
  [attempts, warnings] = [0, []];
  await once(refusing.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => void (await once(refusing.close(), 'close')));

test('a refused Redis login is logged once, with its reason and without the password', async () => {
  const logger = createLogger('test', 'warn', { write: (line) => void warnings.push(line) });
  const { port } = refusing.address() as AddressInfo;
  const redis = connectRedis(`redis://:very-secret@127.0.0.1:${port}`, logger);
  await waitFor('three attempts', () => attempts >= 3);
  redis.disconnect();
  expect(warnings).toEqual([expect.stringMatching(/WRONGPASS.*Redis does not answer yet; waiting for it/)]);
  expect(warnings.join()).not.toContain('very-secret');
});

test('a blocked worker reconnects when its connection falls silent', async () => {
  const line = await lineToRedis(testSettings().config.REDIS_URL);
  const redis = new Redis(workerConnection(line.url, 500));
  redis.on('error', () => undefined);
  expect(await redis.ping()).toBe('PONG');
  line.silence();
  expect(await redis.ping()).toBe('PONG');
  redis.disconnect();
  await line.close();
});
