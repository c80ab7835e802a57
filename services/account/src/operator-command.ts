import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { registerSchema } from '@shop/contracts';
import { connectMongo, createLogger, parseInput, ShopError, type Logger } from '@shop/service-kit';
import { readCommandConfig, type CommandConfig } from './config.ts';
import { openStores, type Stores } from './deps.ts';
import { createHasher, type Hasher } from './passwords/hasher.ts';
import type { User } from './store/user-store.ts';

export type CommandDeps = Stores & {
  hasher: Hasher;
  config: CommandConfig;
  logger: Logger;
  now: () => Date;
};

/** The command was called wrongly; what follows is how to call it. */
export class UsageError extends Error {}

/** What of an input was wrong, in the operator's words. */
const wrong: Record<string, string> = {
  email: '--email must be an e-mail address.',
  userName: '--name must have 1 to 60 characters.',
  password:
    'NEW_USER_PASSWORD must have 8 to 128 characters, and be none that is easily guessed, nor the name, the e-mail address or the shop’s name.',
};

/**
 * Runs one command of the operator on the account service's database, says how it went and sets the exit code: 0 done,
 * 1 refused or failed, 2 called wrongly.
 * @returns what `work` says, on standard output
 */
export async function runCommand(work: (deps: CommandDeps) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await withStores(work)}\n`);
  } catch (error) {
    process.stderr.write(`${wordsOf(error)}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

async function withStores<T>(work: (deps: CommandDeps) => Promise<T>): Promise<T> {
  const config = readCommandConfig();
  const logger = createLogger('accounts', config.LOG_LEVEL);
  const database = await connectMongo('account', config, logger);
  const hasher = createHasher();
  try {
    return await work({
      ...(await openStores(database.connection)),
      hasher,
      config,
      logger,
      now: () => new Date(),
    });
  } finally {
    await hasher.close();
    await database.close();
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof ShopError)) return error instanceof Error ? error.message : String(error);
  return Object.keys(error.errors ?? {})
    .map((field) => wrong[field] ?? field)
    .concat(error.errors ? [] : [error.message])
    .join('\n');
}

/** Reads the command line. @throws UsageError */
export function readArguments<O extends ParseArgsOptionsConfig>(
  options: O,
): ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>> {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const newPasswordSchema = registerSchema.pick({ password: true });

/** The new password from the environment, so that it stands in no shell history and no list of processes. */
export function newPassword({ NEW_USER_PASSWORD: password }: CommandConfig): string {
  if (!password)
    throw new Error('NEW_USER_PASSWORD must hold the password, for example from a password manager.');
  return parseInput(newPasswordSchema, { password }).password;
}

/** @throws Error when nobody has that address */
export async function getByEmail({ users }: Stores, email: string | undefined): Promise<User> {
  if (!email) throw new UsageError('Which account? Name it with --email.');
  const user = await users.findByEmail(email.trim().toLowerCase());
  if (!user) throw new Error(`Nobody has an account with the address ${email}.`);
  return user;
}

/** Keeps the shop from being left without an admin by accident. */
export async function assertAdminLeft(
  { users }: Stores,
  user: User,
  isMeant: boolean | undefined,
): Promise<void> {
  if (user.role !== 'admin' || isMeant) return;
  const admins = (await users.list()).filter(({ role }) => role === 'admin');
  if (admins.length > 1) return;
  throw new Error(
    `${user.email} is the shop’s last admin. Add --last-admin if nobody shall be able to open the back office.`,
  );
}
