import { isFitRedis } from '@shop/service-kit/store-limits';
import { type Env, run } from '../commands.ts';
import type { StoreServer } from '../store-server.ts';

/** Null if missing or too old. */
export async function redisVersion(
  binary: string,
  env: Env,
): Promise<{ kind: string; version: string } | null> {
  const { code, stdout } = await run({ file: binary, args: ['--version'], env }, { timeoutMs: 10_000 });
  const version = /v=(\d+\.\d+\.\d+)/.exec(stdout)?.[1];
  if (code !== 0 || !version || !isFitRedis(version)) return null;
  return { kind: /valkey/i.test(stdout) ? 'valkey' : 'redis', version };
}

/** A local server to start. */
export function redisServer(binary: string, found: { kind: string; version: string }, env: Env): StoreServer {
  const { kind, version } = found;
  return {
    label: `${kind === 'valkey' ? 'Valkey' : 'Redis'} ${version} (${binary})`,
    folder: `${kind}-${version.split('.')[0]}`,
    command: ({ port, dataFolder }) => ({
      file: binary,
      args: ['--port', String(port), '--bind', '127.0.0.1', '--dir', dataFolder, ...redisOptions],
      env,
    }),
  };
}

/** Jobs survive restarts and are never evicted. */
export const redisOptions = [
  '--appendonly',
  'yes',
  '--save',
  '',
  '--maxmemory-policy',
  'noeviction',
  '--daemonize',
  'no',
];
