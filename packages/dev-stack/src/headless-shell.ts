import { type Env, findOnPath, run } from './commands.ts';
import { ensureChromium, fetchedByPlaywright } from './chromium.ts';
import { environment } from './config.ts';
import { canInstallDebianPackages, installDebianPackages } from './debian.ts';

const PACKAGE = 'chromium-headless-shell';
const INSTALL_BOUND_MS = 120_000;

type Options = { env?: Env; say?: (sentence: string) => void };

/**
 * The same pages at a third of the processor time.
 * @throws StartError
 */
export async function ensureHeadlessShell(options: Options = {}): Promise<string> {
  const { env = environment, say = () => undefined } = options;
  if (env['CHROMIUM_PATH']) return ensureChromium(options);
  return installed(env) ?? (await installedNow(env, say)) ?? ensureChromium(options);
}

const installed = (env: Env): string | null =>
  findOnPath(PACKAGE, env) ??
  fetchedByPlaywright(env, /^chromium_headless_shell-\d+$/, [
    ['chrome-linux', 'headless_shell'],
    ['chrome-headless-shell-linux64', 'chrome-headless-shell'],
    ['chrome-headless-shell-mac-arm64', 'chrome-headless-shell'],
    ['chrome-headless-shell-mac-x64', 'chrome-headless-shell'],
    ['chrome-headless-shell-win64', 'chrome-headless-shell.exe'],
  ]);

async function installedNow(env: Env, say: (sentence: string) => void): Promise<string | null> {
  if (!canInstallDebianPackages(env)) return null;
  say('Installing chromium-headless-shell for the browser tests (Debian package) …');
  const failed = await installDebianPackages([await besideChromium(env)], {
    env,
    signal: AbortSignal.timeout(INSTALL_BOUND_MS),
  });
  if (failed) say(`chromium-headless-shell did not install, so a whole Chromium is used: ${failed}`);
  return installed(env);
}

/** Must match the installed Chromium's version. */
async function besideChromium(env: Env): Promise<string> {
  const args = ['--show', '--showformat=${Version}', 'chromium-common'];
  const { code, stdout } = await run({ file: 'dpkg-query', args, env });
  return code === 0 && stdout !== '' ? `${PACKAGE}=${stdout}` : PACKAGE;
}
