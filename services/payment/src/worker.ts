import '@shop/service-kit/uncaught-errors';
import { runConsumers } from '@shop/events';
import { createInternalClient, createServiceApp, runService } from '@shop/service-kit';
import { readWorkerConfig } from './config.ts';
import { createConsumers } from './consumers.ts';
import { openPayment } from './open-payment.ts';

const config = readWorkerConfig();

await runService('payment-worker', config, async ({ logger, stopping }) => {
  const { deps, database, closers } = await openPayment(config, logger);
  const payment = createInternalClient({
    from: 'payment-worker',
    to: 'payment',
    baseUrl: config.PAYMENT_URL,
    secret: config.SERVICE_TOKEN_SECRET,
  });
  const consumers = runConsumers({
    processName: 'payment-worker',
    consumers: createConsumers(deps),
    owners: { payment },
    deadLetters: deps.deadLetters,
    redisUrl: config.REDIS_URL,
    prefix: config.DB_PREFIX,
    logger,
  });
  const ready = () => database.ready() && !stopping();
  const app = createServiceApp({ name: 'payment-worker', logger, config, ready, routes: () => undefined });
  return { app, closers: [consumers.close, ...closers] };
});
