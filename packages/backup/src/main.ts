import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from './back-up.ts';
import { readConfig } from './config.ts';
import { drawKey } from './encryption.ts';
import { folderPlace } from './place.ts';
import { restore } from './restore.ts';

/* `npm run backup`, `npm run restore`. Exit code 0: done, 1: not done. */
const usage = `npm run backup [-- --draw-key]
npm run restore [-- --name shop-….tar.gz.age] [--replace]`;
const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      replace: { type: 'boolean', default: false },
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
  say(code.startsWith('ERR_PARSE_ARGS') ? usage : `Not done: ${(error as Error).message}.`);
  process.exitCode = 1;
}

async function backUpHere(): Promise<void> {
  const { folder, ...config } = readConfig();
  const name = await backUp({ ...config, place: folderPlace(folder), say });
  say(`The backup is ${join(folder, name)}`);
}

async function restoreHere({
  name,
  replace,
}: {
  name?: string | undefined;
  replace: boolean;
}): Promise<void> {
  const { shop, folder, key } = readConfig();
  const restored = await restore({ shop, place: folderPlace(folder), key, name, replaces: replace, say });
  const file = join(folder, 'restored-settings.env');
  const lines = Object.entries(restored.settings).map(([setting, value]) => `${setting}=${value}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  say(`Its settings and secrets stand in ${file}: start the shop with them, then remove the file.`);
}
