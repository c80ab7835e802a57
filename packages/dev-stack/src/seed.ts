import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './commands.ts';
import { root } from './config.ts';
import { firstPicturesShown } from './first-pictures.ts';

// On two slow cores pictures take a minute.
const PICTURES_BOUND_MS = 90_000;
const CATALOGUE = join(root, 'packages', 'demo-catalogue');

type Seeding = {
  env: Record<string, string>;
  noteFolder: string;
  /** A foreign database may have been emptied. */
  trusted: boolean;
  say: (line: string) => void;
  signal: AbortSignal;
  firstOnly: boolean;
};

/**
 * Resolves when all first pictures are shown; `rest` continues in the background.
 * @returns the seed's error, or null
 */
export async function seedCatalogue(at: Seeding): Promise<{ failed: string | null; rest: Promise<void> }> {
  const mark = join(at.noteFolder, 'seeded');
  const version = catalogueVersion();
  const done = at.trusted && existsSync(mark) && readFileSync(mark, 'utf8') === version;
  if (done) return { failed: null, rest: Promise.resolve() };
  const failed = await runSeed('first', at, at.say);
  at.signal.throwIfAborted();
  if (failed !== null) return { failed, rest: Promise.resolve() };
  const url = at.env['SHOP_URL'] as string;
  await firstPicturesShown({ url, say: at.say, signal: at.signal, boundMs: PICTURES_BOUND_MS });
  if (at.firstOnly) return { failed: null, rest: Promise.resolve() };
  const rest = async () => {
    let last = '';
    const missing = await runSeed('all', at, (line) => (last = line));
    if (at.signal.aborted) return;
    at.say(missing === null ? last : `The other demo pictures are not complete (${missing}).`);
    if (missing === null) writeFileSync(mark, version);
  };
  return { failed: null, rest: rest() };
}

/** Returns null, or its last line. */
async function runSeed(
  part: 'first' | 'all',
  at: Seeding,
  say: (line: string) => void,
): Promise<string | null> {
  let last = 'it said nothing';
  const onLine = (line: string) => {
    last = line;
    if (!at.signal.aborted) say(line);
  };
  const env = { ...at.env, SEED_PART: part, SEED_STATE_FILE: join(at.noteFolder, 'seed.json') };
  const command = { file: process.execPath, args: [join(CATALOGUE, 'src', 'seed.ts')], cwd: root, env };
  const { code } = await run(command, { signal: at.signal, onLine, timeoutMs: 60 * 60_000 });
  return code === 0 ? null : last;
}

function catalogueVersion(): string {
  const hash = createHash('sha256');
  for (const folder of ['src', 'originals']) {
    const inside = join(CATALOGUE, folder);
    const names = existsSync(inside) ? readdirSync(inside, { recursive: true, encoding: 'utf8' }) : [];
    for (const name of names.toSorted())
      hash.update(`${folder}/${name} ${statSync(join(inside, name)).size}\n`);
  }
  return hash.digest('hex');
}
