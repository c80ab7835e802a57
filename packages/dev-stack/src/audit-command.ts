import { join } from 'node:path';
import { environment, readStartConfig } from './config.ts';
import { environmentOf, shopValues, type Values } from './environment.ts';
import { runOperatorCommand } from './operator-command.ts';
import { rowNamed } from './processes.ts';
import { keepSecrets } from './secrets.ts';
import { readPorts } from './shop-processes.ts';
import { StartError } from './start-error.ts';
import { findLastRedis, findRunningMongo } from './stores.ts';

/* Reconciles the shop of MONGO_URL, else the demo shop running here. Exit code 2: not possible. */
await runOperatorCommand(
  () => ({ args: ['packages/reconciliation/src/main.ts', ...process.argv.slice(2)], env: paymentEnv() }),
  2,
);

function paymentEnv(): Values {
  const at = { env: environment, port: 0, host: '127.0.0.1' };
  const payment = rowNamed('payment');
  // The audit log's seal key derives from these.
  const row = { ...payment, reads: [...payment.reads, 'SESSION_SECRET', 'SESSION_SECRET_BEFORE'] };
  if (environment['MONGO_URL']) return environmentOf(row, { ...at, values: {} });
  const config = readStartConfig({ SHOP_MODE: 'demo' });
  const mongoUrl = findRunningMongo(config.dataDir);
  const redisUrl = findLastRedis(config.dataDir);
  if (!mongoUrl || !redisUrl) {
    throw new StartError('No shop runs here: run npm start first, or name its database with MONGO_URL.');
  }
  const secrets = keepSecrets(join(config.dataDir, 'secrets.json'));
  const shop = { ports: readPorts(config.dataDir), mongoUrl, redisUrl, secrets };
  return environmentOf(row, { ...at, values: shopValues(config, shop) });
}
