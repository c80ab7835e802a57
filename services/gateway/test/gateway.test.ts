import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import {
  createServer,
  request as rawRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, refuseAtSocket, type Logger, type Metrics } from '@shop/service-kit';
import { closeServer, listen, testSettings } from '@shop/testing';
import type { Request, Response } from 'express';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { safeHeaders } from '../src/http/headers.ts';
import { openMetrics } from '../src/http/open-metrics.ts';
import { warnOfUnnamedProxy } from '../src/http/unnamed-proxy.ts';
import { openGateway } from '../src/open-gateway.ts';
import { serviceNames } from '../src/routes.ts';

const SESSION_SECRET = 's'.repeat(40);
/** Another one for every test: what the gateway heard of a session counts for a second. */
let sessionId: string;
const logger = createLogger('gateway', 'silent');
let metrics: Metrics;

type Seen = { service: string; method: string; url: string; headers: IncomingMessage['headers'] };
const seen: Seen[] = [];
const sessions = new Map<string, { userID: string; userName: string; role: string }>();
let accountAway = false;
const fine = { status: 200, headers: {} };
const away = { status: 0, headers: {} };
/** What the processes behind the gateway answer. */
let answer: { status: number; headers: Record<string, string> } = fine;
let shop: string;
let adminPage: string;
const closers: (() => Promise<unknown>)[] = [];

/** Answers what it was asked, in the place of a service. */
async function startEcho(service: string): Promise<string> {
  const server = createServer((request, response) => {
    if (service === 'account' && request.url?.startsWith(SESSIONS)) return answerSession(request, response);
    seen.push({ service, method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    request.resume();
    if (answer === away) return void request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(JSON.stringify({ success: true, service }));
  });
  closers.push(() => closeServer(server));
  return listen(server);
}

const SESSIONS = '/internal/sessions/';

/** Who is behind a session, as account tells the gateway. */
function answerSession(request: IncomingMessage, response: ServerResponse): void {
  if (accountAway) return void request.socket.destroy();
  const data = sessions.get(request.url?.slice(SESSIONS.length) ?? '');
  response.writeHead(data ? 200 : 404, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify(
      data ? { success: true, data } : { success: false, message: 'Ei löytynyt.', code: 'not-found' },
    ),
  );
}

beforeAll(async () => {
  const { config } = testSettings();
  const urls = Object.fromEntries(
    await Promise.all(
      [...serviceNames, 'storefront', 'sandbox'].map(async (name) => [name, await startEcho(name)]),
    ),
  ) as Record<string, string>;
  const adminDist = mkdtempSync(join(tmpdir(), 'shop-admin-'));
  adminPage = join(adminDist, 'index.html');
  writeFileSync(adminPage, '<meta name="brand" content="%BRAND%"><i>%PAYMENTS%</i>');
  const server: Server = createServer({ requireHostHeader: false });
  shop = (await listen(server)).replace('127.0.0.1', 'localhost');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' })).toString('base64');
  const gateway = await openGateway(
    {
      ...config,
      PUBLIC_URL: shop,
      SESSION_SECRET,
      USER_TOKEN_PRIVATE_KEY: key,
      ACCOUNT_URL: urls['account'] ?? '',
      CATALOG_URL: urls['catalog'] ?? '',
      CART_URL: urls['cart'] ?? '',
      ORDER_URL: urls['order'] ?? '',
      PAYMENT_URL: urls['payment'] ?? '',
      LETTERS_URL: urls['letters'] ?? '',
      STOREFRONT_URL: urls['storefront'] ?? '',
      SANDBOX_URL: urls['sandbox'] ?? '',
      ADMIN_DIST: adminDist,
      BRAND: 'Villa & <Pellava>',
      PAYMENTS: 'live',
      LIMITS: 'production',
      TRUSTED_PROXIES: [],
    },
    logger,
  );
  metrics = gateway.deps.metrics;
  server.on('request', gateway.app);
  refuseAtSocket(server, safeHeaders({ PUBLIC_URL: shop }));
  closers.push(() => closeServer(server), ...gateway.closers);
});
afterAll(async () => {
  for (const close of closers) await close();
});
beforeEach(() => {
  seen.length = 0;
  accountAway = false;
  answer = fine;
  sessions.clear();
  sessionId = randomUUID();
  sessions.set(sessionId, { userID: 'a'.repeat(24), userName: 'Aino', role: 'admin' });
});

function cookie(claims: object = {}, options: jwt.SignOptions = {}, secret = SESSION_SECRET): string {
  const token = jwt.sign(claims, secret, {
    algorithm: 'HS256',
    issuer: 'account',
    audience: 'shop',
    jwtid: sessionId,
    expiresIn: 60,
    header: { alg: 'HS256', typ: 'session+jwt' },
    ...options,
  });
  return `sid=${token}`;
}
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop + path, { headers, redirect: 'manual' });
/** fetch tidies paths and headers; this does not. */
const rawGet = (path: string, method = 'GET'): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(shop);
    rawRequest({ host: '127.0.0.1', port, path, method }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
const claimsOf = (request: Seen | undefined) =>
  jwt.decode(String(request?.headers['x-user-token'])) as jwt.JwtPayload;

test('each path goes to its service, and all others are the storefront’s pages', async () => {
  const answers = await Promise.all(
    [
      '/api/shop/cart/get/1',
      '/api/shop/product/get?kategoria=mekot',
      '/api/admin/rest/orders',
      '/uploads/a/1.webp',
      '/shop/home',
      '/.git/config',
    ].map(async (path) => ((await (await get(path)).json()) as { service: string }).service),
  );
  expect(answers).toEqual(['cart', 'catalog', 'order', 'catalog', 'storefront', 'storefront']);
  expect((await get('/api/nothing')).status).toBe(404);
  expect((await get('/internal/sessions/1')).status).toBe(200);
  expect(seen.at(-1)?.service).toBe('storefront');
});

test('a service hears who is calling from the gateway alone', async () => {
  await get('/api/shop/cart/get/1', {
    cookie: cookie(),
    'x-user-token': 'forged',
    'x-service-token': 'forged',
    'x-internal-role': 'admin',
    'x-forwarded-for': '6.6.6.6',
    'x-http-method-override': 'DELETE',
  });
  const request = seen.at(-1);
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

test('a forged or foreign session token is a guest’s', async () => {
  const forged = [
    cookie({}, {}, 'x'.repeat(40)),
    cookie({}, { algorithm: 'HS512', header: { alg: 'HS512', typ: 'session+jwt' } }),
    cookie({}, { expiresIn: -1 }),
    cookie({}, { issuer: 'mallory' }),
    cookie({}, { audience: 'cart' }),
    cookie({}, { header: { alg: 'HS256', typ: 'service+jwt' } }),
    cookie({}, { jwtid: '../users/1' }),
    `sid=${jwt.sign({}, '', { algorithm: 'none', issuer: 'account', audience: 'shop', jwtid: sessionId })}`,
    'sid=nonsense',
  ];
  for (const one of forged) {
    await get('/api/shop/cart/get/1', { cookie: one });
    expect(claimsOf(seen.at(-1))).toMatchObject({ role: 'guest', sub: 'guest' });
  }
});

test('a session that is over ends within a second', async () => {
  await get('/api/shop/cart/get/1', { cookie: cookie() });
  expect(claimsOf(seen.at(-1))).toMatchObject({ role: 'admin' });
  sessions.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 });
  await get('/api/shop/cart/get/1', { cookie: cookie() });
  vi.useRealTimers();
  expect(claimsOf(seen.at(-1))).toMatchObject({ role: 'guest' });
});

test('a guest’s check needs no service; while account is away nothing opens', async () => {
  expect(await (await get('/api/auth/check')).json()).toMatchObject({ success: false });
  expect(seen).toEqual([]);
  accountAway = true;
  const other = cookie({}, { jwtid: '11111111-8f0c-4a55-9d8e-0d7c6a1b2c3d' });
  expect((await get('/api/shop/cart/get/1', { cookie: other })).status).toBe(503);
  expect((await get('/admin/orders', { cookie: other })).status).toBe(503);
  expect((await get('/api/shop/product/get', { cookie: other })).status).toBe(200);
});

test.each([
  ['a foreign origin', { origin: 'https://evil.example' }, 403],
  ['the origin null', { origin: 'null' }, 403],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sibling host', { 'sec-fetch-site': 'same-site' }, 403],
  ['its own page', { 'sec-fetch-site': 'same-origin' }, 200],
  ['no browser', {}, 200],
])('a change that %s asks for', async (_, headers, status) => {
  const change = (path: string) =>
    fetch(shop + path, { method: 'POST', headers: { 'content-type': 'text/plain', ...headers }, body: '{}' });
  expect((await change('/api/shop/cart/add')).status).toBe(status);
  expect(seen).toHaveLength(status === 200 ? 1 : 0);
});

test('the shop’s own address and its loopback names may change things', async () => {
  const { port } = new URL(shop);
  for (const host of ['localhost', '127.0.0.1']) {
    const answer = await fetch(`${shop}/api/shop/cart/add`, {
      method: 'POST',
      headers: { origin: `http://${host}:${port}` },
    });
    expect(answer.status).toBe(200);
  }
  const answer = await fetch(`${shop}/api/shop/cart/add`, {
    method: 'POST',
    headers: { origin: 'http://localhost:1' },
  });
  expect(answer.status).toBe(403);
});

test('crooked paths and methods end at the gateway', async () => {
  for (const path of [
    '/uploads/..%2f..%2fetc/passwd',
    '/uploads/../secret',
    '//evil.example',
    '/shop/%00',
    String.raw`/shop/\evil`,
  ]) {
    expect(await rawGet(path)).toBe(404);
  }
  expect(await rawGet('/shop/%E0%A4%A')).toBe(400);
  expect(await rawGet('/shop/home', 'TRACE')).toBe(405);
  expect(await rawGet('http://evil.example/shop/home')).toBe(404);
  expect(seen).toEqual([]);
  expect(await rawGet('/api/shop/search/50%2F50')).toBe(200);
});

test('a page asked for under another name of this machine is sent to the shop’s own', async () => {
  const { port } = new URL(shop);
  const other = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  expect((await other('/shop/home?x=1')).headers.get('location')).toBe(`${shop}/shop/home?x=1`);
  expect((await other('/api/auth/check')).status).toBe(200);
});

test('the back office opens for admins only', async () => {
  const guest = await get('/admin/orders?x=1');
  expect([guest.status, guest.headers.get('location')]).toEqual([
    302,
    '/auth/login?redirect=%2Fadmin%2Forders%3Fx%3D1',
  ]);

  const admin = await get('/admin/orders', { cookie: cookie() });
  expect(await admin.text()).toBe('<meta name="brand" content="Villa &#38; &#60;Pellava&#62;"><i>live</i>');
  expect(admin.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect((await get('/admin', { cookie: cookie() })).headers.get('location')).toBe('/admin/dashboard');

  const customer = '22222222-8f0c-4a55-9d8e-0d7c6a1b2c3d';
  sessions.set(customer, { userID: 'b'.repeat(24), userName: 'Eero', role: 'customer' });
  const refused = await get('/admin/orders', { cookie: cookie({}, { jwtid: customer }) });
  expect([refused.status, refused.headers.get('location')]).toEqual([302, '/shop/home']);
  expect(await (await get('/admin/nothing', { cookie: cookie() })).json()).toMatchObject({
    service: 'storefront',
  });
});

test('a new build of the back office is served without a restart', async () => {
  const before = readFileSync(adminPage, 'utf8');
  writeFileSync(adminPage, '<script src="/admin/assets/new.js"></script>');
  const page = await get('/admin/orders', { cookie: cookie() });
  writeFileSync(adminPage, before);
  expect(await page.text()).toContain('new.js');
  expect(page.headers.get('cache-control')).toBe('no-store');
});

test('figures are shown on a port of their own, and never on the public one', async () => {
  expect((await get('/metrics')).status).toBe(404);
  expect(seen).toEqual([]);
  const spare = createServer();
  const port = Number(new URL(await listen(spare)).port);
  await closeServer(spare);
  const close = await openMetrics({ HOST: '127.0.0.1', METRICS_PORT: port }, metrics);
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(figures).toMatch(/http_request_seconds_count\{.*service="gateway"/);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await close();
});

test('a service that is away gives a program JSON and a person a page', async () => {
  answer = away;
  const program = await fetch(`${shop}/api/webhooks/stripe`, { method: 'POST', body: '{}' });
  expect(program.status).toBe(502);
  expect(await program.json()).toMatchObject({
    success: false,
    code: 'upstream-failed',
    requestId: expect.any(String),
  });
});

test('the stand-in’s pages never see the shop’s cookie', async () => {
  await get('/sandbox/stripe/cs_1', { cookie: cookie() });
  expect(seen.at(-1)).toMatchObject({ service: 'sandbox', url: '/sandbox/stripe/cs_1' });
  expect(seen.at(-1)?.headers).not.toHaveProperty('cookie');
});

test('every answer carries the safe headers and a request id', async () => {
  for (const path of ['/shop/home', '/api/nothing', '/api/auth/check', '/shop/%2e%2e/x', '/shop/%E0%A4%A']) {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

/** Everything that the gateway says to these bytes. */
const say = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(Number(new URL(shop).port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (heard += chunk.toString()));
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
const page = 'GET /shop/home HTTP/1.1\r\nConnection: close\r\n';

test.each([
  ['two hosts', `${page}Host: localhost\r\nHost: evil.example\r\n\r\n`, 400],
  ['a user in its host', `${page}Host: user:word@localhost\r\n\r\n`, 400],
  ['a path in its host', `${page}Host: localhost/evil\r\n\r\n`, 400],
  ['no host', `${page}\r\n`, 400],
  ['no host, in HTTP/1.0', 'GET /shop/home HTTP/1.0\r\n\r\n', 400],
  [
    'a length of its body twice',
    `${page}Host: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n`,
    400,
  ],
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['17 kB of headers', `${page}Host: localhost\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
  ['an unknown expectation', `${page}Host: localhost\r\nExpect: tea\r\n\r\n`, 417],
  ['the method TRACE', 'TRACE /shop/home HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405],
  ['the method CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n', 405],
])('a request with %s is refused as JSON with the safe headers', async (_, text, status) => {
  const [head = '', body = ''] = (await say(text)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toMatch(/^x-content-type-options: nosniff$/im);
  expect(head).toMatch(/^x-frame-options: DENY$/im);
  expect(head).toMatch(/^content-type: application\/json/im);
  expect(JSON.parse(body)).toMatchObject({ success: false, message: 'Pyyntöä ei voitu lukea.' });
  expect(seen).toEqual([]);
});

test('what follows a request that is being answered is not answered in its middle', async () => {
  const said = await say('GET /shop/home HTTP/1.1\r\nHost: localhost\r\n\r\nnot http\r\n\r\n');
  expect(said).not.toContain(' 400 ');
});

test('a refusal from behind the gateway carries the bare policy, unless it has its own', async () => {
  answer = { status: 405, headers: {} };
  expect((await get('/shop/home')).headers.get('content-security-policy')).toContain("default-src 'none'");
  answer = { status: 404, headers: { 'content-security-policy': "default-src 'self'" } };
  expect((await get('/shop/home')).headers.get('content-security-policy')).toBe("default-src 'self'");
});

test('the cookie dies with the logout, at once', async () => {
  await get('/api/shop/cart/get/1', { cookie: cookie() });
  expect(claimsOf(seen.at(-1))).toMatchObject({ role: 'admin' });
  sessions.clear();
  await fetch(`${shop}/api/auth/logout`, { method: 'POST', headers: { cookie: cookie() } });
  await get('/api/shop/cart/get/1', { cookie: cookie() });
  expect(claimsOf(seen.at(-1))).toMatchObject({ role: 'guest' });
});

test('a logout that failed ends nothing', async () => {
  answer = { status: 503, headers: {} };
  await fetch(`${shop}/api/auth/logout`, { method: 'POST', headers: { cookie: cookie() } });
  await get('/api/shop/cart/get/1', { cookie: cookie() });
  expect(claimsOf(seen.at(-1))).toMatchObject({ role: 'admin' });
});

test('in production, visitors from a private address are told of once, unless their proxy is named', () => {
  const ask = (SHOP_MODE: 'demo' | 'production', ...from: string[]) => {
    const warn = vi.fn();
    const middleware = warnOfUnnamedProxy({ SHOP_MODE }, { warn } as unknown as Logger);
    for (const ip of from) {
      middleware({ ip } as Request, {} as Response, () => undefined);
    }
    return warn.mock.calls.map(([{ address }]) => address as string);
  };
  expect(ask('production', '8.8.8.8', '172.20.0.3', '10.0.0.2')).toEqual(['172.20.0.3']);
  expect(ask('production', '::ffff:192.168.1.1')).toEqual(['::ffff:192.168.1.1']);
  expect(ask('production', 'fd00::1')).toEqual(['fd00::1']);
  expect(ask('production', '2001:db8::1', '172.32.0.1', '::ffff:8.8.8.8')).toEqual([]);
  expect(ask('demo', '127.0.0.1')).toEqual([]);
});

test('webhooks that are refused are let through sixty times a minute from one address, genuine ones always', async () => {
  const webhook = (provider: string) =>
    fetch(`${shop}/api/webhooks/${provider}`, { method: 'POST', body: '{}' });
  for (let round = 0; round < 3; round += 1) {
    const genuine = await Promise.all(Array.from({ length: 40 }, () => webhook('stripe')));
    expect(new Set(genuine.map(({ status }) => status))).toEqual(new Set([200]));
  }
  answer = { status: 400, headers: {} };
  // One by one, because the answer of each is what counts it.
  let refused = await webhook('paypal');
  for (let sent = 1; sent < 200 && refused.status === 400; sent += 1) refused = await webhook('paypal');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  seen.length = 0;
  expect([(await webhook('paypal')).status, seen]).toEqual([429, []]);
});

test('after thirty logins in a minute from one address, further ones wait, whatever X-Forwarded-For says', async () => {
  const logIn = (index: number) =>
    fetch(`${shop}/api/auth/login`, { method: 'POST', headers: { 'x-forwarded-for': `10.0.0.${index}` } });
  const answers = await Promise.all(Array.from({ length: 31 }, (_, index) => logIn(index)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused?.json()).toMatchObject({ success: false, code: 'too-many-requests' });
});
