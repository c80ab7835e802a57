import { delimiter, join } from 'node:path';
import {
  canInstallDebianPackages,
  installDebianPackages,
  libraryFolders,
  unpackDebianPackages,
} from '../debian.ts';
import { type Env, run } from '../commands.ts';
import type { FallbackContext, StoreServer } from '../store-server.ts';

/** The oldest MongoDB whose operators the services keep to. */
export const OLDEST_MAJOR = 6;

// Built against Debian's and Ubuntu's own libraries; a minimal system lacks these two.
const LIBRARIES = ['libcurl4', 'libssl3'];

/** The version a mongod says it has, or null where it does not run at all. */
export async function mongodVersion(binary: string, env: Env): Promise<string | null> {
  const { code, stdout } = await run({ file: binary, args: ['--version'], env }, { timeoutMs: 15_000 });
  return (code === 0 && /db version v(\d+\.\d+\.\d+)/.exec(stdout)?.[1]) || null;
}

/**
 * The environment in which a fetched mongod runs, installing or unpacking the libraries it misses; null where it
 * cannot be made to run.
 */
export async function makeRunnable(
  binary: string,
  folder: string,
  context: FallbackContext,
): Promise<Env | null> {
  const { env, signal, say } = context;
  const unpacked = join(folder, 'libraries');
  const withLibraries = (folders: string[]): Env => ({ ...env, LD_LIBRARY_PATH: folders.join(delimiter) });
  if (await mongodVersion(binary, env)) return env;
  const kept = withLibraries(libraryFolders(unpacked));
  if (await mongodVersion(binary, kept)) return kept;
  say(`Fetching the libraries that MongoDB needs (${LIBRARIES.join(', ')}) …`);
  if (canInstallDebianPackages(env)) {
    await installDebianPackages(LIBRARIES, { env, signal });
    return (await mongodVersion(binary, env)) ? env : null;
  }
  const fresh = withLibraries(await unpackDebianPackages(LIBRARIES, { env, folder: unpacked, signal }));
  return (await mongodVersion(binary, fresh)) ? fresh : null;
}

/** A mongod on this machine as a server to start. */
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

/**
 * A replica set of one: a standalone mongod acknowledges writes before they are in the journal, and loses some of
 * them when it is killed. The rest keeps a development database small.
 */
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

/** The first number of a version such as '8.0.4'; a data folder belongs to one. */
export function majorOf(version: string): number {
  return Number(version.split('.')[0]);
}
