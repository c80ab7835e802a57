import '@shop/service-kit/uncaught-errors';
import { connectMongo, runService } from '@shop/service-kit';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { openStores } from './deps.ts';
import { createHasher } from './passwords/hasher.ts';

const config = readConfig();

await runService('account', config, async ({ logger, stopping }) => {
  const database = await connectMongo('account', config, logger);
  const hasher = createHasher();
  const deps = { ...(await openStores(database.connection)), hasher, config, logger, now: () => new Date() };
  const ready = () => database.ready() && !stopping();
  return { app: createApp(deps, ready), closers: [hasher.close, database.close] };
});
