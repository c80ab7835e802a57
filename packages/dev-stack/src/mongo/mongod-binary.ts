import { delimiter, join } from 'node:path';
import {
  canInstallDebianPackages,
  installDebianPackages,
  libraryFolders,
  unpackDebianPackages,
} from '../debian.ts';
import { type Env, run } from '../commands.ts';
import type { FallbackContext, StoreServer } from '../store-server.ts';

const LIBRARIES = ['libcurl4', 'libssl3'];

/** Null if it does not run. */
export async function mongodVersion(binary: string, env: Env): Promise<string | null> {
  const { code, stdout } = await run({ file: binary, args: ['--version'], env }, { timeoutMs: 15_000 });
  return (code === 0 && /db version v(\d+\.\d+\.\d+)/.exec(stdout)?.[1]) || null;
}

/** Installs missing libraries; null if impossible. */
export async function makeRunnable(
  binary: string,
  folder: string,
  context: FallbackContext,
): Promise<Env | null> {
  const { env, signal, say } = context;
  const unpacked = join(folder, 'libraries');
  const withLibraries = (folders: string[]): Env => ({ ...env, LD_LIBRARY_PATH: folders.join(delimiter) });
  if (await mongodVersion(binary, env)) return env;
  const unpackedEnv = withLibraries(libraryFolders(unpacked));
  if (await mongodVersion(binary, unpackedEnv)) return unpackedEnv;
  say(`Fetching the libraries that MongoDB needs (${LIBRARIES.join(', ')}) …`);
  if (canInstallDebianPackages(env)) {
    await installDebianPackages(LIBRARIES, { env, signal });
    return (await mongodVersion(binary, env)) ? env : null;
  }
  const fresh = withLibraries(await unpackDebianPackages(LIBRARIES, { env, folder: unpacked, signal }));
  return (await mongodVersion(binary, fresh)) ? fresh : null;
}

/** A local server to start. */
export function mongodServer(binary: string, version: string, label: string, env: Env): StoreServer {
  return {
    label,
    folder: `mongo-${majorOf(version)}`,
    command: ({ port, dataFolder }) => ({
      file: binary,
      args: ['--dbpath', join(dataFolder, 'db'), '--bind_ip', '127.0.0.1', ...mongodOptions(port)],
      env,
    }),
  };
}

/** A standalone mongod loses acknowledged writes when killed. */
export function mongodOptions(port: number): string[] {
  const small = [
    '--wiredTigerCacheSizeGB',
    '0.25',
    '--oplogSize',
    '64',
    '--networkMessageCompressors',
    'disabled',
  ];
  const quiet = ['--setParameter', 'diagnosticDataCollectionEnabled=false', '--quiet', '--nounixsocket'];
  return ['--port', String(port), '--replSet', 'rs0', ...small, ...quiet];
}

/** Of a version like '8.0.4'. */
export function majorOf(version: string): number {
  return Number(version.split('.')[0]);
}
