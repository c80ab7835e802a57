import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, findOnPath, run } from './commands.ts';

// Somebody else may be installing: apt waits for its lock instead of giving up at once.
const flags = ['-o', 'Dpkg::Use-Pty=0', '-o', 'DPkg::Lock::Timeout=300', '-qq'];

// MongoDB and Redis are looked for side by side, but apt lets one in at a time.
let last: Promise<unknown> = Promise.resolve();

/** May packages be installed here: Debian's tools at hand, and root. */
export function canInstallDebianPackages(env: Env): boolean {
  return process.getuid?.() === 0 && findOnPath('apt-get', env) !== null;
}

/** Installs Debian packages system-wide. Gives null, or apt's own last words where it failed. */
export function installDebianPackages(
  names: string[],
  at: { env: Env; signal?: AbortSignal },
): Promise<string | null> {
  const installed = last.then(() => install(names, at));
  last = installed;
  return installed;
}

async function install(
  names: string[],
  { env, signal }: { env: Env; signal?: AbortSignal },
): Promise<string | null> {
  const environment = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  await run({ file: 'apt-get', args: [...flags, 'update'], env: environment }, { signal });
  const args = [...flags, 'install', '-y', '--no-install-recommends', ...names];
  const { code, stderr, stdout } = await run({ file: 'apt-get', args, env: environment }, { signal });
  return code === 0 ? null : lastLine(stderr || stdout) || `apt-get ended with ${code}`;
}

/**
 * The way without root: downloads the packages with all they miss and unpacks them below `folder`.
 * Gives the folders with shared libraries, for LD_LIBRARY_PATH; none where it could not be done.
 */
export async function unpackDebianPackages(
  names: string[],
  { env, folder, signal }: { env: Env; folder: string; signal?: AbortSignal },
): Promise<string[]> {
  if (!findOnPath('apt-get', env) || !findOnPath('dpkg', env)) return [];
  const plan = await run({ file: 'apt-get', args: ['-s', 'install', ...names], env }, { signal });
  const missing = [...plan.stdout.matchAll(/^Inst (\S+)/gm)].map((match) => match[1] as string);
  if (missing.length === 0) return [];
  mkdirSync(folder, { recursive: true });
  await run({ file: 'apt-get', args: [...flags, 'download', ...missing], env, cwd: folder }, { signal });
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.deb'))) {
    await run({ file: 'dpkg', args: ['-x', join(folder, name), folder], env }, { signal });
  }
  return libraryFolders(folder);
}

/** Where Debian's packages keep their libraries below `folder`: usr/lib/<triplet> and lib/<triplet>. */
export function libraryFolders(folder: string): string[] {
  return ['usr/lib', 'lib'].flatMap((part) => {
    const lib = join(folder, part);
    try {
      const inside = readdirSync(lib, { withFileTypes: true }).filter((entry) => entry.isDirectory());
      return [lib, ...inside.map((entry) => join(lib, entry.name))];
    } catch {
      return [];
    }
  });
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
