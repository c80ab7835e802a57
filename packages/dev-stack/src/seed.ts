import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './commands.ts';
import { root } from './config.ts';

const CATALOGUE = join('packages', 'demo-catalogue');

/**
 * Fills the shop with the demo catalogue through its public calls, unless this database has this very catalogue
 * already (a mark beside its data says so; without a place for the mark the seed runs, and finds things done).
 * Gives what it says line by line to `say`, and at the end null or its last words.
 */
export async function seedCatalogue(at: {
  env: Record<string, string>;
  markFolder: string | null;
  say: (line: string) => void;
  signal: AbortSignal;
}): Promise<string | null> {
  const mark = at.markFolder && join(at.markFolder, 'seeded');
  const version = catalogueVersion(join(root, CATALOGUE));
  if (mark && existsSync(mark) && readFileSync(mark, 'utf8') === version) return null;
  let last = '';
  const onLine = (line: string) => {
    last = line;
    at.say(line);
  };
  const command = {
    file: process.execPath,
    args: [join(CATALOGUE, 'src', 'seed.ts')],
    cwd: root,
    env: at.env,
  };
  const { code } = await run(command, { signal: at.signal, onLine, timeoutMs: 30 * 60_000 });
  at.signal.throwIfAborted();
  if (code !== 0) return last || `it ended with code ${code}`;
  if (mark) writeFileSync(mark, version);
  return null;
}

/** Names and sizes of the catalogue's files: what changes when there is something new to seed. */
function catalogueVersion(folder: string): string {
  const hash = createHash('sha256');
  for (const part of ['src', 'originals']) {
    const inside = join(folder, part);
    for (const name of existsSync(inside)
      ? readdirSync(inside, { recursive: true, encoding: 'utf8' }).toSorted()
      : []) {
      hash.update(`${part}/${name} ${statSync(join(inside, name)).size}\n`);
    }
  }
  return hash.digest('hex');
}
