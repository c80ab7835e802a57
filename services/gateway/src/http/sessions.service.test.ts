import jwt from 'jsonwebtoken';
import { afterEach, expect, test, vi } from 'vitest';
import { claimsOf, setUpGatewayHarness } from '../../test/gateway-harness.ts';

const gateway = setUpGatewayHarness();
afterEach(() => void vi.useRealTimers());

test('a service hears who is calling from the gateway alone [sec-6 asvs-35]', async () => {
  await gateway.get('/api/shop/cart/get/1', {
    cookie: gateway.cookie(),
    'x-user-token': 'forged',
    'x-service-token': 'forged',
    'x-internal-role': 'admin',
    'x-forwarded-for': '6.6.6.6',
    'x-http-method-override': 'DELETE',
  });
  const request = gateway.behind.seen.at(-1);
  expect(claimsOf(request)).toMatchObject({
    sub: 'a'.repeat(24),
    role: 'admin',
    userName: 'Aino',
    aud: 'cart',
  });
  expect(request?.headers).not.toHaveProperty('cookie');
  expect(request?.headers).not.toHaveProperty('x-service-token');
  expect(request?.headers).not.toHaveProperty('x-internal-role');
  expect(request?.headers).not.toHaveProperty('x-http-method-override');
  expect(request?.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1|::1/);
});

test('a service that counts wrong tries hears where they come from, and no other does', async () => {
  for (const path of ['/api/auth/check/x', '/api/shop/withdrawal/find']) {
    await gateway.get(path, { 'x-forwarded-for': '6.6.6.6' });
    expect(claimsOf(gateway.behind.seen.at(-1))).toMatchObject({
      address: expect.stringMatching(/^(127\.0\.0\.1|::)/),
    });
  }
  await gateway.get('/api/shop/cart/get/1');
  expect(claimsOf(gateway.behind.seen.at(-1))).not.toHaveProperty('address');
});

test('a forged or foreign session token is a guest’s [sec-7]', async () => {
  const forged = [
    gateway.cookie({}, {}, 'x'.repeat(40)),
    gateway.cookie({}, { algorithm: 'HS512', header: { alg: 'HS512', typ: 'session+jwt' } }),
    gateway.cookie({}, { expiresIn: -1 }),
    gateway.cookie({}, { issuer: 'mallory' }),
    gateway.cookie({}, { audience: 'cart' }),
    gateway.cookie({}, { header: { alg: 'HS256', typ: 'service+jwt' } }),
    gateway.cookie({}, { jwtid: '../users/1' }),
    `sid=${jwt.sign({}, '', { algorithm: 'none', issuer: 'account', audience: 'shop', jwtid: gateway.behind.sessionId })}`,
    'sid=nonsense',
  ];
  for (const cookie of forged) {
    await gateway.get('/api/shop/cart/get/1', { cookie: cookie });
    expect(claimsOf(gateway.behind.seen.at(-1))).toMatchObject({ role: 'guest', sub: 'guest' });
  }
});

test('a session that is over ends within a second [spec-207 sec-16]', async () => {
  await gateway.get('/api/shop/cart/get/1', { cookie: gateway.cookie() });
  expect(claimsOf(gateway.behind.seen.at(-1))).toMatchObject({ role: 'admin' });
  gateway.behind.sessions.clear();
  // The answer may come in the millisecond of the question.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_001 });
  await gateway.get('/api/shop/cart/get/1', { cookie: gateway.cookie() });
  expect(claimsOf(gateway.behind.seen.at(-1))).toMatchObject({ role: 'guest' });
});

test('a guest’s check needs no service; while account is away nothing opens [sec-34]', async () => {
  expect(await (await gateway.get('/api/auth/check')).json()).toMatchObject({ success: false });
  expect(gateway.behind.seen).toEqual([]);
  gateway.behind.accountAway = true;
  const otherSession = gateway.cookie({}, { jwtid: '11111111-8f0c-4a55-9d8e-0d7c6a1b2c3d' });
  expect((await gateway.get('/api/shop/cart/get/1', { cookie: otherSession })).status).toBe(503);
  expect((await gateway.get('/admin/orders', { cookie: otherSession })).status).toBe(503);
  expect((await gateway.get('/api/shop/product/get', { cookie: otherSession })).status).toBe(200);
});

test('the cookie dies with the logout, at once [spec-207 sec-16 asvs-40]', async () => {
  await gateway.get('/api/shop/cart/get/1', { cookie: gateway.cookie() });
  expect(claimsOf(gateway.behind.seen.at(-1))).toMatchObject({ role: 'admin' });
  gateway.behind.sessions.clear();
  await fetch(`${gateway.url}/api/auth/logout`, { method: 'POST', headers: { cookie: gateway.cookie() } });
  await gateway.get('/api/shop/cart/get/1', { cookie: gateway.cookie() });
  expect(claimsOf(gateway.behind.seen.at(-1))).toMatchObject({ role: 'guest' });
});

test('a logout that failed ends nothing', async () => {
  gateway.behind.answer = { status: 503 };
  await fetch(`${gateway.url}/api/auth/logout`, { method: 'POST', headers: { cookie: gateway.cookie() } });
  await gateway.get('/api/shop/cart/get/1', { cookie: gateway.cookie() });
  expect(claimsOf(gateway.behind.seen.at(-1))).toMatchObject({ role: 'admin' });
});

test.each(['%0d%0a', '%00', '%E2%82%AC', '%C3%A4', '%E0%A4', 'a b', ''])(
  'a cookie that holds no token is ignored: %j [sec-7]',
  async (value) => {
    const cookie = `device=${value}; sid=${value}`;
    const check = await gateway.get('/api/auth/check', { cookie });
    const login = await fetch(`${gateway.url}/api/auth/login`, { method: 'POST', headers: { cookie } });
    expect([check.status, login.status]).toEqual([200, 200]);
    for (const { headers } of gateway.behind.seen) expect(headers).not.toHaveProperty('x-device-token');
  },
);

test('account gets the token of a device that signed in before', async () => {
  const cookie = `device=${gateway.cookie().slice('sid='.length)}`;
  await fetch(`${gateway.url}/api/auth/login`, { method: 'POST', headers: { cookie } });
  expect(gateway.behind.seen.at(-1)?.headers['x-device-token']).toBe(cookie.slice('device='.length));
});
