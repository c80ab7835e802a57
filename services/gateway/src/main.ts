import '@shop/service-kit/uncaught-errors';
import {
  checkRedis,
  connectRedis,
  createInternalClient,
  createMetrics,
  runService,
  userTokenSigner,
  type ServiceContext,
} from '@shop/service-kit';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { safeHeaders } from './http/headers.ts';
import { openMetrics } from './http/open-metrics.ts';

const config = readConfig();

const compose = async ({ logger, stopping }: ServiceContext) => {
  const redis = connectRedis(config.REDIS_URL, logger);
  if (redis.status !== 'ready') await new Promise((resolve) => redis.once('ready', resolve));
  await checkRedis(redis, logger);
  const account = createInternalClient({
    from: 'gateway',
    to: 'account',
    baseUrl: config.ACCOUNT_URL,
    secret: config.SERVICE_TOKEN_SECRET,
  });
  const signUserToken = userTokenSigner(config.USER_TOKEN_PRIVATE_KEY);
  const metrics = createMetrics('gateway');
  const closeMetrics = await openMetrics(config, metrics);
  const app = createApp({ config, logger, account, redis, signUserToken, metrics, ready: () => !stopping() });
  return { app, closers: [closeMetrics, () => redis.quit()] };
};

await runService('gateway', config, compose, safeHeaders(config));
