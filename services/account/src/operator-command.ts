import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { registerSchema, roles, type AuditEntry, type Role } from '@shop/contracts';
import { readEmail, type AuditKind } from '@shop/shop-rules';
import { createLogger, parseInput, ShopError } from '@shop/service-kit';
import { readCommandConfig, type CommandConfig } from './config.ts';
import type { Accounts } from './deps.ts';
import { rightsOf } from './domain/rights.ts';
import { openAccounts } from './open-accounts.ts';
import type { User } from './store/user-model.ts';
import { giveBackToLastOwner } from './use-cases/assert-owner-left.ts';
import { newAuditEntry, OPERATOR } from './use-cases/new-audit-entry.ts';

/** Time until a missing database is reported. */
const PATIENCE_MS = 8_000;

export type CommandDeps = Accounts<CommandConfig>;

export class UsageError extends Error {}

const wrong: Record<string, string> = {
  email: '--email must be an e-mail address.',
  userName: '--name must have 1 to 60 characters.',
  password:
    'NEW_USER_PASSWORD must have 8 to 128 characters, and be none that is easily guessed, nor the name, the e-mail address or the shop’s name.',
};

/** Runs a command, prints its result and sets the exit code: 0 done, 1 refused or failed, 2 called wrongly. */
export async function runCommand(work: (deps: CommandDeps) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await withAccounts(work)}\n`);
  } catch (error) {
    process.stderr.write(`${wordsOf(error)}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

async function withAccounts<T>(work: (deps: CommandDeps) => Promise<T>): Promise<T> {
  const config = readCommandConfig();
  const logger = createLogger('accounts', config.LOG_LEVEL);
  const { deps, closers } = await openAccounts(config, logger, { patienceMs: PATIENCE_MS });
  try {
    return await work(deps);
  } finally {
    for (const close of closers) await close();
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof ShopError)) return error instanceof Error ? error.message : String(error);
  return Object.keys(error.errors ?? {})
    .map((field) => wrong[field] ?? field)
    .concat(error.errors ? [] : [error.message])
    .join('\n');
}

export const accountOptions = {
  email: { type: 'string' },
  role: { type: 'string' },
  'last-admin': { type: 'boolean' },
} as const;

export function readArguments<O extends ParseArgsOptionsConfig>(
  options: O,
): ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>> {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

export function knownRole(name: string | undefined): Role {
  const role = roles.find((known) => known === name);
  if (!role) throw new UsageError(`--role must be one of ${roles.join(', ')}.`);
  return role;
}

const newPasswordSchema = registerSchema.pick({ password: true });

/** From the environment: not in the shell history or the list of processes. */
export function newPassword({ NEW_USER_PASSWORD: password }: CommandConfig): string {
  if (!password)
    throw new Error('NEW_USER_PASSWORD must hold the password, for example from a password manager.');
  return parseInput(newPasswordSchema, { password }).password;
}

/** @throws Error without such an account */
export async function getByEmail(
  { users }: Pick<CommandDeps, 'users'>,
  email: string | undefined,
): Promise<User> {
  if (!email) throw new UsageError('Which account? Name it with --email.');
  const user = await users.findByEmail(readEmail(email) ?? '');
  if (!user) throw new Error(`Nobody has an account with the address ${email}.`);
  return user;
}

/** @throws Error when the account was changed meanwhile */
export async function orChangedMeanwhile(change: Promise<boolean>): Promise<void> {
  if (!(await change))
    throw new Error('Another change of this account was faster. Look at the account, and try again.');
}

export function operatorEntry(
  { now }: Pick<CommandDeps, 'now'>,
  kind: AuditKind,
  { _id: about }: Pick<User, '_id'>,
  changes: AuditEntry['changes'] = [],
): AuditEntry {
  return newAuditEntry({ kind, by: OPERATOR, about, changes }, now());
}

export function rightsEntry(deps: Pick<CommandDeps, 'now'>, user: User, role: Role): AuditEntry {
  const after = role === 'admin' ? 'owner' : '';
  return operatorEntry(deps, 'rights-changed', user, [
    { field: 'rights', before: rightsOf(user) ?? '', after },
  ]);
}

/**
 * Runs a change that ends an admin's role, and keeps one admin. @throws Error without another admin, also when a
 * parallel command removed it
 */
export async function keepingAnAdmin(
  deps: CommandDeps,
  user: User,
  { isMeant, takes }: { isMeant: boolean | undefined; takes: () => Promise<boolean> },
): Promise<void> {
  const isOwner = rightsOf(user) === 'owner' && !isMeant;
  if (isOwner && (await deps.users.countOwners()) < 2) throw isLastAdmin(user);
  await orChangedMeanwhile(takes());
  if (isOwner && (await giveBackToLastOwner(deps, user, { by: OPERATOR, rights: null })))
    throw isLastAdmin(user);
}

const isLastAdmin = ({ email }: User): Error =>
  new Error(
    `${email} is the shop’s last admin. Add --last-admin if the back office may be left without one.`,
  );
