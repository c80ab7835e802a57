import { aUser, PATIENCE_MS } from '@shop/testing';
import { expect, test, vi } from 'vitest';
import { hash } from '../passwords/hash.ts';
import { deleteAccount } from '../use-cases/delete-account.ts';
import { setUpAccountHarness, sessionOf } from '../../test/account-harness.ts';

const account = setUpAccountHarness();
const aino = { userName: 'Aino', email: 'aino@posti.example', password: 'metsän siimes 9' };

const register = (body: unknown) => account.api.as(null)('POST', '/api/auth/register', body);
const logIn = (body: unknown) => account.api.as(null)('POST', '/api/auth/login', body);
const cookieOf = (answer: { headers: Headers }, name: string) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));

test('registration does not log in, and a login accepts capitals in the address [spec-91]', async () => {
  const registered = await register({ ...aino, role: 'admin' });
  expect(registered).toMatchObject({ status: 201, body: { success: true } });
  expect(registered.headers.getSetCookie()).toEqual([]);

  const loggedIn = await logIn({ email: 'AINO@posti.example', password: aino.password });
  expect(loggedIn.body).toMatchObject({ success: true, user: { userName: 'Aino', role: 'customer' } });
  expect(JSON.stringify(loggedIn.body)).not.toMatch(/hash|password/i);
  expect(cookieOf(loggedIn, 'sid')).toMatch(/HttpOnly; SameSite=Lax/);
  expect(cookieOf(loggedIn, 'hint')).not.toMatch(/HttpOnly/);
});

test('a domain with Finnish letters is the same in a browser and in a call', async () => {
  const eino = { userName: 'Ei\u200bno', email: 'eino@xn--mkel-load.fi', password: aino.password };
  expect((await register(eino)).status).toBe(201);
  for (const email of ['eino@mäkelä.fi', 'Eino@ma\u0308kela\u0308.fi', eino.email])
    expect(await logIn({ email, password: aino.password })).toMatchObject({
      status: 200,
      body: { user: { userName: 'Eino' } },
    });
  expect((await register({ ...eino, email: 'eino@mäkelä.fi' })).status).toBe(409);
});

test('a session ends at once on logout [spec-91]', async () => {
  const loggedIn = await logIn(aino);
  const sessionId = sessionOf(loggedIn);
  const look = () => account.api.asService('GET', `/internal/sessions/${sessionId}`);
  expect(await look()).toMatchObject({ status: 200, body: { data: { userName: 'Aino', role: 'customer' } } });

  const user = aUser({ id: loggedIn.body.user.id, sessionId });
  const loggedOut = await account.api.as(user)('POST', '/api/auth/logout', {});
  expect(cookieOf(loggedOut, 'sid')).toMatch(/sid=;/);
  expect((await look()).status).toBe(404);
});

test.each([
  ['another password', { passwordHash: '$2b$12$Fb5/Eu9kaEF8tpEMO1BWMe6TfURW12IpQNv.EROyoi0vrilvCLawG' }],
  ['another role', { role: 'admin' as const }],
  ['nothing else, when all shall end', {}],
])('every session of an account is over with %s [spec-207 sec-16 asvs-21 asvs-37]', async (what, change) => {
  const email = `epoch-${what.length}@posti.example`;
  await register({ ...aino, email });
  const ids = [sessionOf(await logIn({ ...aino, email })), sessionOf(await logIn({ ...aino, email }))];
  const otherSession = sessionOf(await logIn(aino));
  const user = await account.deps.users.findByEmail(email);
  await account.deps.users.change(user?._id ?? '', change);
  for (const id of ids)
    expect((await account.api.asService('GET', `/internal/sessions/${id}`)).status).toBe(404);
  expect((await account.api.asService('GET', `/internal/sessions/${otherSession}`)).status).toBe(200);
});

test('a session shows the current account, and ends with it [asvs-38]', async () => {
  const email = 'gone@posti.example';
  const { body } = await register({ ...aino, email });
  expect(body.success).toBe(true);
  const id = sessionOf(await logIn({ ...aino, email }));
  const user = await account.deps.users.findByEmail(email);
  if (user) await deleteAccount(account.deps, user, user._id);
  expect((await account.api.asService('GET', `/internal/sessions/${id}`)).status).toBe(404);
});

test('a login under way with the old password opens nothing after the password has changed', async () => {
  const email = 'late@posti.example';
  await register({ ...aino, email });
  const user = await account.deps.users.findByEmail(email);
  const matches = vi.spyOn(account.deps.hasher, 'matches').mockImplementationOnce(async () => {
    await account.deps.users.change(user?._id ?? '', { passwordHash: 'another' });
    return true;
  });
  const id = sessionOf(await logIn({ ...aino, email }));
  matches.mockRestore();
  expect((await account.api.asService('GET', `/internal/sessions/${id}`)).status).toBe(404);
});

test('a hash that cost less is replaced at the next login, by one of the same password, and no session ends by it [asvs-7]', async () => {
  const email = 'cheap@posti.example';
  await register({ ...aino, email });
  const earlier = sessionOf(await logIn({ ...aino, email }));
  const cheap = hash(aino.password, 5);
  await account.database.collection('users').updateOne({ email }, { $set: { passwordHash: cheap } });
  const kept = async () => (await account.deps.users.findByEmail(email))?.passwordHash;
  expect((await logIn({ ...aino, email, password: 'väärin arvattu 7' })).status).toBe(401);
  expect(await kept()).toBe(cheap);
  expect((await logIn({ ...aino, email })).status).toBe(200);
  await account.deps.rehasher.finish(PATIENCE_MS);
  const replaced = await kept();
  expect(replaced).toMatch(/^\$2b\$10\$/);
  expect((await account.api.asService('GET', `/internal/sessions/${earlier}`)).status).toBe(200);
  expect((await logIn({ ...aino, email })).status).toBe(200);
  expect(await kept()).toBe(replaced);
});

test('a password that is changed while its old hash is being replaced stays the new one [asvs-7]', async () => {
  const email = 'crossing@posti.example';
  await register({ ...aino, email });
  const cheap = hash(aino.password, 5);
  await account.database.collection('users').updateOne({ email }, { $set: { passwordHash: cheap } });
  const user = await account.deps.users.findByEmail(email);
  const hashing = vi.spyOn(account.deps.hasher, 'hash').mockImplementationOnce(async () => {
    await account.deps.users.change(user?._id ?? '', { passwordHash: 'another' });
    return hash(aino.password, 5);
  });
  await logIn({ ...aino, email });
  await account.deps.rehasher.finish(PATIENCE_MS);
  hashing.mockRestore();
  expect((await account.deps.users.findByEmail(email))?.passwordHash).toBe('another');
});

test('a login is answered while its old hash is being replaced, and a process that stops finishes that first', async () => {
  const email = 'waits-not@posti.example';
  await register({ ...aino, email });
  const cheap = hash(aino.password, 5);
  await account.database.collection('users').updateOne({ email }, { $set: { passwordHash: cheap } });
  const kept = async () => (await account.deps.users.findByEmail(email))?.passwordHash;
  const hashed = Promise.withResolvers<string>();
  const hashing = vi.spyOn(account.deps.hasher, 'hash').mockReturnValueOnce(hashed.promise);
  expect((await logIn({ ...aino, email })).status).toBe(200);
  // One who comes meanwhile begins no second one.
  expect((await logIn({ ...aino, email })).status).toBe(200);
  expect(hashing).toHaveBeenCalledOnce();
  expect(await kept()).toBe(cheap);
  await account.deps.rehasher.finish(1);
  expect(await kept()).toBe(cheap);
  const stopping = account.deps.rehasher.finish(PATIENCE_MS);
  hashed.resolve('stronger');
  await stopping;
  expect(await kept()).toBe('stronger');
  hashing.mockRestore();
});

test('an account and its first session begin at the same epoch', async () => {
  const email = 'before@posti.example';
  await register({ ...aino, email });
  const id = sessionOf(await logIn({ ...aino, email }));
  const session = await account.database.collection<{ _id: string }>('sessions').findOne({ _id: id });
  const user = await account.database.collection('users').findOne({ email });
  expect([session, user]).toMatchObject([{ epoch: 0 }, { epoch: 0 }]);
  expect((await account.api.asService('GET', `/internal/sessions/${id}`)).status).toBe(200);
});

test('a session ends after half an hour without a call, and after twelve hours in any case [sec-16 asvs-17]', async () => {
  const start = account.clock.now.getTime();
  const look = (id: string) =>
    account.api.asService('GET', `/internal/sessions/${id}`).then(({ status }) => status);
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

test('a used address, a known password and a short one are refused at their field [spec-99]', async () => {
  expect(await register({ ...aino, email: 'Aino@Posti.example' })).toMatchObject({
    status: 409,
    body: { code: 'email-taken', errors: { email: 'Sähköpostiosoite on jo käytössä.' } },
  });
  const refused = async (password: unknown) =>
    (await register({ userName: 'B', email: 'b@posti.example', password })).body.errors;
  expect(await refused('password123')).toHaveProperty('password');
  expect(await refused('Salasana2024!')).toEqual({
    password: 'Salasana on liian yleinen. Valitse toinen.',
  });
  expect(await refused('luonnonlanka1')).toEqual({
    password: 'Älä käytä salasanana omaa nimeäsi, sähköpostiosoitettasi tai kaupan nimeä. Valitse toinen.',
  });
  expect(await refused('b@posti.example')).toHaveProperty('password');
  expect(await refused('seitsen')).toEqual({ password: 'Salasanassa on oltava vähintään 8 merkkiä.' });
  expect(await refused('x'.repeat(129))).toHaveProperty('password');
  expect(await refused({ $ne: null })).toHaveProperty('password');
  expect(await account.deps.users.findByEmail('b@posti.example')).toBeNull();
});

test('128 characters pass, and every one of them counts [sec-21 asvs-1]', async () => {
  const long = 'ä'.repeat(127);
  await register({ userName: 'Pitkä', email: 'long@posti.example', password: `${long}1` });
  expect((await logIn({ email: 'long@posti.example', password: `${long}2` })).status).toBe(401);
  expect((await logIn({ email: 'long@posti.example', password: `${long}1` })).status).toBe(200);
});

test('a wrong password and an unknown address answer alike [sec-20]', async () => {
  const wrong = await logIn({ email: aino.email, password: 'väärä salasana' });
  const unknown = await logIn({ email: 'nobody@posti.example', password: 'väärä salasana' });
  for (const answer of [wrong, unknown]) {
    expect(answer).toMatchObject({
      status: 401,
      body: { message: 'Väärä sähköposti tai salasana.', code: 'wrong-login' },
    });
  }
});

test('check names the signed-in user, and clears the cookies of a session that is over [spec-74]', async () => {
  const user = aUser({ role: 'admin' });
  expect((await account.api.as(user)('GET', '/api/auth/check')).body).toEqual({
    success: true,
    user: { id: user.id, userName: user.userName, role: 'admin', rights: 'owner' },
  });
  const over = await account.api.as(null)('GET', '/api/auth/check');
  expect(over).toMatchObject({ status: 200, body: { success: false } });
  expect(cookieOf(over, 'hint')).toMatch(/hint=;/);
});

test('without the gateway’s token nothing answers but health [sec-33]', async () => {
  for (const path of ['/api/auth/check', '/internal/buyers/1/addresses/1', '/api/shop/address/get/1']) {
    expect((await account.api.plain('GET', path)).status).toBe(401);
  }
  expect((await account.api.plain('GET', '/health')).status).toBe(200);
});
