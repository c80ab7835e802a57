import { expect, test } from 'vitest';
import { setUpAccountHarness, sessionOf } from '../test/account-harness.ts';
import { command, type Outcome } from '../test/command.ts';

const account = setUpAccountHarness('off');
const owner = { email: 'omistaja@posti.example', password: 'kehrätty lanka 8' };

/** The command as the README has it, in production, on the database of this file. */
const createAdmin = (email: string, password?: string, ...more: string[]): Promise<Outcome> =>
  command(
    account.deps.config,
    'create-user',
    ['--role', 'admin', '--email', email, '--name', 'Aino', ...more],
    password,
  );
const logIn = (body: unknown) => account.api.as(null)('POST', '/api/auth/login', body);

test('a shop has no admin until the command makes one, with the password from the environment [spec-193 sec-30 asvs-22]', async () => {
  expect((await logIn(owner)).status).toBe(401);
  const { stdout, code } = await createAdmin(owner.email, owner.password);
  expect(code).toBe(0);
  expect(stdout).toContain('The admin omistaja@posti.example can log in now.');
  expect(stdout).not.toContain(owner.password);
  expect((await logIn(owner)).body).toMatchObject({
    success: true,
    user: { userName: 'Aino', role: 'admin' },
  });
});

test('the command again changes nothing, says so, and fails', async () => {
  const { stderr, code } = await createAdmin(owner.email, 'aivan toinen salasana');
  expect(code).toBe(1);
  expect(stderr).toContain('omistaja@posti.example is the account of an admin already');
  expect(stderr).toContain('--take-over');
  expect((await logIn(owner)).status).toBe(200);
});

test('a start that makes sure of its accounts leaves the one that is there as it is', async () => {
  const { stdout, code } = await createAdmin(owner.email, 'aivan toinen salasana', '--if-missing');
  expect([code, stdout]).toEqual([0, expect.stringContaining('was there already and is left as it is')]);
  expect((await logIn(owner)).status).toBe(200);
});

test('taking an account over sets its password, name and role, and ends its sessions [spec-203 asvs-39]', async () => {
  const squatter = { userName: 'Eero', email: 'squatted@posti.example', password: 'metsän siimes 9' };
  await account.api.as(null)('POST', '/api/auth/register', squatter);
  const id = sessionOf(await logIn(squatter));
  const { stdout, code } = await createAdmin(squatter.email, 'aivan toinen salasana', '--take-over');
  expect([code, stdout]).toEqual([0, expect.stringContaining('its sessions are over')]);
  expect((await account.api.asService('GET', `/internal/sessions/${id}`)).status).toBe(404);
  expect((await logIn(squatter)).status).toBe(401);
  const mine = { email: squatter.email, password: 'aivan toinen salasana' };
  expect((await logIn(mine)).body).toMatchObject({ user: { userName: 'Aino', role: 'admin' } });
});

test('without a password in the environment, or with a weak one, nothing is made', async () => {
  const without = await createAdmin('other@posti.example');
  expect(without).toMatchObject({ code: 1, stderr: expect.stringContaining('NEW_USER_PASSWORD') });
  for (const weak of ['lyhyt', 'Salasana2024!', 'luonnonlanka1', 'other@posti.example'])
    expect(await createAdmin('other@posti.example', weak)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('NEW_USER_PASSWORD must have 8 to 128 characters'),
    });
  expect(await account.deps.users.findByEmail('other@posti.example')).toBeNull();
});

test('a customer’s address does not become an admin’s [spec-193]', async () => {
  const customer = { userName: 'Eero', email: 'eero@posti.example', password: 'metsän siimes 9' };
  await account.api.as(null)('POST', '/api/auth/register', customer);
  const { code, stderr } = await createAdmin(customer.email, 'aivan toinen salasana');
  expect(code).toBe(1);
  expect(stderr).toContain('is the account of a customer already');
  expect((await createAdmin(customer.email, 'aivan toinen salasana', '--if-missing')).code).toBe(1);
  expect((await logIn(customer)).body).toMatchObject({ user: { role: 'customer' } });
});
