import { createHmac, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { ProductionShop } from '../production-shop.ts';
import type { Visitor } from '../visitor.ts';
import { whileRedisIsAway } from './away.ts';

const logIn = (who: Visitor, login: object, headers?: Record<string, string>) =>
  who.call('POST', '/api/auth/login', login, headers);
const isIn = async (who: Visitor) => (await who.call('GET', '/api/auth/check')).body.success as boolean;

/** A database without an admin stays without one until the operator's command. */
export async function noAdminAtFirst({ accountsAtFirst, visitor }: ProductionShop): Promise<void> {
  expect(accountsAtFirst).toBe(0);
  const guest = await visitor('192.0.2.40');
  for (const [email, password] of [
    ['admin@example.com', 'admin'],
    ['admin@kauppa.example', 'admin123'],
    ['admin@example.com', 'password'],
    ['root@localhost.example', 'root'],
  ])
    expect((await logIn(guest, { email, password })).status).toBeOneOf([400, 401]);
}

/** Each login sets a new session cookie, readable by the browser alone, never one that the request carried. */
export async function soundCookie({ visitor, customer: { email, password } }: ProductionShop): Promise<void> {
  const browser = await visitor('192.0.2.41', new Map([['__Host-sid', 'chosen-by-attacker']]));
  const answer = await logIn(browser, { email, password });
  const line = answer.headers['set-cookie']?.find((cookie) => cookie.startsWith('__Host-sid=')) ?? '';
  for (const attribute of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(line).toContain(attribute);
  expect(line).not.toMatch(/domain=/i);
  const first = browser.cookies.get('__Host-sid') ?? '';
  expect(first).not.toContain('chosen-by-attacker');
  expect(answer.text).not.toContain(first);
  const { body } = await browser.call('GET', '/api/auth/check');
  expect(JSON.stringify(body)).not.toContain(first);
  await logIn(browser, { email, password });
  expect(browser.cookies.get('__Host-sid')).not.toBe(first);
  // A second login in this browser ends the first session.
  const earlier = await visitor('192.0.2.41', new Map([['__Host-sid', first]]));
  await expect.poll(() => isIn(earlier)).toBe(false);
}

/** Wrong passwords and unknown addresses answer alike, and guesses wait; known devices still log in. */
export async function slowGuesses({ visitor, otherBuyer }: ProductionShop): Promise<void> {
  const stranger = await visitor('198.51.100.7');
  const guess = (email: string, spoofed: string) =>
    logIn(stranger, { email, password: 'väärin arvattu 7' }, { 'x-forwarded-for': spoofed });
  const wrong = await guess(otherBuyer.email, '10.0.0.1');
  const unknown = await guess('ei.ketaan@posti.example', '10.0.0.2');
  // These follow the age of the connection, which is closed after ten seconds.
  const ofConnection = ['connection', 'keep-alive'];
  const shape = ({ status, headers, body }: typeof wrong) => [
    status,
    Object.keys(headers)
      .filter((name) => !ofConnection.includes(name))
      .toSorted(),
    { ...body, requestId: '' },
  ];
  expect(shape(wrong)).toEqual(shape(unknown));
  let last = wrong;
  for (let tries = 0; tries < 8 && last.status === 401; tries += 1)
    last = await guess(otherBuyer.email, `10.0.1.${tries}`);
  expect([last.status, Number(last.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(await isIn(otherBuyer)).toBe(true);
  const knownDevice = await visitor('203.0.113.5', new Map(otherBuyer.cookies));
  expect((await logIn(knownDevice, { email: otherBuyer.email, password: otherBuyer.password })).status).toBe(
    200,
  );
  otherBuyer.cookies.set('__Host-sid', knownDevice.cookies.get('__Host-sid') ?? '');
}

/** Twenty registrations an hour from one IP address, whatever X-Forwarded-For says. */
export async function fewRegistrations({ visitor }: ProductionShop): Promise<void> {
  const stranger = await visitor('198.51.100.8');
  const register = (index: number) =>
    stranger.call('POST', '/api/auth/register', { email: 'x' }, { 'x-forwarded-for': `10.1.0.${index}` });
  const answers = await Promise.all(Array.from({ length: 21 }, (_, index) => register(index)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
}

/** Required and allowed passwords. */
export async function goodPasswords({ visitor, customer }: ProductionShop): Promise<void> {
  const guest = await visitor('192.0.2.42');
  const register = (password: string) => {
    const email = `${randomBytes(6).toString('hex')}@posti.example`;
    return guest.call('POST', '/api/auth/register', { userName: 'Sana Sala', email, password });
  };
  for (const password of ['seitsem', 'salasana', 'password1', 'luonnonlanka', 'Sana Sala'])
    expect([password, (await register(password)).status]).toEqual([password, 400]);
  for (const password of ['äö 🧶 kehrä ', 'k'.repeat(60) + 'ääkkönen'.repeat(8)])
    expect([password, (await register(password)).status]).toEqual([password, 201]);
  const used = { userName: 'X', email: customer.email, password: 'kolme kuttua laiturilla' };
  expect((await guest.call('POST', '/api/auth/register', used)).status).toBe(409);
}

/** A registration cannot set its own role or other protected fields. */
export async function noMassAssignment({ visitor, database }: ProductionShop): Promise<void> {
  const guest = await visitor('192.0.2.43');
  const email = `${randomBytes(6).toString('hex')}@posti.example`;
  const password = 'kolme kuttua laiturilla';
  const claims = {
    role: 'admin',
    rights: 'owner',
    isAdmin: true,
    _id: 'f'.repeat(24),
    epoch: 9,
    confirmedAt: new Date(),
  };
  await guest.call('POST', '/api/auth/register', { userName: 'Väli', email, password, ...claims });
  const stored = await database('account').collection('users').findOne({ email });
  expect(stored).toMatchObject({ role: 'customer' });
  expect(String(stored?._id)).not.toBe(claims._id);
  expect((await logIn(guest, { email, password })).body.user).toMatchObject({ role: 'customer' });
  expect((await guest.call('GET', '/api/admin/rest/orders')).status).toBe(403);
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
function forge(header: object, claims: object, secret: string, hash = 'sha256'): string {
  const body = `${base64url({ alg: 'HS256', typ: 'session+jwt', ...header })}.${base64url(claims)}`;
  return `${body}.${secret ? createHmac(hash, secret).update(body).digest('base64url') : ''}`;
}

/** A token that account did not issue for the session counts as a guest's, also with the right secret. */
export async function noForgedTokens({ visitor, customer, admin, secret }: ProductionShop): Promise<void> {
  const own = customer.cookies.get('__Host-sid') ?? '';
  const [head = '', payload = '', signature = ''] = own.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const now = Math.floor(Date.now() / 1_000);
  const tokens = {
    none: forge({ alg: 'none' }, claims, ''),
    HS512: forge({ alg: 'HS512' }, claims, secret, 'sha512'),
    RS256: forge({ alg: 'RS256' }, claims, secret),
    'wrong key': forge({}, claims, 'x'.repeat(64)),
    'another subject': [head, base64url({ ...claims, sub: admin.id }), signature].join('.'),
    'a role': [head, base64url({ ...claims, role: 'admin' }), signature].join('.'),
    expired: forge({}, { ...claims, exp: now - 3_600 }, secret),
    future: forge({}, { ...claims, nbf: now + 3_600 }, secret),
    issuer: forge({}, { ...claims, iss: 'another-issuer' }, secret),
    audience: forge({}, { ...claims, aud: 'device' }, secret),
    type: forge({ typ: 'device+jwt' }, claims, secret),
    'kid path': forge({ kid: '../../dev/null' }, claims, ''),
    'no session': forge({}, { ...claims, jti: '11111111-8f0c-4a55-9d8e-0d7c6a1b2c3d' }, secret),
  };
  for (const [name, token] of Object.entries(tokens)) {
    const forger = await visitor('192.0.2.44', new Map([['__Host-sid', token]]));
    const { status } = await forger.call('GET', `/api/shop/cart/get/${customer.id}`);
    expect([name, status]).toEqual([name, 401]);
  }
  const honest = await visitor('192.0.2.44', new Map([['__Host-sid', own]]));
  expect((await honest.call('GET', `/api/shop/cart/get/${customer.id}`)).status).toBe(200);
}

async function endSession({ visitor, customer }: ProductionShop): Promise<void> {
  const { email, password, id } = customer;
  const browser = await visitor('192.0.2.45');
  await logIn(browser, { email, password });
  const kept = await visitor('192.0.2.45', new Map(browser.cookies));
  const paths = ['/api/auth/account', `/api/shop/cart/get/${id}`, `/api/shop/purchase/order-list/${id}`];
  const met = async () => {
    const answers = [];
    for (const path of paths) answers.push((await kept.call('GET', path)).status);
    return answers;
  };
  expect(await met()).toEqual([200, 200, 200]);
  await browser.call('POST', '/api/auth/logout');
  await new Promise((over) => setTimeout(over, 1_000));
  expect(await met()).toEqual([401, 401, 401]);
}

/** Within a second after a logout no service accepts the cookie, also without Redis. */
export async function overAfterLogout(at: ProductionShop): Promise<void> {
  await endSession(at);
  await whileRedisIsAway(at, () => endSession(at));
}

/** A new password ends every other session. */
export async function overAfterNewPassword({ visitor, otherBuyer }: ProductionShop): Promise<void> {
  const { email, password } = otherBuyer;
  const knownDevice = () => new Map([['__Host-device', otherBuyer.cookies.get('__Host-device') ?? '']]);
  const elsewhere = await visitor('203.0.113.5', knownDevice());
  expect((await logIn(elsewhere, { email, password })).status).toBe(200);
  const fresh = await visitor('203.0.113.5', knownDevice());
  await logIn(fresh, { email, password });
  const next = { currentPassword: password, password: 'kolme kuttua laiturilla' };
  expect((await fresh.call('POST', '/api/auth/password', next)).status).toBe(200);
  await new Promise((over) => setTimeout(over, 1_000));
  expect(await isIn(elsewhere)).toBe(false);
  expect(await isIn(fresh)).toBe(true);
}
