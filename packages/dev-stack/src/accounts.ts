import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './commands.ts';
import { root } from './config.ts';
import { StartError } from './start-error.ts';
import { readWhole, writeWhole } from './whole-file.ts';

type Account = { email: string; password: string };
export type Accounts = { admin: Account; customer: Account };

const PEOPLE = [
  { role: 'admin', name: 'Aino Ylläpito' },
  { role: 'customer', name: 'Kaisa Asiakas' },
] as const;

/** @throws StartError if the file is damaged */
export function keepAccounts(file: string): Accounts {
  const stored = readWhole(file) as Accounts | null;
  if (stored) return stored;
  const draw = (role: string) => ({
    email: `${role}@example.com`,
    password: randomBytes(12).toString('base64url'),
  });
  const accounts = { admin: draw('admin'), customer: draw('customer') };
  writeWhole(file, `${JSON.stringify(accounts, null, 2)}\n`);
  return accounts;
}

/**
 * A marker beside our own data says that they exist. Passwords go by environment: other users can read command lines.
 * @throws StartError
 */
export async function createAccounts(
  accounts: Accounts,
  at: { env: Record<string, string>; noteFolder: string; trusted: boolean; signal: AbortSignal },
): Promise<void> {
  const mark = join(at.noteFolder, 'accounts-made');
  const version = createHash('sha256').update(JSON.stringify(accounts)).digest('hex');
  if (at.trusted && existsSync(mark) && readFileSync(mark, 'utf8') === version) return;
  const created = PEOPLE.map(async ({ role, name }) => {
    const { email, password } = accounts[role];
    const who = ['--role', role, '--email', email, '--name', name];
    const command = {
      file: process.execPath,
      args: ['services/account/src/create-user.ts', ...who, '--if-missing'],
      cwd: root,
      env: { ...at.env, NEW_USER_PASSWORD: password },
    };
    return { role, ...(await run(command, { signal: at.signal, timeoutMs: 120_000 })) };
  });
  for (const { role, code, stdout, stderr } of await Promise.all(created)) {
    at.signal.throwIfAborted();
    if (code !== 0)
      throw new StartError(`The ${role} account could not be made: ${(stderr || stdout).trim()}`);
  }
  writeFileSync(mark, version);
}
