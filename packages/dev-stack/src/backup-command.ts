import { environment, readStartConfig } from './config.ts';
import { environmentOf, folderOf } from './environment.ts';
import { localShopValues } from './local-shop.ts';
import { runOperatorCommand } from './operator-command.ts';
import { gateway, type ProcessRow, services } from './processes.ts';
import { StartError } from './start-error.ts';
import { findRunningMongo, startStores, type Stores } from './stores.ts';

/* MONGO_URL, else the demo shop here, starting its stores if needed. */
const OWN = [
  ...['DIR', 'KEY', 'KEEP', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].map((name) => `BACKUP_${name}`),
  'NODE_EXTRA_CA_CERTS',
];
const reads = [...new Set([...OWN, ...[gateway, ...services].flatMap((row) => [...row.reads])])];
const row: ProcessRow = { ...gateway, name: 'backup', reads };
const [command = 'backup', ...options] = process.argv.slice(2);
const config = readStartConfig({ SHOP_MODE: 'demo' });

let stores: Stores | undefined;
try {
  const running = findRunningMongo(config.dataDir);
  const isOwn = !environment['MONGO_URL'] && !options.includes('--draw-key');
  if (isOwn && !running) stores = await startStores({ dataDir: config.dataDir, say });
  await runOperatorCommand(() => {
    if (isOwn && running && command === 'restore') throw new StartError('The shop runs here: stop it first.');
    const urls = stores && { mongoUrl: stores.mongo.url, redisUrl: stores.redis.url };
    const values = isOwn ? localShopValues(config, urls) : {};
    const folders = {
      UPLOADS_DIR: folderOf(config, 'UPLOADS_DIR', 'uploads'),
      MAIL_DIR: folderOf(config, 'MAIL_DIR', 'mail'),
    };
    const env = environmentOf(row, {
      values: { ...values, ...folders },
      env: environment,
      port: 0,
      host: '127.0.0.1',
    });
    return { args: ['packages/backup/src/main.ts', command, ...options], env };
  });
} finally {
  await stores?.stop();
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
