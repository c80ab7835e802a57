import { environment, readStartConfig } from './config.ts';
import { machineEnvironment } from './environment.ts';
import { runOperatorCommand } from './operator-command.ts';
import { StartError } from './start-error.ts';
import { findRunningMongo } from './stores.ts';

/* MONGO_URL, else the demo shop running here. */
const READ = ['DB_PREFIX', 'BRAND', 'LOG_LEVEL', 'NEW_USER_PASSWORD', 'BCRYPT_COST'];

const [name, ...args] = process.argv.slice(2);
await runOperatorCommand(() => {
  const settings = Object.fromEntries(READ.map((key) => [key, environment[key] ?? '']));
  return {
    args: [`services/account/src/${name}.ts`, ...args],
    env: { ...machineEnvironment(environment), ...settings, MONGO_URL: mongoUrl() },
  };
});

function mongoUrl(): string {
  const url = environment['MONGO_URL'] || findRunningMongo(readStartConfig({ SHOP_MODE: 'demo' }).dataDir);
  if (url) return url;
  throw new StartError('No shop runs here: run npm start first, or name its database with MONGO_URL.');
}
