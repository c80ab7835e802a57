import { aUser } from '@shop/testing';
import { expect, test } from 'vitest';
import { accountUnderTest } from './account-door.ts';

const account = accountUnderTest();
const aino = { userName: 'Aino', email: 'aino@posti.example', password: 'metsän siimes 9' };

const register = (body: unknown) => account.door.as(null)('POST', '/api/auth/register', body);
const logIn = (body: unknown) => account.door.as(null)('POST', '/api/auth/login', body);
const cookieOf = (answer: { headers: Headers }, name: string) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
/** The session's id stands in the cookie's token. */
const sessionOf = (answer: { headers: Headers }): string => {
  const [, payload = ''] = (cookieOf(answer, 'sid') ?? '').split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { jti: string }).jti;
};

test('somebody registers, is not logged in by that, and logs in with capitals in the address', async () => {
  const registered = await register({ ...aino, role: 'admin' });
  expect(registered).toMatchObject({ status: 201, body: { success: true } });
  expect(registered.headers.getSetCookie()).toEqual([]);

  const loggedIn = await logIn({ email: 'AINO@posti.example', password: aino.password });
  expect(loggedIn.body).toMatchObject({ success: true, user: { userName: 'Aino', role: 'customer' } });
  expect(JSON.stringify(loggedIn.body)).not.toMatch(/hash|password/i);
  expect(cookieOf(loggedIn, 'sid')).toMatch(/HttpOnly; SameSite=Lax/);
  expect(cookieOf(loggedIn, 'hint')).not.toMatch(/HttpOnly/);
});

test('a session ends at once on logout', async () => {
  const loggedIn = await logIn(aino);
  const sessionId = sessionOf(loggedIn);
  const look = () => account.door.asService('GET', `/internal/sessions/${sessionId}`);
  expect(await look()).toMatchObject({ status: 200, body: { data: { userName: 'Aino', role: 'customer' } } });

  const user = aUser({ id: loggedIn.body.user.id, sessionId });
  const loggedOut = await account.door.as(user)('POST', '/api/auth/logout', {});
  expect(cookieOf(loggedOut, 'sid')).toMatch(/sid=;/);
  expect((await look()).status).toBe(404);
});

test('a session ends after half an hour without a call, and after twelve hours in any case', async () => {
  const start = account.clock.now.getTime();
  const look = (id: string) =>
    account.door.asService('GET', `/internal/sessions/${id}`).then(({ status }) => status);
  const idle = sessionOf(await logIn(aino));
  const busy = sessionOf(await logIn(aino));
  for (let minutes = 0; minutes < 12 * 60; minutes += 25) {
    account.clock.now = new Date(start + minutes * 60_000);
    expect(await look(busy)).toBe(200);
  }
  expect(await look(idle)).toBe(404);
  account.clock.now = new Date(start + 12 * 3_600_000 + 1);
  expect(await look(busy)).toBe(404);
  account.clock.now = new Date(start);
});

test('a used address, a known password and a short one are refused at their field', async () => {
  expect(await register({ ...aino, email: 'Aino@Posti.example' })).toMatchObject({
    status: 409,
    body: { code: 'email-taken', errors: { email: 'Sähköpostiosoite on jo käytössä.' } },
  });
  const refused = async (password: unknown) =>
    (await register({ userName: 'B', email: 'b@posti.example', password })).body.errors;
  expect(await refused('password123')).toHaveProperty('password');
  expect(await refused('seitsen')).toEqual({ password: 'Salasanassa on oltava vähintään 8 merkkiä.' });
  expect(await refused('x'.repeat(129))).toHaveProperty('password');
  expect(await refused({ $ne: null })).toHaveProperty('password');
  expect(await account.deps.users.findByEmail('b@posti.example')).toBeNull();
});

test('128 characters pass, and every one of them counts', async () => {
  const long = 'ä'.repeat(127);
  await register({ userName: 'Pitkä', email: 'long@posti.example', password: `${long}1` });
  expect((await logIn({ email: 'long@posti.example', password: `${long}2` })).status).toBe(401);
  expect((await logIn({ email: 'long@posti.example', password: `${long}1` })).status).toBe(200);
});

test('a wrong password and an unknown address answer alike', async () => {
  const wrong = await logIn({ email: aino.email, password: 'väärä salasana' });
  const unknown = await logIn({ email: 'nobody@posti.example', password: 'väärä salasana' });
  for (const answer of [wrong, unknown]) {
    expect(answer).toMatchObject({
      status: 401,
      body: { message: 'Väärä sähköposti tai salasana.', code: 'wrong-login' },
    });
  }
});

test('after five failures a login has to wait, whoever tries, and the right one gets in after the wait', async () => {
  const email = 'guessed@posti.example';
  await register({ ...aino, email });
  for (let tries = 0; tries < 5; tries += 1) expect((await logIn({ email, password: 'x' })).status).toBe(401);
  const refused = await logIn({ email, password: aino.password });
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  account.clock.now = new Date(
    account.clock.now.getTime() + Number(refused.headers.get('retry-after')) * 1000,
  );
  expect((await logIn({ email, password: aino.password })).status).toBe(200);
});

test('check tells who is signed in, and clears the cookies of a session that is over', async () => {
  const user = aUser({ role: 'admin' });
  expect((await account.door.as(user)('GET', '/api/auth/check')).body).toEqual({
    success: true,
    user: { id: user.id, userName: user.userName, role: 'admin' },
  });
  const over = await account.door.as(null)('GET', '/api/auth/check');
  expect(over).toMatchObject({ status: 200, body: { success: false } });
  expect(cookieOf(over, 'hint')).toMatch(/hint=;/);
});

test('without the gateway’s token nothing answers but health', async () => {
  for (const path of ['/api/auth/check', '/internal/users/1', '/api/shop/address/get/1']) {
    expect((await account.door.plain('GET', path)).status).toBe(401);
  }
  expect((await account.door.plain('GET', '/health')).status).toBe(200);
});
