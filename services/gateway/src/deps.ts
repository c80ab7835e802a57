import type { InternalClient, Logger, Metrics, userTokenSigner } from '@shop/service-kit';
import type { Redis } from 'ioredis';
import type { GatewayConfig } from './config.ts';

export type GatewayDeps = {
  config: GatewayConfig;
  logger: Logger;
  account: InternalClient;
  redis: Redis;
  signUserToken: ReturnType<typeof userTokenSigner>;
  metrics: Metrics;
};
