import { createServer } from 'node:http';
import { createLogger } from '@shop/service-kit';
import { closeServer, lineToRedis, listen, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { openGateway } from './open-gateway.ts';
import { setUpGatewayHarness } from '../test/gateway-harness.ts';

const gateway = setUpGatewayHarness();

test('a gateway that starts while Redis is away serves the shop, logs that once, and counts calls once Redis is back', async () => {
  const { config } = gateway.deps;
  const line = await lineToRedis(config.REDIS_URL);
  line.cut();
  const settings = { ...config, REDIS_URL: line.url, DB_PREFIX: `${config.DB_PREFIX}-late` };
  const logLines: { msg: string }[] = [];
  const write = (line: string) => void logLines.push(JSON.parse(line) as (typeof logLines)[number]);
  const { app, closers } = await openGateway(settings, createLogger('gateway', 'warn', { write }));
  const server = createServer(app);
  const url = await listen(server);
  const find = async () =>
    (await fetch(`${url}/api/shop/withdrawal/find`, { method: 'POST', body: '{}' })).status;
  const uncounted = await Promise.all(Array.from({ length: 20 }, find));
  expect(new Set(uncounted)).toEqual(new Set([200]));
  const lines = logLines.filter(({ msg }) => msg.includes('without a limit'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThan(uncounted.length / 2);
  line.mend();
  await waitFor('calls to be counted', async () => (await find()) === 429);
  await closeServer(server);
  for (const close of closers) await close();
  await line.close();
});
