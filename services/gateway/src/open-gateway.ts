import { setTimeout as sleep } from 'node:timers/promises';
import {
  checkRedis,
  connectRedis,
  createMetrics,
  internalClients,
  userTokenSigner,
  type Composition,
  type Logger,
  type Opening,
} from '@shop/service-kit';
import { createApp } from './app.ts';
import type { GatewayConfig } from './config.ts';
import type { GatewayDeps } from './deps.ts';
import { openMetrics } from './http/open-metrics.ts';

/** Waits for Redis, so that the first calls are counted; opens without it after this. */
const REDIS_MS = 2_000;

export async function openGateway(
  config: GatewayConfig,
  logger: Logger,
  { timeoutMs }: Opening = {},
): Promise<Composition & { deps: GatewayDeps }> {
  const redis = connectRedis(config.REDIS_URL, logger);
  const ready = new Promise((resolve) => redis.once('ready', resolve));
  await Promise.race([ready, sleep(REDIS_MS, undefined, { ref: false })]);
  if (redis.status === 'ready') await checkRedis(redis, logger);
  // A rejection ends the process with its reason.
  else redis.once('ready', () => void checkRedis(redis, logger));
  const deps: GatewayDeps = {
    config,
    logger,
    account: internalClients('gateway', config, timeoutMs)('account'),
    redis,
    signUserToken: userTokenSigner(config.USER_TOKEN_PRIVATE_KEY),
    metrics: createMetrics('gateway'),
  };
  const { close: closeMetrics } = await openMetrics(deps);
  return {
    app: createApp(deps),
    deps,
    start: () => undefined,
    closers: [closeMetrics, async () => redis.disconnect()],
  };
}
