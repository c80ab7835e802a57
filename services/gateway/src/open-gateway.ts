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

/** The gateway, composed: the same for `main.ts` and for the tests. Nothing in it works by itself. */
export async function openGateway(
  config: GatewayConfig,
  logger: Logger,
  { timeoutMs }: Opening = {},
): Promise<Composition & { deps: GatewayDeps }> {
  const redis = connectRedis(config.REDIS_URL, logger);
  if (redis.status !== 'ready') await new Promise((resolve) => redis.once('ready', resolve));
  await checkRedis(redis, logger);
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
    closers: [closeMetrics, () => redis.quit()],
  };
}
