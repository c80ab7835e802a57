import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Env, findOnPath } from './commands.ts';
import { environment } from './config.ts';
import { canInstallDebianPackages, installDebianPackages } from './debian.ts';
import { StartError } from './start-error.ts';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** @throws StartError */
export async function ensureChromium(
  options: { env?: Env; say?: (sentence: string) => void } = {},
): Promise<string> {
  const { env = environment, say = () => undefined } = options;
  const named = env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new StartError(`CHROMIUM_PATH is ${named}, but nothing is there.`);
  const found = named ?? installed(env) ?? fetchedByPlaywright(env, WHOLE, PROGRAMS_OF_PLAYWRIGHT);
  if (found) return found;
  if (canInstallDebianPackages(env)) {
    say('Installing chromium for the browser tests (Debian package) …');
    const failed = await installDebianPackages(['chromium'], { env });
    const now = installed(env);
    if (now) return now;
    say(`chromium did not install: ${failed}`);
  }
  throw new StartError(
    'The browser tests need Chromium: install chromium or Google Chrome, or set CHROMIUM_PATH.',
  );
}

function installed(env: Env): string | null {
  const onPath = PROGRAMS.map((name) => findOnPath(name, env)).find((file) => file !== null);
  return onPath ?? (existsSync(MAC) ? MAC : null);
}

const WHOLE = /^chromium-\d+$/;
const PROGRAMS_OF_PLAYWRIGHT = [
  ['chrome-linux', 'chrome'],
  ['chrome-linux64', 'chrome'],
  ['chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'],
  ['chrome-mac-arm64', 'Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'],
  ['chrome-win', 'chrome.exe'],
];

/**
 * @param revisions folder names
 * @param programs paths inside, per system
 */
export function fetchedByPlaywright(env: Env, revisions: RegExp, programs: string[][]): string | null {
  const home = env['HOME'] ?? homedir();
  const folders = [
    env['PLAYWRIGHT_BROWSERS_PATH'],
    join(home, '.cache', 'ms-playwright'),
    join(home, 'Library', 'Caches', 'ms-playwright'),
    join(env['LOCALAPPDATA'] ?? home, 'ms-playwright'),
  ].filter((folder): folder is string => Boolean(folder) && existsSync(folder as string));
  const files = folders.flatMap((folder) => {
    const names = readdirSync(folder).filter((name) => revisions.test(name));
    return names.toSorted().flatMap((name) => programs.map((program) => join(folder, name, ...program)));
  });
  return files.findLast((file) => existsSync(file)) ?? null;
}
