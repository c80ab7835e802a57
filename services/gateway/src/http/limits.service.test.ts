import { createServer } from 'node:http';
import type { Logger } from '@shop/service-kit';
import { closeServer, listen } from '@shop/testing';
import type { Request, Response } from 'express';
import { expect, test, vi, type MockInstance } from 'vitest';
import { createApp } from '../app.ts';
import { warnOfUnnamedProxy } from './unnamed-proxy.ts';
import { setUpGatewayHarness } from '../../test/gateway-harness.ts';

const gateway = setUpGatewayHarness();

test('in production, visitors from a private address are logged once, unless their proxy is named [asvs-45]', () => {
  const ask = (SHOP_MODE: 'demo' | 'production', ...from: string[]) => {
    const warn = vi.fn();
    const middleware = warnOfUnnamedProxy({ SHOP_MODE }, { warn } as unknown as Logger);
    for (const ip of from) {
      const request = { ip, headers: { 'x-forwarded-for': '8.8.8.8' }, socket: { remoteAddress: ip } };
      middleware(request as unknown as Request, {} as Response, () => undefined);
    }
    return warn.mock.calls.map(([{ address }]) => address as string);
  };
  expect(ask('production', '8.8.8.8', '172.20.0.3', '10.0.0.2')).toEqual(['172.20.0.3']);
  expect(ask('production', '::ffff:192.168.1.1')).toEqual(['::ffff:192.168.1.1']);
  expect(ask('production', 'fd00::1')).toEqual(['fd00::1']);
  expect(ask('production', '2001:db8::1', '172.32.0.1', '::ffff:8.8.8.8')).toEqual([]);
  expect(ask('demo', '127.0.0.1')).toEqual([]);
});

test.each([
  ['calls for itself, like the storefront’s server', {}, [], 0],
  ['says whom it calls for', { 'x-forwarded-for': '8.8.8.8' }, [], 1],
  ['says it in the newer way', { forwarded: 'for=8.8.8.8' }, [], 1],
  ['is named', { 'x-forwarded-for': '8.8.8.8' }, ['loopback'], 0],
])(
  'a private address is logged once if it is an unnamed proxy’s, never otherwise: one that %s',
  async (_, headers, TRUSTED_PROXIES, times) => {
    const { deps } = gateway;
    const warn = vi.spyOn(deps.logger, 'warn');
    const config = { ...deps.config, SHOP_MODE: 'production' as const, TRUSTED_PROXIES };
    const server = createServer(createApp({ ...deps, config }));
    const url = await listen(server);
    const check = () => fetch(`${url}/health`, { headers });
    expect([(await check()).status, (await check()).status]).toEqual([200, 200]);
    expect(warn).toHaveBeenCalledTimes(times);
    warn.mockRestore();
    await closeServer(server);
  },
);

test('webhooks that are refused are let through sixty times a minute from one address, genuine ones always [asvs-47]', async () => {
  const webhook = (provider: string) =>
    fetch(`${gateway.url}/api/webhooks/${provider}`, { method: 'POST', body: '{}' });
  for (let round = 0; round < 3; round += 1) {
    const genuine = await Promise.all(Array.from({ length: 40 }, () => webhook('stripe')));
    expect(new Set(genuine.map(({ status }) => status))).toEqual(new Set([200]));
  }
  gateway.behind.answer = { status: 400 };
  // One by one, because the answer of each is what counts it.
  let refused = await webhook('paypal');
  for (let sent = 1; sent < 200 && refused.status === 400; sent += 1) refused = await webhook('paypal');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  gateway.behind.seen = [];
  expect([(await webhook('paypal')).status, gateway.behind.seen]).toEqual([429, []]);
});

test('after thirty logins in a minute from one address, further ones wait, whatever X-Forwarded-For says [sec-19 asvs-20]', async () => {
  const logIn = (index: number) =>
    fetch(`${gateway.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `10.0.0.${index}` },
    });
  const answers = await Promise.all(Array.from({ length: 31 }, (_, index) => logIn(index)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused?.json()).toMatchObject({ success: false, code: 'too-many-requests' });
});

test('discount codes are tried twenty times a minute from one address, over all users', async () => {
  const tryOne = (headers = {}) =>
    fetch(`${gateway.url}/api/shop/purchase/discount`, { method: 'POST', headers, body: '{}' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => tryOne()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await tryOne({ cookie: gateway.cookie() });
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too-many-requests' }]);
});

test('a buyer may refresh payments twenty times a minute over all calls, without affecting other buyers [asvs-18]', async () => {
  const calls = ['done', 'look', 'cancel'];
  const ask = (call: string, cookie: string) =>
    fetch(`${gateway.url}/api/shop/purchase/${call}`, { method: 'POST', headers: { cookie }, body: '{}' });
  const eager = gateway.cookie();
  const asked = Array.from({ length: 20 }, (_, index) => ask(calls[index % 3] ?? '', eager));
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
  for (const call of calls) {
    const refused = await ask(call, eager);
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too-many-requests' }]);
  }
  gateway.behind.sessions.set('another', { userID: 'b'.repeat(24), userName: 'Bertta', role: 'customer' });
  expect((await ask('look', gateway.cookie({}, { jwtid: 'another' }))).status).toBe(200);
});

test('one account changes its name and ends its sessions twenty times an hour together, from any address [sec-17]', async () => {
  const sessionId = '22222222-8f0c-4a55-9d8e-0d7c6a1b2c3d';
  const busy = gateway.cookie({}, { jwtid: sessionId });
  gateway.behind.sessions.set(sessionId, { userID: 'c'.repeat(24), userName: 'Ceija', role: 'customer' });
  const call = (method: string, path: string, cookie: string) =>
    fetch(`${gateway.url}${path}`, { method, headers: { cookie } });
  const rename = () => call('POST', '/api/auth/name', busy);
  const endSessions = () => call('DELETE', '/api/auth/sessions', busy);
  const answers = await Promise.all([
    ...Array.from({ length: 11 }, rename),
    ...Array.from({ length: 9 }, endSessions),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  for (const refused of [await rename(), await endSessions()])
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too-many-requests' }]);
  expect((await call('GET', '/api/auth/account', busy)).status).toBe(200);
  expect((await call('DELETE', '/api/auth/sessions', gateway.cookie())).status).toBe(200);
});

test('a form posted to a page counts for its visitor when the storefront calls on their behalf', async () => {
  const { deps, behind } = gateway;
  const server = createServer(
    createApp({ ...deps, config: { ...deps.config, TRUSTED_PROXIES: ['loopback'] } }),
  );
  const url = await listen(server);
  const post = (path: string, headers: Record<string, string>) =>
    fetch(url + path, { method: 'POST', headers, body: 'step=find' });
  const tokenOf = async (visitor: string): Promise<string> => {
    await post('/shop/withdrawal', { 'x-forwarded-for': visitor });
    expect(behind.seen.at(-1)?.service).toBe('storefront');
    return String(behind.seen.at(-1)?.headers['x-visitor-token']);
  };
  const [first, second] = [await tokenOf('203.0.113.1'), await tokenOf('203.0.113.2')];
  const find = async (token: string): Promise<number> =>
    (
      await post('/api/shop/withdrawal/find', {
        'x-visitor-token': token,
        'x-forwarded-for': '203.0.113.9',
      })
    ).status;
  for (let sent = 0; sent < 10; sent += 1) expect(await find(first)).toBe(200);
  expect(behind.seen.at(-1)?.headers['x-visitor-token']).toBeUndefined();
  expect([await find(first), await find(second), await find('forged')]).toEqual([429, 200, 200]);
  await closeServer(server);
});

test('a limit holds after Redis has lost its script, also where it cannot be loaded at once', async () => {
  const find = () => fetch(`${gateway.url}/api/shop/withdrawal/find`, { method: 'POST', body: '{}' });
  for (let sent = 0; sent < 10; sent += 1) expect((await find()).status).toBe(200);
  const { redis } = gateway.deps;
  const real = redis.call.bind(redis) as (...command: string[]) => Promise<unknown>;
  let isKnown = false;
  const call = vi.spyOn(redis, 'call') as unknown as MockInstance<typeof real>;
  call.mockImplementation((command, ...args) => {
    if (command === 'EVALSHA' && !isKnown) return Promise.reject(new Error('NOSCRIPT No matching script'));
    if (command !== 'SCRIPT') return real(command, ...args);
    // Another gateway loads it.
    isKnown = true;
    return Promise.reject(new Error('Command timed out'));
  });
  try {
    expect((await find()).status).toBe(429);
    isKnown = false;
    expect((await find()).status).toBe(429);
    expect(call.mock.calls.filter(([command]) => command === 'SCRIPT')).toHaveLength(2);
  } finally {
    call.mockRestore();
  }
});
