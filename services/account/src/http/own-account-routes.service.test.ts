import { ownAccountSchema } from '@shop/contracts';
import type { AccountEmailKind } from '@shop/shop-rules';
import { newId } from '@shop/service-kit';
import { aUser } from '@shop/testing';
import { connections } from 'mongoose';
import { beforeEach, expect, test, vi } from 'vitest';
import { hashAtOnce, sessionOf, setUpAccountHarness } from '../../test/account-harness.ts';

const account = setUpAccountHarness();
const old = 'metsän siimes 9';
const fresh = 'kehrätty lanka 8';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let email: string;

beforeEach(async () => {
  hashAtOnce(account);
  email = `${newId()}@posti.example`;
  await post('register', { userName: 'Aino', email, password: old });
  await account.sendNotices();
});

const post = (what: string, body: unknown, headers?: Record<string, string>) =>
  account.api.as(null, '192.0.2.7')('POST', `/api/auth/${what}`, body, headers);
const logIn = (password: string, address = email) =>
  post('login', { email: address, password }, { 'user-agent': FIREFOX });
const isLive = async (session: string) =>
  (await account.api.asService('GET', `/internal/sessions/${session}`)).status === 200;
const emailOf = (kind: AccountEmailKind, to = email) =>
  account.emails.findLast((sentEmail) => sentEmail.kind === kind && sentEmail.to === to);
const tokenOf = (kind: AccountEmailKind, to = email): string => {
  const sentEmail = emailOf(kind, to);
  return sentEmail && 'link' in sentEmail ? sentEmail.link.secret : '';
};
/** Signed in: calls of an own session. */
async function signedIn() {
  const answer = await logIn(old);
  const user = aUser({ id: answer.body.user.id, sessionId: sessionOf(answer) });
  return { session: user.sessionId, call: account.api.as(user, '192.0.2.7') };
}
async function askReset(address = email) {
  const answer = await post('forgot', { email: address });
  await account.sendNotices();
  return answer;
}

test('a password reset by an email’s link ends every session, disables the old password and notifies the owner [sec-22]', async () => {
  const session = sessionOf(await logIn(old));
  await post('confirm', { token: tokenOf('email-confirmation') });
  await askReset(email.toUpperCase());
  const sentEmail = emailOf('password-reset');
  expect(sentEmail).toMatchObject({ to: email, toName: 'Aino', link: { path: '/auth/reset#token=' } });
  expect(await post('reset', { token: tokenOf('password-reset'), password: fresh })).toMatchObject({
    status: 200,
    body: { success: true, message: 'Salasana on vaihdettu. Kirjaudu nyt sisään.' },
  });
  expect(await isLive(session)).toBe(false);
  expect((await logIn(old)).status).toBe(401);
  expect((await logIn(fresh)).status).toBe(200);
  await account.sendNotices();
  expect(emailOf('password-changed')).toMatchObject({ to: email, at: expect.any(String) });
});

test('a link works once, for half an hour, and not any more after another password [sec-22]', async () => {
  const reset = (token: string) => post('reset', { token, password: fresh });
  await askReset();
  const first = tokenOf('password-reset');
  await askReset();
  const second = tokenOf('password-reset');
  const weak = await post('reset', { token: first, password: 'salasana' });
  expect(weak.body.errors).toHaveProperty('password');
  const both = await Promise.all([reset(first), reset(first)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  for (const token of [first, second, 'x'.repeat(43)])
    expect((await reset(token)).body).toMatchObject({ code: 'link-expired' });

  const start = account.clock.now;
  await askReset();
  account.clock.now = new Date(start.getTime() + 30 * 60_000);
  expect((await reset(tokenOf('password-reset'))).body.code).toBe('link-expired');
  account.clock.now = start;
  expect((await reset('short')).body.errors).toHaveProperty('token');
});

test('a reset request does not reveal whether an account exists, and sends only so many emails to one address [sec-22]', async () => {
  const unknown = `${newId()}@posti.example`;
  const [knownAnswer, unknownAnswer] = [await askReset(), await askReset(unknown)];
  expect([unknownAnswer.status, unknownAnswer.body]).toEqual([knownAnswer.status, knownAnswer.body]);
  expect(emailOf('password-reset', unknown)).toBeUndefined();
  for (let times = 0; times < 5; times += 1) expect((await askReset()).body).toEqual(knownAnswer.body);
  expect(account.emails.filter(({ kind, to }) => kind === 'password-reset' && to === email)).toHaveLength(3);
});

test('while email is away the request is kept, without anything that would open the account [sec-23]', async () => {
  account.emailService.away = true;
  await post('forgot', { email });
  await account.sendNotices();
  const database = connections.find(({ name }) => name === `${account.deps.config.DB_PREFIX}_account`);
  const stored = JSON.stringify(await database?.collection('users').findOne({ email }));
  expect(stored).toContain('password-reset');
  const links = await database?.collection('links').find().toArray();
  account.emailService.away = false;
  account.clock.now = new Date(account.clock.now.getTime() + 60_000);
  await account.sendNotices();
  const token = tokenOf('password-reset');
  expect(token).toHaveLength(43);
  expect(JSON.stringify(links) + stored).not.toContain(token);
  expect((await post('reset', { token, password: fresh })).status).toBe(200);
});

test('registration sends an email; login works before it is opened, and its link confirms the address', async () => {
  const { call } = await signedIn();
  const isConfirmed = async () =>
    ownAccountSchema.parse((await call('GET', '/api/auth/account')).body.data).isConfirmed;
  expect(emailOf('email-confirmation')).toMatchObject({ link: { path: '/auth/confirm#token=' } });
  expect(await isConfirmed()).toBe(false);
  expect((await post('confirm', { token: tokenOf('email-confirmation') })).status).toBe(200);
  expect(await isConfirmed()).toBe(true);
  expect((await post('confirm', { token: tokenOf('email-confirmation') })).body.code).toBe('link-expired');
});

test('the confirmation email is sent again on request, to the account’s owner alone', async () => {
  const { call } = await signedIn();
  const before = tokenOf('email-confirmation');
  expect((await call('POST', '/api/auth/confirmation', {})).status).toBe(200);
  await account.sendNotices();
  expect(tokenOf('email-confirmation')).not.toBe(before);
  expect((await post('confirmation', {})).status).toBe(401);
});

test('a password is changed with the current one; the others’ sessions end, and the browser that asked goes on [sec-24]', async () => {
  const elsewhere = sessionOf(await logIn(old));
  const { call, session } = await signedIn();
  const change = (currentPassword: string, password = fresh) =>
    call('POST', '/api/auth/password', { currentPassword, password });
  expect((await change('väärä sana')).body.errors).toEqual({ currentPassword: 'Salasana ei ole oikea.' });
  expect((await change(old, 'salasana')).body.errors).toHaveProperty('password');
  expect(await isLive(elsewhere)).toBe(true);
  const changed = await change(old);
  expect(changed.status).toBe(200);
  expect([await isLive(elsewhere), await isLive(session)]).toEqual([false, false]);
  expect(await isLive(sessionOf(changed))).toBe(true);
  expect((await logIn(fresh)).status).toBe(200);
  await account.sendNotices();
  expect(emailOf('password-changed')).toBeDefined();
});

test('wrong current passwords are counted with the logins’', async () => {
  const { call } = await signedIn();
  const statuses: number[] = [];
  for (let times = 0; times < 6; times += 1)
    statuses.push(
      (await call('POST', '/api/auth/password', { currentPassword: 'x', password: fresh })).status,
    );
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

test('an email address is changed by the new one’s link; the old one is notified and opens nothing [sec-24]', async () => {
  const { call } = await signedIn();
  await account.sendNotices();
  expect((await post('confirm', { token: tokenOf('email-confirmation', email) })).status).toBe(200);
  const next = `${newId()}@posti.example`;
  const ask = (body: object) =>
    call('POST', '/api/auth/email', { currentPassword: old, email: next, ...body });
  expect((await ask({ currentPassword: 'väärä sana' })).body.errors).toHaveProperty('currentPassword');
  expect((await ask({ email })).body).toMatchObject({ code: 'email-taken' });
  expect((await ask({})).status).toBe(200);
  await account.sendNotices();
  expect((await logIn(old, next)).status).toBe(401);
  const token = tokenOf('email-change', next);
  expect((await post('confirm', { token })).status).toBe(200);
  expect((await logIn(old, next)).status).toBe(200);
  expect((await logIn(old)).status).toBe(401);
  await account.sendNotices();
  expect(emailOf('email-changed')).toMatchObject({ to: email, newEmail: next });
  const own = ownAccountSchema.parse((await call('GET', '/api/auth/account')).body.data);
  expect(own).toMatchObject({ email: next, isConfirmed: true });
});

test('a change of address that was asked for before the password changed is worth nothing', async () => {
  const { call } = await signedIn();
  const next = `${newId()}@posti.example`;
  await call('POST', '/api/auth/email', { currentPassword: old, email: next });
  await account.sendNotices();
  await askReset();
  await post('reset', { token: tokenOf('password-reset'), password: fresh });
  expect((await post('confirm', { token: tokenOf('email-change', next) })).body.code).toBe('link-expired');
  expect((await logIn(fresh)).status).toBe(200);
});

test('of two changes of address that were asked for, the one whose link is opened first counts, and the other’s opens nothing [sec-24]', async () => {
  const { call } = await signedIn();
  const [slip, meant] = [`${newId()}@posti.example`, `${newId()}@posti.example`];
  for (const next of [slip, meant])
    await call('POST', '/api/auth/email', { currentPassword: old, email: next });
  await account.sendNotices();
  const open = (to: string) => post('confirm', { token: tokenOf('email-change', to) });
  expect((await open(meant)).status).toBe(200);
  expect((await open(slip)).body.code).toBe('link-expired');
  expect((await logIn(old, meant)).status).toBe(200);
  expect((await logIn(old, slip)).status).toBe(401);
});

test('a link that went to the old address opens nothing, also when the address changes while it is being opened [sec-24]', async () => {
  const { call } = await signedIn();
  const next = `${newId()}@posti.example`;
  await call('POST', '/api/auth/email', { currentPassword: old, email: next });
  await askReset();
  vi.spyOn(account.deps.hasher, 'hash').mockImplementationOnce(async (password) => {
    expect((await post('confirm', { token: tokenOf('email-change', next) })).status).toBe(200);
    return `hash of ${password}`;
  });
  const reset = await post('reset', { token: tokenOf('password-reset'), password: fresh });
  expect(reset.body.code).toBe('link-expired');
  expect((await logIn(fresh, next)).status).toBe(401);
  expect((await logIn(old, next)).status).toBe(200);
});

test('an address that another user has taken meanwhile stays theirs', async () => {
  const { call } = await signedIn();
  const next = `${newId()}@posti.example`;
  await call('POST', '/api/auth/email', { currentPassword: old, email: next });
  await account.sendNotices();
  await post('register', { userName: 'Eero', email: next, password: fresh });
  const answer = await post('confirm', { token: tokenOf('email-change', next) });
  expect(answer).toMatchObject({ status: 409, body: { code: 'email-taken' } });
  expect((await logIn(old)).status).toBe(200);
});

test('a name is changed as registration takes one: no session ends, and the pages greet by it [spec-204]', async () => {
  const { call, session } = await signedIn();
  const elsewhere = sessionOf(await logIn(old));
  const empty = await call('POST', '/api/auth/name', { userName: '  ' });
  expect(empty).toMatchObject({ status: 400, body: { errors: { userName: 'Tämä kenttä on pakollinen.' } } });
  const { status, headers } = await call('POST', '/api/auth/name', {
    userName: ' Aino Ahonen ',
    role: 'admin',
  });
  expect(status).toBe(200);
  const [hint = ''] = headers.getSetCookie();
  expect(decodeURIComponent(hint)).toContain('hint={"userName":"Aino Ahonen","role":"customer"}');
  expect(headers.getSetCookie()).toHaveLength(1);
  expect([await isLive(elsewhere), await isLive(session)]).toEqual([true, true]);
  expect((await account.api.asService('GET', `/internal/sessions/${session}`)).body.data).toMatchObject({
    userName: 'Aino Ahonen',
    role: 'customer',
  });
  expect((await account.deps.users.page({ words: 'ahonen' }, { skip: 0, limit: 100 })).users).toContainEqual(
    expect.objectContaining({ email }),
  );
});

test('sessions are listed with where and when, and all others are ended at once [sec-25]', async () => {
  const elsewhere = sessionOf(await logIn(old));
  const { call, session } = await signedIn();
  const { sessions } = ownAccountSchema.parse((await call('GET', '/api/auth/account')).body.data);
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ isThis }) => isThis)).toMatchObject([
    { browser: 'Firefox', system: 'Linux', address: '192.0.2.7', openedAt: expect.any(String) },
  ]);
  expect(JSON.stringify(sessions)).not.toContain(elsewhere);
  expect((await call('DELETE', '/api/auth/sessions')).status).toBe(200);
  expect([await isLive(elsewhere), await isLive(session)]).toEqual([false, true]);
});

test('an admin is notified of a login from a new browser', async () => {
  await account.deps.users.change((await account.deps.users.findByEmail(email))?._id ?? '', {
    role: 'admin',
  });
  const first = await logIn(old);
  await account.sendNotices();
  expect(emailOf('admin-login')).toMatchObject({ device: 'Firefox, Linux', address: '192.0.2.7' });
  account.emails.length = 0;
  const device = /device=([^;]*)/.exec(first.headers.getSetCookie().join())?.[1] ?? '';
  await post('login', { email, password: old }, { 'x-device-token': device });
  await account.sendNotices();
  expect(emailOf('admin-login')).toBeUndefined();
});

test('a guest has no account to look at', async () => {
  const guest = account.api.as(null);
  expect((await guest('GET', '/api/auth/account')).status).toBe(401);
  expect((await guest('DELETE', '/api/auth/sessions')).status).toBe(401);
  expect((await post('password', {})).status).toBe(401);
  expect((await post('name', { userName: 'Kuka' })).status).toBe(401);
});
