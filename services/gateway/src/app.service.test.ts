import { adminScreens } from '@shop/shop-rules/admin-screens';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createMetrics } from '@shop/service-kit';
import { closeServer, listen } from '@shop/testing';
import express from 'express';
import { expect, test } from 'vitest';
import { adminPolicyOf } from './http/headers.ts';
import { openMetrics } from './http/open-metrics.ts';
import { createProxy } from './http/proxy.ts';
import { readParts } from './http/parts.ts';
import { serviceNames } from './routes.ts';
import { setUpGatewayHarness } from '../test/gateway-harness.ts';

const gateway = setUpGatewayHarness();
const ownPort = { HOST: '127.0.0.1', METRICS_PORT: 0 };

test('each path goes to its service, and all others are the storefront’s pages', async () => {
  const answers = await Promise.all(
    [
      '/api/shop/cart/get/1',
      '/api/shop/product/get?kategoria=mekot',
      '/api/admin/rest/orders',
      '/api/admin/rest/queues',
      '/uploads/a/1.webp',
      '/shop/home',
      '/.git/config',
    ].map(async (path) => ((await (await gateway.get(path)).json()) as { service: string }).service),
  );
  expect(answers).toEqual(['cart', 'catalog', 'order', 'order', 'catalog', 'storefront', 'storefront']);
  expect((await gateway.get('/api/nothing')).status).toBe(404);
  expect((await gateway.get('/internal/sessions/1')).status).toBe(200);
  expect(gateway.behind.seen.at(-1)?.service).toBe('storefront');
});

test.each([
  ['a foreign origin', { origin: 'https://evil.example' }, 403],
  ['the origin null', { origin: 'null' }, 403],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sibling host', { 'sec-fetch-site': 'same-site' }, 403],
  ['its own page', { 'sec-fetch-site': 'same-origin' }, 200],
  ['no browser', {}, 200],
])('a change that %s asks for [sec-9]', async (_, headers, status) => {
  const change = (path: string) =>
    fetch(gateway.url + path, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', ...headers },
      body: '{}',
    });
  expect((await change('/api/shop/cart/add')).status).toBe(status);
  expect(gateway.behind.seen).toHaveLength(status === 200 ? 1 : 0);
});

test('the shop’s own address and its loopback names may change things', async () => {
  const { port } = new URL(gateway.url);
  for (const host of ['localhost', '127.0.0.1']) {
    const answer = await fetch(`${gateway.url}/api/shop/cart/add`, {
      method: 'POST',
      headers: { origin: `http://${host}:${port}` },
    });
    expect(answer.status).toBe(200);
  }
  const answer = await fetch(`${gateway.url}/api/shop/cart/add`, {
    method: 'POST',
    headers: { origin: 'http://localhost:1' },
  });
  expect(answer.status).toBe(403);
});

test('a page asked for under another name of this machine is sent to the shop’s own', async () => {
  const { port } = new URL(gateway.url);
  const getAtPort = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  expect((await getAtPort('/shop/home?x=1')).headers.get('location')).toBe(`${gateway.url}/shop/home?x=1`);
  expect((await getAtPort('/api/auth/check')).status).toBe(200);
});

test('the back office opens for admins only [spec-9 spec-17]', async () => {
  const guest = await gateway.get('/admin/orders?x=1');
  expect([guest.status, guest.headers.get('location')]).toEqual([
    302,
    '/auth/login?redirect=%2Fadmin%2Forders%3Fx%3D1',
  ]);

  const admin = await gateway.get('/admin/orders', { cookie: gateway.cookie() });
  expect(await admin.text()).toBe(
    '<html data-pictures="https://cdn.example/shop"><meta name="brand" content="Villa &#38; &#60;Pellava&#62;"><i>live</i>',
  );
  expect(admin.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(admin.headers.get('content-security-policy')).toContain(
    "img-src 'self' data: blob: https://cdn.example;",
  );
  expect(adminPolicyOf({ PICTURES_CDN_URL: '' })).toContain("img-src 'self' data: blob:;");
  expect((await gateway.get('/admin', { cookie: gateway.cookie() })).headers.get('location')).toBe(
    '/admin/dashboard',
  );

  const customer = '22222222-8f0c-4a55-9d8e-0d7c6a1b2c3d';
  gateway.behind.sessions.set(customer, { userID: 'b'.repeat(24), userName: 'Eero', role: 'customer' });
  const refused = await gateway.get('/admin/orders', { cookie: gateway.cookie({}, { jwtid: customer }) });
  expect([refused.status, refused.headers.get('location')]).toEqual([302, '/shop/home']);
  expect(await (await gateway.get('/admin/nothing', { cookie: gateway.cookie() })).json()).toMatchObject({
    service: 'storefront',
  });
});

test.each(adminScreens)('the screen /admin/%s is served when it is loaded again', async (name) => {
  const page = await gateway.get(`/admin/${name}`, { cookie: gateway.cookie() });
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
});

test('a new build of the back office is served without a restart', async () => {
  const before = readFileSync(gateway.adminPage, 'utf8');
  writeFileSync(gateway.adminPage, '<script src="/admin/assets/new.js"></script>');
  const page = await gateway.get('/admin/orders', { cookie: gateway.cookie() });
  writeFileSync(gateway.adminPage, before);
  expect(await page.text()).toContain('new.js');
  expect(page.headers.get('cache-control')).toBe('no-store');
});

test('a file of a later build is served, one that went is not there, and an odd range is no matter', async () => {
  const folder = join(dirname(gateway.adminPage), 'assets');
  const asset = () => gateway.get('/admin/assets/later.js', { range: 'bytes=2-1' });
  mkdirSync(folder);
  writeFileSync(join(folder, 'later.js'), 'later');
  const served = await asset();
  expect([served.status, await served.text()]).toEqual([200, 'later']);
  expect(served.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
  rmSync(folder, { recursive: true });
  gateway.behind.answer = { status: 404 };
  expect((await asset()).status).toBe(404);
  expect(gateway.behind.seen.at(-1)).toMatchObject({
    service: 'storefront',
    url: '/admin/assets/later.js',
  });
  expect((await gateway.get('/health')).status).toBe(200);
});

test('figures are shown on a port of their own, and never on the public one [sec-38]', async () => {
  expect((await gateway.get('/metrics')).status).toBe(404);
  expect(gateway.behind.seen).toEqual([]);
  const { deps } = gateway;
  const { port, close } = await openMetrics({ ...deps, config: { ...deps.config, ...ownPort } });
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(metrics).toMatch(/http_request_seconds_count\{.*service="gateway"/);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await close();
});

test('a service that is away gives a program JSON and a person a page', async () => {
  gateway.behind.answer = null;
  const program = await fetch(`${gateway.url}/api/webhooks/stripe`, { method: 'POST', body: '{}' });
  expect(program.status).toBe(502);
  expect(await program.json()).toMatchObject({
    success: false,
    code: 'upstream-failed',
    requestId: expect.any(String),
  });
});

test('a read on a closed connection is retried once on a new one, a change never', async () => {
  const { behind } = gateway;
  const path = '/api/shop/product/get';
  const change = () => fetch(`${gateway.url}/api/webhooks/stripe`, { method: 'POST', body: '{}' });
  // Each process has a connection of the gateway's then, which it will close on the next call.
  expect([(await gateway.get(path)).status, (await change()).status]).toEqual([200, 200]);
  Object.assign(behind, { closesUsed: true, seen: [] });
  expect((await gateway.get(path)).status).toBe(200);
  expect((await change()).status).toBe(502);
  expect(behind.seen.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST']);
  // A process that is away is asked no third time.
  Object.assign(behind, { closesUsed: false, seen: [] });
  await gateway.get(path);
  Object.assign(behind, { answer: null, seen: [] });
  expect((await gateway.get(path)).status).toBe(502);
  expect(behind.seen).toHaveLength(2);
});

test('a change whose process refuses the connection is asked once more, with its body', async () => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    request.on('data', (body: Buffer) => bodies.push(body.toString()));
    request.on('end', () => response.end());
  });
  const url = await listen(server);
  await closeServer(server);
  const comeBack = () => void server.listen(Number(new URL(url).port));
  const door = createServer(express().use(createProxy(url, gateway.deps)));
  const address = await listen(door);
  subscribe('http.client.request.error', comeBack);
  const { status } = await fetch(address, { method: 'POST', body: 'lankaa' });
  unsubscribe('http.client.request.error', comeBack);
  await closeServer(door);
  await closeServer(server);
  expect([status, bodies]).toEqual([200, ['lankaa']]);
});

test('a process that closes its connection does not close the visitor’s', async () => {
  gateway.behind.answer = { status: 200, headers: { connection: 'close' } };
  expect((await gateway.get('/shop/home')).headers.get('connection')).toBe('keep-alive');
});

test('the stand-in’s pages never see the shop’s cookie', async () => {
  await gateway.get('/sandbox/stripe/cs_1', { cookie: gateway.cookie() });
  expect(gateway.behind.seen.at(-1)).toMatchObject({ service: 'sandbox', url: '/sandbox/stripe/cs_1' });
  expect(gateway.behind.seen.at(-1)?.headers).not.toHaveProperty('cookie');
});

test('a refusal from behind the gateway carries the bare policy, unless it has its own', async () => {
  gateway.behind.answer = { status: 405 };
  expect((await gateway.get('/shop/home')).headers.get('content-security-policy')).toContain(
    "default-src 'none'",
  );
  gateway.behind.answer = { status: 404, headers: { 'content-security-policy': "default-src 'self'" } };
  expect((await gateway.get('/shop/home')).headers.get('content-security-policy')).toBe("default-src 'self'");
});

test('the parts of the shop are listed on the metrics’ port, and a frozen one is away', async () => {
  const { deps, behind } = gateway;
  const config = { ...deps.config, ...ownPort };
  const { port, close } = await openMetrics({ ...deps, config, metrics: createMetrics('gateway') });
  const page = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  const lines = (state: string) => [...serviceNames, 'storefront'].map((name) => `${name} ${state}`);
  // A process that is slow to answer is not ready at that moment.
  await expect
    .poll(() => page('/health/parts'))
    .toEqual({ status: 200, text: [...lines('ready'), 'redis ready', ''].join('\n') });
  behind.isFrozen = true;
  expect(await page('/health/parts')).toEqual({
    status: 503,
    text: [...lines('away'), 'redis ready', ''].join('\n'),
  });
  const metrics = (await page('/metrics')).text;
  expect(metrics).toMatch(/shop_part_ready\{part="catalog",service="gateway"\} 0/);
  await close();
});

test('the gateway is ready whatever is away behind it, also for a check without a host', async () => {
  gateway.behind.isFrozen = true;
  expect((await gateway.get('/ready')).status).toBe(200);
  expect((await gateway.get('/health/parts')).status).toBe(404);
  for (const path of ['/health', '/ready']) {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    socket.end(`GET ${path} HTTP/1.0\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  }
  expect(gateway.behind.seen).toEqual([]);
});

test('however many ask at once for the parts, each process behind the gateway is asked once', async () => {
  const { deps, behind } = gateway;
  await Promise.all(Array.from({ length: 20 }, () => readParts(deps)));
  const asked = behind.seen.filter(({ url }) => url === '/ready').map(({ service }) => service);
  expect(asked.toSorted()).toEqual([...serviceNames, 'storefront'].toSorted());
});
