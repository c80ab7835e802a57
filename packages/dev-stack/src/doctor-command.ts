import { join } from 'node:path';
import { environment, readStartConfig } from './config.ts';
import { environmentOf, shopValues, type Values } from './environment.ts';
import { localShopValues } from './local-shop.ts';
import { runOperatorCommand } from './operator-command.ts';
import { processRecords } from './process-records.ts';
import { allInOne, gateway, type ProcessRow, services } from './processes.ts';
import { readPorts } from './shop-processes.ts';
import { findLastMongo, findLastRedis } from './stores.ts';

/* Examines the shop of MONGO_URL, else the one of this folder, running or not. Exit code 2: not possible. */
const WORKERS = ['image-worker', 'payment-worker'];
const settingOf = (worker: string) => `${worker.toUpperCase().replace('-', '_')}_URL`;
const OWN = [
  'BACKUP_DIR',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'GATEWAY_URL',
  ...WORKERS.map(settingOf),
];
const reads = [...new Set([...OWN, ...[gateway, ...services].flatMap((row) => [...row.reads])])];
const row: ProcessRow = { ...gateway, name: 'doctor', reads };

await runOperatorCommand(
  () => ({
    args: ['packages/doctor/src/main.ts', ...process.argv.slice(2)],
    env: environmentOf(row, { values: valuesHere(), env: environment, port: 0, host: '127.0.0.1' }),
  }),
  2,
);

/** None for a shop started elsewhere. */
function valuesHere(): Values {
  const mode = environment['SHOP_MODE'] === 'production' ? 'production' : 'demo';
  // As a demo: the doctor itself names what production lacks.
  const config = readStartConfig({ SHOP_MODE: 'demo' });
  const ports = readPorts(config.dataDir);
  if (environment['MONGO_URL'] && Object.keys(ports).length === 0) return { SHOP_MODE: mode };
  const mongoUrl = environment['MONGO_URL'] || findLastMongo(config.dataDir);
  const redisUrl = environment['REDIS_URL'] || findLastRedis(config.dataDir);
  const own = workerUrls(config.dataDir, ports);
  if (mode === 'demo') return { ...localShopValues(config, { mongoUrl, redisUrl }), ...own };
  const limits = environment['LIMITS'] || 'production';
  const stores = { mongoUrl: mongoUrl ?? '', redisUrl: redisUrl ?? '', secrets: null };
  return { ...shopValues({ ...config, mode, limits, sandbox: false }, { ports, ...stores }), ...own };
}

function workerUrls(dataDir: string, ports: Record<string, number>): Values {
  // With PROCESSES=few it runs while pictures wait.
  const isOnDemand = (name: string) =>
    name === 'image-worker' && processRecords(join(dataDir, 'run')).living(allInOne.name) !== null;
  const known = WORKERS.filter((name) => ports[name] && !isOnDemand(name));
  return Object.fromEntries(known.map((name) => [settingOf(name), `http://127.0.0.1:${ports[name]}`]));
}
