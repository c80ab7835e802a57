import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AccountHarness } from './account-harness.ts';

export type Outcome = { stdout: string; stderr: string; code: number };

/** Runs one of the operator's commands on the database of a test file, with nothing else in its environment. */
export function command(
  { deps }: AccountHarness,
  name: 'create-user' | 'manage-accounts',
  args: string[],
  password?: string,
): Promise<Outcome> {
  const { MONGO_URL, DB_PREFIX } = deps.config;
  const file = fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url));
  const env = { MONGO_URL, DB_PREFIX, ...(password ? { NEW_USER_PASSWORD: password } : {}) };
  return promisify(execFile)(process.execPath, [file, ...args], { env }).then(
    (out) => ({ ...out, code: 0 }),
    ({ stdout, stderr, code }: Outcome) => ({ stdout, stderr, code }),
  );
}
