import { parseArgs } from 'node:util';
import { registerSchema, roles, type Role } from '@shop/contracts';
import { connectMongo, createLogger, parseInput, ShopError } from '@shop/service-kit';
import { readCommandConfig } from './config.ts';
import { openStores } from './deps.ts';
import { createHasher } from './passwords/hasher.ts';
import { register } from './use-cases/register.ts';

/*
 * Makes an account from the command line; the password comes from the environment, so that it stands in no
 * shell history. An account of that role which is there already is left as it is.
 */
const { values } = parseArgs({
  options: { role: { type: 'string' }, email: { type: 'string' }, name: { type: 'string' } },
});
const config = readCommandConfig();
const logger = createLogger('create-user', config.LOG_LEVEL);
const database = await connectMongo('account', config, logger);
const hasher = createHasher();
try {
  const role = roles.find((known) => known === values.role) satisfies Role | undefined;
  if (!role) throw new Error(`--role must be one of ${roles.join(', ')}`);
  const stores = await openStores(database.connection);
  const input = parseInput(registerSchema, {
    userName: values.name,
    email: values.email,
    password: config.NEW_USER_PASSWORD,
  });
  const present = await stores.users.findByEmail(input.email);
  // Nobody is made an admin in passing, least of all somebody who registered with the address first.
  if (present && present.role !== role) throw new Error(`${input.email} is the account of a ${present.role}`);
  if (!present) await register({ ...stores, hasher, logger, now: () => new Date() }, input, role);
  const what = present ? 'was there already and is left as it is' : 'can log in now';
  process.stdout.write(`The ${role} ${input.email} ${what}.\n`);
} catch (error) {
  const reason =
    error instanceof ShopError ? Object.entries(error.errors ?? { error: error.message }) : String(error);
  process.stderr.write(`${String(reason)}\n`);
  process.exitCode = 1;
} finally {
  await hasher.close();
  await database.close();
}
