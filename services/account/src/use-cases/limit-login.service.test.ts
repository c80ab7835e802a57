import { setTimeout as pause } from 'node:timers/promises';
import { FAILURE_WINDOW_MS, newId } from '@shop/service-kit';
import jwt from 'jsonwebtoken';
import { beforeEach, expect, test, vi } from 'vitest';
import { setUpAccountHarness } from '../../test/account-harness.ts';

const account = setUpAccountHarness();
const password = 'metsän siimes 9';
const home = '192.0.2.7';
let email: string;
beforeEach(async () => {
  // A hash costs most of a second; here only their number counts.
  vi.spyOn(account.deps.hasher, 'hash').mockResolvedValue('a hash');
  vi.spyOn(account.deps.hasher, 'matches').mockImplementation(async (given) => {
    await pause(5);
    return given === password;
  });
  email = `${newId()}@posti.example`;
  await account.api.as(null)('POST', '/api/auth/register', { userName: 'Aino', email, password });
});

type Try = { email?: string; password?: string; from?: string; device?: string };
const logIn = ({ from = home, device, ...input }: Try = {}) =>
  account.api.as(null, from)(
    'POST',
    '/api/auth/login',
    { email, password, ...input },
    device ? { 'x-device-token': device } : {},
  );
const guess = (from: string, more: Try = {}) => logIn({ password: 'x', from, ...more });
const cookieOf = (answer: { headers: Headers }, name: string): string =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
const deviceOf = (answer: { headers: Headers }): string =>
  /^device=([^;]*)/.exec(cookieOf(answer, 'device'))?.[1] ?? '';
const statuses = async (times: number, tryOnce: (index: number) => Promise<{ status: number }>) => {
  const seen: number[] = [];
  for (let index = 0; index < times; index += 1) seen.push((await tryOnce(index)).status);
  return seen;
};
const later = (ms: number) => (account.clock.now = new Date(account.clock.now.getTime() + ms));

/** How many passwords were hashed while `work` ran. */
async function hashesOf(work: () => Promise<unknown>): Promise<number> {
  const { matches } = account.deps.hasher;
  const before = vi.mocked(matches).mock.calls.length;
  await work();
  return vi.mocked(matches).mock.calls.length - before;
}

test('after five failures one address has to wait for this account, and its right password gets in after the wait [sec-19]', async () => {
  expect(await statuses(5, () => guess(home))).toEqual([401, 401, 401, 401, 401]);
  const refused = await logIn();
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  later(Number(refused.headers.get('retry-after')) * 1000);
  expect((await logIn()).status).toBe(200);
  expect((await guess(home)).status).toBe(401);
});

test('the wait of one address keeps the owner at another one out of nothing, nor another account', async () => {
  expect(await statuses(6, () => guess('203.0.113.1'))).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await logIn()).status).toBe(200);
  const otherAccount = { email: `${newId()}@posti.example`, from: '203.0.113.1' };
  expect((await guess(otherAccount.from, otherAccount)).status).toBe(401);
});

test('from a thousand addresses no more than ten passwords of an account are tried in a quarter of an hour [spec-208]', async () => {
  const hashes = await hashesOf(() => statuses(40, (index) => guess(`203.0.113.${index}`)));
  expect(hashes).toBe(10);
  const refused = await logIn();
  expect(refused.status).toBe(429);
  later(Number(refused.headers.get('retry-after')) * 1000);
  expect((await logIn()).status).toBe(200);
});

test('tries that come at once are counted one by one', async () => {
  const atOnce = (from: (index: number) => string) =>
    hashesOf(() => Promise.all(Array.from({ length: 30 }, (_, index) => guess(from(index)))));
  expect(await atOnce(() => '203.0.113.1')).toBe(5);
  expect(await atOnce((index) => `198.51.100.${index}`)).toBe(5);
});

test('what one address is refused does not use up the tries of the others', async () => {
  await statuses(30, () => guess('203.0.113.1'));
  expect(await statuses(5, (index) => guess(`198.51.100.${index}`))).toEqual([401, 401, 401, 401, 401]);
});

test('a device that was signed in before gets in while strangers are kept out [spec-208 sec-19 asvs-41]', async () => {
  const device = deviceOf(await logIn());
  await statuses(11, (index) => guess(`203.0.113.${index}`));
  expect((await logIn()).status).toBe(429);
  expect((await logIn({ device })).status).toBe(200);
  expect((await logIn({ device, from: '198.51.100.9' })).status).toBe(200);
});

test('a password reset by email lets its owner in while strangers keep guessing', async () => {
  const guest = account.api.as(null, home);
  await guest('POST', '/api/auth/forgot', { email });
  await account.sendNotices();
  const sentEmail = account.emails.findLast(({ kind, to }) => kind === 'password-reset' && to === email);
  const token = sentEmail && 'link' in sentEmail ? sentEmail.link.secret : '';
  const reset = await guest('POST', '/api/auth/reset', { token, password });
  await statuses(11, (index) => guess(`203.0.113.${index}`));
  expect((await logIn()).status).toBe(429);
  expect((await logIn({ device: deviceOf(reset) })).status).toBe(200);
});

test('a stolen device cookie has five tries of its own, and takes none of anybody else', async () => {
  const device = deviceOf(await logIn());
  const hashes = await hashesOf(() => statuses(30, (index) => guess(`203.0.113.${index}`, { device })));
  expect(hashes).toBe(5);
  expect((await logIn()).status).toBe(200);
  later(FAILURE_WINDOW_MS);
  expect((await logIn({ device })).status).toBe(200);
});

test('a device is known for the accounts that signed in on it, until their password changes', async () => {
  const device = deviceOf(await logIn());
  const mine = email;
  email = `${newId()}@posti.example`;
  await account.api.as(null)('POST', '/api/auth/register', { userName: 'Eero', email, password });
  await statuses(10, (index) => guess(`203.0.113.${index}`));
  expect((await logIn({ device })).status).toBe(429);
  later(FAILURE_WINDOW_MS);
  const both = deviceOf(await logIn({ device }));

  for (const address of [mine, email]) {
    await statuses(10, (index) => guess(`203.0.113.${index}`, { email: address }));
    expect((await logIn({ email: address, device: both })).status).toBe(200);
  }
  const user = await account.deps.users.findByEmail(mine);
  await account.deps.users.change(user?._id ?? '', {});
  expect((await logIn({ email: mine, device: both })).status).toBe(429);
});

test('a device cookie is no session, and cannot be made by others', async () => {
  const answer = await logIn();
  const cookie = cookieOf(answer, 'device');
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Strict/);
  const user = await account.deps.users.findByEmail(email);
  const claims = { accounts: { [user?._id ?? '']: 0 } };
  const { jti } = jwt.decode(deviceOf(answer)) as { jti: string };
  const forge = (secret: string, typ: string, audience = 'account') =>
    jwt.sign(claims, secret, {
      issuer: 'account',
      audience,
      jwtid: jti,
      header: { alg: 'HS256', typ },
    });
  const { SESSION_SECRET } = account.deps.config;
  await statuses(10, (index) => guess(`203.0.113.${index}`));
  for (const device of [
    'nonsense',
    forge('x'.repeat(32), 'device+jwt'),
    forge(SESSION_SECRET, 'session+jwt'),
    forge(SESSION_SECRET, 'device+jwt', 'shop'),
    cookieOf(answer, 'sid').slice(4),
  ]) {
    expect((await logIn({ device })).status).toBe(429);
  }
  expect((await logIn({ device: forge(SESSION_SECRET, 'device+jwt') })).status).toBe(200);
  expect((await account.api.asService('GET', `/internal/sessions/${jti}`)).status).toBe(404);
});

test('an unknown address waits as long as a registered one [sec-20]', async () => {
  const unknown = { email: `${newId()}@posti.example` };
  for (const account of [unknown, {}]) {
    expect(await statuses(6, () => guess('203.0.113.1', account))).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await statuses(6, (index) => guess(`198.51.100.${index}`, account))).toEqual([
      401, 401, 401, 401, 401, 429,
    ]);
  }
});

test('correct logins, however many, use up no try', async () => {
  const all = await statuses(30, (index) => logIn({ from: `198.51.100.${index}` }));
  expect(all.filter((status) => status === 200)).toHaveLength(30);
  expect((await guess('203.0.113.1')).status).toBe(401);
});
