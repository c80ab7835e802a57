import {
  checkRedis,
  connectRedis,
  createInternalClient,
  runService,
  userTokenSigner,
} from '@shop/service-kit';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';

const config = readConfig();

await runService('gateway', config, async ({ logger, stopping }) => {
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
  const app = createApp({ config, logger, account, redis, signUserToken, ready: () => !stopping() });
  return { app, closers: [() => redis.quit()] };
});
