import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { DataConfig } from '@shop/service-kit';

export type Outcome = { stdout: string; stderr: string; code: number };

/** Runs one of the operator's commands on a database, with nothing else in its environment. */
export function command(
  { MONGO_URL, DB_PREFIX }: Pick<DataConfig, 'MONGO_URL' | 'DB_PREFIX'>,
  name: 'create-user' | 'manage-accounts',
  args: string[],
  password?: string,
): Promise<Outcome> {
  const file = fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url));
  const env = { MONGO_URL, DB_PREFIX, ...(password ? { NEW_USER_PASSWORD: password } : {}) };
  return promisify(execFile)(process.execPath, [file, ...args], { env }).then(
    (out) => ({ ...out, code: 0 }),
    ({ stdout, stderr, code }: Outcome) => ({ stdout, stderr, code }),
  );
}
