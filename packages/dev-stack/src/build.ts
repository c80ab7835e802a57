import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from './commands.ts';
import { root } from './config.ts';
import { birthOf } from './process-records.ts';
import { StartError } from './start-error.ts';

const SCREENS = ['--filter=@shop/storefront', '--filter=@shop/admin'];
const ROOT = '--filter=//';

/**
 * Takes turns with other starts from this checkout, which write the same folders.
 * @throws StartError
 */
export async function build(at: { env: Record<string, string>; signal: AbortSignal; fromSource?: boolean }) {
  const release = await waitForBuildLock(join(root, 'node_modules', '.cache', 'shop-build'), at.signal);
  try {
    const turbo = join(root, 'node_modules', 'turbo', 'bin', 'turbo');
    const tasks = at.fromSource ? ['build', ...SCREENS] : ['build', 'bundle', ...SCREENS, ROOT];
    const args = [turbo, 'run', ...tasks, '--output-logs=errors-only', '--ui=stream'];
    const env = {
      ...at.env,
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    };
    const { code, stdout, stderr } = await run(
      { file: process.execPath, args, cwd: root, env },
      { signal: at.signal },
    );
    at.signal.throwIfAborted();
    if (code === 0) return;
    const tail = `${stdout}\n${stderr}`.trim().split('\n').slice(-40).join('\n  ');
    throw new StartError(`The shop could not be built:\n  ${tail}`);
  } finally {
    release();
  }
}

async function waitForBuildLock(folder: string, signal: AbortSignal): Promise<() => void> {
  const ownerFile = join(folder, 'owner');
  mkdirSync(join(folder, '..'), { recursive: true });
  for (;;) {
    signal.throwIfAborted();
    try {
      mkdirSync(folder);
      writeFileSync(ownerFile, `${process.pid} ${birthOf(process.pid)}`);
      return () => rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    await pause(500, undefined, { signal });
    const [pid, born] = existsSync(ownerFile) ? readFileSync(ownerFile, 'utf8').split(' ') : [];
    if (!pid || (born !== 'null' && birthOf(Number(pid)) !== born))
      rmSync(folder, { recursive: true, force: true });
  }
}
