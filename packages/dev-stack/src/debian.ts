import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, findOnPath, run } from './commands.ts';

// Waits for another apt's lock.
const flags = ['-o', 'Dpkg::Use-Pty=0', '-o', 'DPkg::Lock::Timeout=300', '-qq'];

// apt runs one at a time.
let last: Promise<unknown> = Promise.resolve();

/** Requires apt and root. */
export function canInstallDebianPackages(env: Env): boolean {
  return process.getuid?.() === 0 && findOnPath('apt-get', env) !== null;
}

/** Returns null, or apt's error. */
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
 * Without root: unpacks packages into a folder.
 * @returns folders for LD_LIBRARY_PATH
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

/** usr/lib/<triplet> and lib/<triplet> */
export function libraryFolders(folder: string): string[] {
  return ['usr/lib', 'lib'].flatMap((name) => {
    const lib = join(folder, name);
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
