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

/**
 * So long a start waits for Redis, so that the first calls are counted too. While it is away for longer the shop opens all
 * the same, as it stays open when Redis goes.
 */
const REDIS_MS = 2_000;

/** The gateway, composed: the same for `main.ts` and for the tests. Nothing in it works by itself. */
export async function openGateway(
  config: GatewayConfig,
  logger: Logger,
  { timeoutMs }: Opening = {},
): Promise<Composition & { deps: GatewayDeps }> {
  const redis = connectRedis(config.REDIS_URL, logger);
  const ready = new Promise((resolve) => redis.once('ready', resolve));
  await Promise.race([ready, sleep(REDIS_MS, undefined, { ref: false })]);
  if (redis.status === 'ready') await checkRedis(redis, logger);
  // As in the services: the rejection ends the process, which says why.
  else redis.once('ready', () => void checkRedis(redis, logger));
  const metrics = createMetrics('gateway');
  const { close: closeMetrics } = await openMetrics(config, metrics);
  const deps: GatewayDeps = {
    config,
    logger,
    account: internalClients('gateway', config, timeoutMs)('account'),
    redis,
    signUserToken: userTokenSigner(config.USER_TOKEN_PRIVATE_KEY),
    metrics,
  };
  return {
    app: createApp(deps),
    deps,
    start: () => undefined,
    closers: [closeMetrics, async () => redis.disconnect()],
  };
}
