import '@shop/service-kit/uncaught-errors';
import { runService } from '@shop/service-kit';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { openPayment } from './open-payment.ts';

const config = readConfig();

await runService('payment', config, async ({ logger, stopping }) => {
  const { deps, database, closers } = await openPayment(config, logger);
  return { app: createApp(deps, () => database.ready() && !stopping()), closers };
});
