import { accessSync, constants, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openFileStore, type FileStore } from '@shop/file-store';
import { createLogger, ShopError } from '@shop/service-kit';
import { backUp } from './back-up.ts';
import { readConfig, readRedisUrl, type Address } from './config.ts';
import { drawKey } from './encryption.ts';
import { bucketPlace, folderPlace, type BackupPlace } from './place.ts';
import { restore } from './restore.ts';

/* `npm run backup`, `npm run restore`. Exit code 0: done, 1: not done. */
const usage = `npm run backup [-- --draw-key]
npm run restore [-- --name shop-….tar.gz.age] [--replace] [--settings FILE]`;
const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);
const SETTINGS = 'restored-settings.env';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      replace: { type: 'boolean', default: false },
      settings: { type: 'string' },
      'draw-key': { type: 'boolean', default: false },
    },
  });
  if (values['draw-key']) {
    const { secret, open } = await drawKey();
    say(`BACKUP_KEY for backups:\n${open}\nFor restores; keep it away from the server:\n${secret}`);
  } else if (positionals[0] === 'restore') await restoreHere(values);
  else await backUpHere();
} catch (error) {
  const code = (error as { code?: string }).code ?? '';
  say(code.startsWith('ERR_PARSE_ARGS') ? usage : `Not done: ${reasonOf(error as Error)}.`);
  process.exitCode = 1;
}

async function backUpHere(): Promise<void> {
  const { backups, files, mongoUrl, prefix, ...config } = readConfig();
  const place = await openPlace(backups);
  const shop = { mongoUrl, prefix, files: await openAll(files) };
  const name = await backUp({ ...config, shop, place, say });
  say(`The backup is ${place.label}/${name}`);
}

type Options = { name?: string | undefined; replace: boolean; settings?: string | undefined };

async function restoreHere({ name, replace, settings }: Options): Promise<void> {
  const { backups, files, mongoUrl, prefix, key } = readConfig();
  const redisUrl = readRedisUrl();
  const besides = backups.url.startsWith('file:') ? fileURLToPath(backups.url) : '.';
  const file = resolve(settings ?? join(besides, SETTINGS));
  accessSync(dirname(file), constants.W_OK);
  const place = await openPlace(backups);
  const shop = { mongoUrl, redisUrl, prefix, files: await openAll(files) };
  const restored = await restore({ shop, place, key, name, replaces: replace, say });
  const lines = Object.entries(restored.settings).map(([setting, value]) => `${setting}=${value}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  say(`Its settings and secrets stand in ${file}: start the shop with them, then remove the file.`);
}

async function openPlace(address: Address): Promise<BackupPlace> {
  if (address.url.startsWith('file:')) return folderPlace(fileURLToPath(address.url));
  const { host, pathname } = new URL(address.url);
  return bucketPlace(`s3://${host}${pathname}`.replace(/\/$/, ''), await open(address));
}

async function openAll(files: Record<string, Address>): Promise<Record<string, FileStore>> {
  const opened = Object.entries(files).map(async ([name, address]) => [name, await open(address)] as const);
  return Object.fromEntries(await Promise.all(opened));
}

/** A read waits while what was read is written elsewhere. */
function open(address: Address): Promise<FileStore> {
  const logger = createLogger('backup', 'silent');
  return openFileStore({ ...address, logger, bounds: { readMs: 60_000, silenceMs: 120_000 } });
}

function reasonOf(error: Error): string {
  if (!(error instanceof ShopError) || !(error.cause instanceof Error)) return error.message;
  const { store } = error.details as { store: string };
  return `${store} failed: ${error.cause.name}: ${error.cause.message}`;
}
