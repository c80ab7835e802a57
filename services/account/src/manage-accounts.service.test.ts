import { expect, test } from 'vitest';
import { newId } from '@shop/service-kit';
import { setUpAccountHarness, sessionOf } from '../test/account-harness.ts';
import { command, type Outcome } from '../test/command.ts';

const account = setUpAccountHarness('off');
const password = 'metsän siimes 9';
const manage = (...args: string[]): Promise<Outcome> => command(account.deps.config, 'manage-accounts', args);
const call = (path: string, body: unknown) => account.api.as(null)('POST', path, body);
const logIn = (email: string, word = password) => call('/api/auth/login', { email, password: word });
const lookUp = async (sessionId: string) =>
  (await account.api.asService('GET', `/internal/sessions/${sessionId}`)).status;

async function newcomer(
  role: 'customer' | 'admin' = 'customer',
): Promise<{ email: string; session: string }> {
  const email = `${newId()}@posti.example`;
  await call('/api/auth/register', { userName: 'Eero Esimerkki', email, password });
  const user = await account.deps.users.findByEmail(email);
  if (role === 'admin') await account.deps.users.change(user?._id ?? '', { role });
  return { email, session: sessionOf(await logIn(email)) };
}

test('while the database is away a command says so, and ends', async () => {
  const away = { MONGO_URL: 'mongodb://127.0.0.1:1', DB_PREFIX: 'away' };
  const { code, stderr } = await command(away, 'manage-accounts', ['list']);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^MongoDB does not answer: .*127\.0\.0\.1:1\n$/m),
  ]);
});

test('the operator sees who has an account, and who is signed in [spec-203]', async () => {
  const { email } = await newcomer();
  const admin = await newcomer('admin');
  const { stdout, code } = await manage('list');
  expect(code).toBe(0);
  expect(stdout).toMatch(new RegExp(`^${email} +customer +\\d{4}-\\d\\d-\\d\\d +1 live session$`, 'm'));
  expect(stdout).toContain('2 accounts');
  const admins = await manage('list', '--role', 'admin');
  expect(admins.stdout).toContain(admin.email);
  expect(admins.stdout).toContain('1 account');
  expect(admins.stdout).not.toContain(email);

  const shown = await manage('show', '--email', email.toUpperCase());
  expect(shown.stdout).toMatch(
    /Name {6}Eero Esimerkki\n {2}Role {6}customer\n.*\n.*\n {2}Sessions {2}1 live/,
  );
  expect(shown.stdout).not.toMatch(/\$2b\$/);
  await manage('delete', '--email', admin.email, '--last-admin');
});

test('an admin with narrowed rights is listed with them, and made an owner again', async () => {
  const { email } = await newcomer('admin');
  const { _id } = (await account.deps.users.findByEmail(email)) ?? { _id: '' };
  await account.deps.users.change(_id, { rights: 'viewer' });
  expect((await manage('list')).stdout).toMatch(new RegExp(`^${email} +admin \\(viewer\\) `, 'm'));
  expect((await manage('show', '--email', email)).stdout).toContain('Role      admin (viewer)\n');
  const restore = () => manage('role', '--email', email, '--role', 'admin');
  expect((await restore()).stdout).toContain('was admin (viewer) and has the role admin (owner) now');
  expect(await account.deps.users.findByEmail(email)).toMatchObject({ rights: 'owner' });
  expect((await restore()).stdout).toContain('admin (owner) already');
  await manage('delete', '--email', email, '--last-admin');
});

test('a new password comes from the environment, ends the sessions, and has to be a good one', async () => {
  const { email, session } = await newcomer();
  const set = (word?: string) =>
    command(account.deps.config, 'manage-accounts', ['password', '--email', email], word);
  expect(await set()).toMatchObject({ code: 1, stderr: expect.stringContaining('NEW_USER_PASSWORD') });
  for (const weak of ['lyhyt', 'Eero Esimerkki', 'salasana123']) expect((await set(weak)).code).toBe(1);
  expect(await lookUp(session)).toBe(200);
  expect(await set('aivan toinen salasana')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('over'),
  });
  expect(await lookUp(session)).toBe(404);
  expect((await logIn(email)).status).toBe(401);
  expect((await logIn(email, 'aivan toinen salasana')).status).toBe(200);
});

test('a role is given and taken, the last admin’s only when that is meant [spec-203]', async () => {
  const { email, session } = await newcomer();
  const setRole = (role: string, ...more: string[]) =>
    manage('role', '--email', email, '--role', role, ...more);
  expect((await setRole('admin')).code).toBe(0);
  expect(await lookUp(session)).toBe(404);
  expect((await logIn(email)).body).toMatchObject({ user: { role: 'admin' } });
  expect((await setRole('admin')).stdout).toContain('already');

  const refused = await setRole('customer');
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('the shop’s last admin')]);
  expect((await manage('delete', '--email', email)).code).toBe(1);
  const otherAdmin = await newcomer('admin');
  expect((await setRole('customer')).code).toBe(0);
  expect((await manage('role', '--email', otherAdmin.email, '--role', 'customer', '--last-admin')).code).toBe(
    0,
  );
});

test('sessions are ended without another change', async () => {
  const { email, session } = await newcomer();
  const { stdout, code } = await manage('end-sessions', '--email', email);
  expect([code, stdout]).toEqual([0, expect.stringContaining('signed out everywhere (1 live session)')]);
  expect(await lookUp(session)).toBe(404);
  expect((await logIn(email)).status).toBe(200);
});

test('a deleted account is gone with its addresses and wishlist, and its address is free again', async () => {
  const { email, session } = await newcomer();
  const user = await account.deps.users.findByEmail(email);
  const userID = user?._id ?? '';
  await account.deps.wishlists.change(userID, { add: [newId()], remove: [] });
  await account.deps.addresses.add({
    _id: newId(),
    userID,
    name: 'Eero',
    address: 'Kuja 1',
    city: 'Turku',
    postcode: '20100',
    phone: '040',
    notes: '',
  });
  expect((await manage('delete', '--email', email)).code).toBe(0);
  expect(await lookUp(session)).toBe(404);
  expect(await account.deps.wishlists.get(userID)).toEqual([]);
  expect(await account.deps.addresses.list(userID)).toEqual([]);
  expect((await logIn(email)).status).toBe(401);
  expect((await manage('show', '--email', email)).stderr).toContain('Nobody has an account');
  expect((await call('/api/auth/register', { userName: 'Eero', email, password })).status).toBe(201);
});

test('a command that is called wrongly says how to call it, and changes nothing', async () => {
  for (const args of [[], ['promote'], ['list', 'all'], ['--password', 'x']]) {
    expect((await manage(...args)).code).toBe(2);
  }
  expect((await manage('promote')).stderr).toContain('npm run account -- end-sessions --email');
  expect((await manage('role', '--email', (await newcomer()).email, '--role', 'owner')).code).toBe(2);
  expect(await manage('show')).toMatchObject({ code: 2, stderr: expect.stringContaining('--email') });
});

test('the operator removes the second factor of a user who has lost phone and codes', async () => {
  const { email, session } = await newcomer('admin');
  const user = await account.deps.users.findByEmail(email);
  const totp = { sealed: 'x', lastStep: 0, since: account.clock.now };
  await account.deps.users.change(user?._id ?? '', { totp, recoveryCodes: ['x'] });
  expect((await logIn(email)).body.code).toBe('code-needed');
  expect(await manage('mfa-off', '--email', email)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('by password alone'),
  });
  expect(await lookUp(session)).toBe(404);
  expect((await logIn(email)).status).toBe(200);
  const entryKinds = (await account.deps.pendingEntries.findOf(user?._id ?? '')).map(({ kind, by }) => [
    kind,
    by,
  ]);
  expect(entryKinds).toContainEqual(['second-factor-off', 'operator']);
});

test.each([
  ['taken over as customers', 'create-user', ['--take-over', '--role', 'customer', '--name', 'Eero']],
  ['made customers', 'manage-accounts', ['role', '--role', 'customer']],
  ['deleted', 'manage-accounts', ['delete']],
] as const)('of the last two owners who are %s at once one stays', async (_how, name, args) => {
  for (const { _id, role } of await account.deps.users.list())
    if (role === 'admin') await account.deps.users.change(_id, { role: 'customer' });
  const owners = [await newcomer('admin'), await newcomer('admin')];
  const outcomes = await Promise.all(
    owners.map(({ email }) =>
      command(account.deps.config, name, [...args, '--email', email], 'aivan toinen salasana'),
    ),
  );
  expect(await account.deps.users.countOwners()).toBeGreaterThan(0);
  const refused = outcomes.filter(({ code }) => code === 1).map(({ stderr }) => stderr);
  expect(refused.length).toBeGreaterThan(0);
  for (const words of refused) expect(words).toContain('the shop’s last admin');
});
