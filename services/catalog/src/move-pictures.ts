import { parseArgs } from 'node:util';
import { copyFiles, fileStoreUrlEnv, openFileStore } from '@shop/file-store';
import { createLogger, ShopError } from '@shop/service-kit';
import { picturesUrl, readPicturesConfig } from './config.ts';

/*
 * Copies pictures: `--to ADDRESS [--from ADDRESS]`, as in PICTURES_URL. Safe while the shop runs, and to repeat.
 */
const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
const keys = readPicturesConfig();
const logger = createLogger('move-pictures', 'error');

try {
  const [from, to] = [await open('from', values.from ?? picturesUrl(keys)), await open('to', values.to)];
  const { copied, alreadyThere } = await copyFiles({
    from,
    to,
    folders: ['originals/', 'variants/'],
    report: (count) => {
      if ((count.copied + count.alreadyThere) % 500 === 0) say(`${count.copied} files copied so far`);
    },
  });
  say(`${copied} files copied, ${alreadyThere} were there already`);
  process.exit();
} catch (error) {
  if (!(error instanceof ShopError)) throw error;
  say('A store failed (above). Run the command again to go on.');
  process.exit(1);
}

function open(option: string, url: string | undefined) {
  const { success, data } = fileStoreUrlEnv.safeParse(url);
  if (success) return openFileStore({ url: data, keys, logger });
  say(`--${option} must be file:///folder or s3://bucket/prefix?endpoint=https://…&region=…`);
  process.exit(2);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
