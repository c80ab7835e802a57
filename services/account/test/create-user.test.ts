import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { accountUnderTest } from './account-door.ts';

const account = accountUnderTest('off');
const command = fileURLToPath(new URL('../src/create-user.ts', import.meta.url));
const maker = { email: 'maker@posti.example', password: 'kehrätty lanka 8' };

type Outcome = { stdout: string; stderr: string; code: number };

/** The command as the README has it, in production, on the database of this file. */
function createAdmin(email: string, password?: string): Promise<Outcome> {
  const { MONGO_URL, DB_PREFIX } = account.deps.config;
  return promisify(execFile)(
    process.execPath,
    [command, '--role', 'admin', '--email', email, '--name', 'Aino'],
    {
      env: {
        SHOP_MODE: 'production',
        LOG_LEVEL: 'warn',
        MONGO_URL,
        DB_PREFIX,
        ...(password ? { NEW_USER_PASSWORD: password } : {}),
      },
    },
  ).then(
    (out) => ({ ...out, code: 0 }),
    ({ stdout, stderr, code }: Outcome) => ({ stdout, stderr, code }),
  );
}
const logIn = (body: unknown) => account.door.as(null)('POST', '/api/auth/login', body);

test('a shop has no admin until the command makes one, with the password from the environment', async () => {
  expect((await logIn(maker)).status).toBe(401);
  const { stdout, code } = await createAdmin(maker.email, maker.password);
  expect(code).toBe(0);
  expect(stdout).toContain('The admin maker@posti.example can log in now.');
  expect(stdout).not.toContain(maker.password);
  expect((await logIn(maker)).body).toMatchObject({
    success: true,
    user: { userName: 'Aino', role: 'admin' },
  });
});

test('the command again leaves the admin and the password as they are, and says so', async () => {
  const { stdout, code } = await createAdmin(maker.email, 'aivan toinen salasana');
  expect(code).toBe(0);
  expect(stdout).toContain('was there already');
  expect((await logIn(maker)).status).toBe(200);
});

test('without a password in the environment, or with a weak one, nothing is made', async () => {
  const without = await createAdmin('other@posti.example');
  expect(without).toMatchObject({ code: 1, stderr: expect.stringContaining('NEW_USER_PASSWORD') });
  expect((await createAdmin('other@posti.example', 'lyhyt')).code).toBe(1);
  expect(await account.deps.users.findByEmail('other@posti.example')).toBeNull();
});

test('a customer’s address does not become an admin’s', async () => {
  const customer = { userName: 'Eero', email: 'eero@posti.example', password: 'metsän siimes 9' };
  await account.door.as(null)('POST', '/api/auth/register', customer);
  const { code, stderr } = await createAdmin(customer.email, 'aivan toinen salasana');
  expect(code).toBe(1);
  expect(stderr).toContain('is the account of a customer');
  expect((await logIn(customer)).body).toMatchObject({ user: { role: 'customer' } });
});
