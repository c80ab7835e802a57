import { createServer } from 'node:http';
import { createLogger } from '@shop/service-kit';
import { closeServer, lineToRedis, listen, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { openGateway } from './open-gateway.ts';
import { setUpGatewayHarness } from '../test/gateway-harness.ts';

const gateway = setUpGatewayHarness();

test('a gateway started without Redis serves calls uncounted, does not log each one, and limits calls when Redis is back', async () => {
  const { config } = gateway.deps;
  const redisProxy = await lineToRedis(config.REDIS_URL);
  redisProxy.cut();
  const settings = { ...config, REDIS_URL: redisProxy.url, DB_PREFIX: `${config.DB_PREFIX}-late` };
  const logLines: { msg: string }[] = [];
  const write = (entry: string) => void logLines.push(JSON.parse(entry) as (typeof logLines)[number]);
  const { app, closers } = await openGateway(settings, createLogger('gateway', 'warn', { write }));
  const server = createServer(app);
  const url = await listen(server);
  const find = async () =>
    (await fetch(`${url}/api/shop/withdrawal/find`, { method: 'POST', body: '{}' })).status;
  const uncounted = await Promise.all(Array.from({ length: 20 }, find));
  expect(new Set(uncounted)).toEqual(new Set([200]));
  const warnings = logLines.filter(({ msg }) => msg.includes('without a limit'));
  expect(warnings.length).toBeGreaterThan(0);
  expect(warnings.length).toBeLessThan(uncounted.length / 2);
  redisProxy.mend();
  await waitFor('calls to be counted', async () => (await find()) === 429);
  await closeServer(server);
  for (const close of closers) await close();
  await redisProxy.close();
});
