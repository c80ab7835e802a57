import { join } from 'node:path';
import { environment, readStartConfig } from './config.ts';
import { environmentOf, folderOf, shopValues, type Values } from './environment.ts';
import { runOperatorCommand } from './operator-command.ts';
import { gateway, type ProcessRow, services } from './processes.ts';
import { keepSecrets } from './secrets.ts';
import { readPorts } from './shop-processes.ts';
import { StartError } from './start-error.ts';
import { findLastRedis, findRunningMongo, startStores, type Stores } from './stores.ts';

/* Backs up or restores the shop of MONGO_URL, else the demo shop here, starting its stores if needed. */
const OWN = ['BACKUP_DIR', 'BACKUP_KEY', 'BACKUP_KEEP', 'NODE_EXTRA_CA_CERTS'];
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
    const values = isOwn ? ownValues(running) : {};
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

function ownValues(running: string | null): Values {
  const mongoUrl = stores?.mongo.url ?? running;
  const redisUrl = stores?.redis.url ?? findLastRedis(config.dataDir);
  if (!mongoUrl || !redisUrl) throw new StartError('No stores of a shop were found here.');
  const secrets = keepSecrets(join(config.dataDir, 'secrets.json'));
  return shopValues(config, { ports: readPorts(config.dataDir), mongoUrl, redisUrl, secrets });
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
