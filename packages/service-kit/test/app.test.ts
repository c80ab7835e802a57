import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, request as call } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import perfHooks from 'node:perf_hooks';
import { anAdmin, aUser, createInternalTokens, openServiceApi, type ServiceApi } from '@shop/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createMetrics, createServiceApp, ShopError, type Logger } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-app-'));
const logger = { error: vi.fn(), warn: vi.fn(), debug: vi.fn() };
let isAway = false;
const begun = vi.fn();
const tokens = createInternalTokens();
let api: ServiceApi;

beforeAll(async () => {
  const file = join(folder, 'large');
  writeFileSync(file, Buffer.alloc(20_000_000));
  const app = createServiceApp({
    name: 'test',
    logger: logger as unknown as Logger,
    config: tokens.settings,
    ready: () => true,
    streamedPaths: ['/file', '/file-and-store'],
    extraMetrics: [
      {
        name: 'parcels',
        help: 'Parcels on the table',
        read: async () => {
          if (isAway) throw new Error('the database is away');
          return 7;
        },
      },
      { name: 'balls_of_yarn', help: 'Yarn', label: 'colour', read: async () => ({ moss: 2, rust: 0 }) },
    ],
    routes: (routes) => {
      routes.get('/large', (_request, response, next) => response.sendFile(file, next));
      routes.all('/api/admin/forgetful', (_request, response) => void response.json({ success: true }));
      routes.post('/file', async (request, response) => {
        for await (const _piece of request.iterator({ destroyOnReturn: false })) begun();
        response.json({ success: true });
      });
      routes.post('/file-and-store', async (request) => {
        for await (const _piece of request.iterator({ destroyOnReturn: false })) begun();
        throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' });
      });
      routes.get('/undecided', () => {
        throw new ShopError({ code: 'payment-unknown' });
      });
      routes.get('/provider-away', () => {
        throw new ShopError({ code: 'payment-unknown', cause: new Error('timeout') });
      });
      routes.get('/broken', () => {
        throw new Error('broken');
      });
    },
  });
  api = await openServiceApi('test', app, tokens);
});
beforeEach(() => vi.clearAllMocks());
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

test('a visitor who leaves in the middle of a file is no error', async () => {
  const headers = { 'x-user-token': tokens.forUser('test', null) };
  get(`${api.url}/large`, { headers }, (response) => response.once('data', () => response.destroy()));
  await expect
    .poll(() => logger.debug.mock.calls.map(([, words]) => String(words)))
    .toEqual(['the visitor left before the answer']);
  expect(logger.error).not.toHaveBeenCalled();
});

test('a file that breaks off on its way in is no failure of the shop’s; a store’s connection that breaks is', async () => {
  const headers = { 'x-user-token': tokens.forUser('test', null), 'content-type': 'text/csv' };
  const sending = call(`${api.url}/file`, {
    method: 'POST',
    headers: { ...headers, 'content-length': 1_000 },
  });
  sending.on('error', () => undefined).write('nimi;hinta\n');
  await expect.poll(() => begun.mock.calls.length).toBe(1);
  sending.destroy();
  await expect
    .poll(() =>
      [logger.error, logger.debug].flatMap(({ mock }) => mock.calls.map(([, words]) => String(words))),
    )
    .toEqual(['the visitor left before the answer']);
  const whole = await fetch(`${api.url}/file-and-store`, { method: 'POST', headers, body: 'nimi' });
  expect([whole.status, logger.error.mock.calls.length]).toEqual([503, 1]);
  const metrics = await (await fetch(`${api.url}/metrics`)).text();
  expect(metrics).toMatch(/^http_request_seconds_count\{.*route="\/file-and-store",status="503"/m);
  expect(metrics).not.toMatch(/route="\/file"/);
});

test('a call that fails is logged and answered', async () => {
  const { status, body } = await api.as(null)('GET', '/broken');
  expect([status, body.code]).toEqual([500, 'internal']);
  expect(logger.error).toHaveBeenCalledOnce();
});

test('a provider that has yet to decide is no error in the log; one that does not answer is', async () => {
  const undecided = await api.as(null)('GET', '/undecided');
  expect([undecided.status, undecided.body.code]).toEqual([503, 'payment-unknown']);
  expect(logger.error).not.toHaveBeenCalled();
  expect((await api.as(null)('GET', '/provider-away')).status).toBe(503);
  expect(logger.error).toHaveBeenCalledOnce();
});

test('event loop delay is measured so rarely that an idle process stays asleep', async () => {
  const looks = vi.spyOn(perfHooks, 'monitorEventLoopDelay');
  const metrics = createMetrics('another');
  const pauses = looks.mock.calls.map(([asked]) => asked?.resolution ?? 0);
  expect(Math.min(...pauses)).toBe(500);
  const recorded = looks.mock.results[pauses.indexOf(500)]?.value as ReturnType<
    typeof perfHooks.monitorEventLoopDelay
  >;
  looks.mockRestore();
  // Until a test says so nothing is recorded, however long the machine takes.
  recorded.disable();
  recorded.reset();
  const lags = async () => {
    const metricsText = await metrics.registry.metrics();
    const all = metricsText.matchAll(/^nodejs_eventloop_lag_(\w+)_seconds\{service="another"\} (\S+)$/gm);
    return Object.fromEntries(Array.from(all, ([, name = '', value]) => [name, Number(value)]));
  };
  const none = { min: 0, max: 0, mean: 0, stddev: 0, p50: 0, p90: 0, p99: 0 };
  expect(await lags()).toEqual(none);
  recorded.enable();
  await expect.poll(() => recorded.count).toBeGreaterThan(0);
  recorded.disable();
  const { min, max, mean } = recorded;
  // Node records the pause between two looks with it, which is no lateness.
  expect(min).toBeGreaterThan(450e6);
  const late = (ns: number) => Math.max(0, ns / 1e9 - 0.5);
  expect(await lags()).toMatchObject({ min: late(min), max: late(max), mean: late(mean) });
  expect(recorded.count).toBe(0);
});

test('a service’s own figures are among its metrics; one that cannot be read is left out of them', async () => {
  const metrics = async () => (await fetch(`${api.url}/metrics`)).text();
  expect(await metrics()).toMatch(/^parcels\{service="test"\} 7$/m);
  expect(await metrics()).toMatch(/^balls_of_yarn\{colour="moss",service="test"\} 2$/m);
  isAway = true;
  const without = await metrics();
  expect(without).not.toMatch(/^parcels\{/m);
  expect(without).toMatch(/^balls_of_yarn\{colour="rust",service="test"\} 0$/m);
  expect(logger.warn).toHaveBeenCalledOnce();
  isAway = false;
  expect(await metrics()).toMatch(/^parcels\{service="test"\} 7$/m);
});

test('a route of the back office that forgets to ask who is calling is closed all the same [sec-15]', async () => {
  const call = async (user: Parameters<ServiceApi['as']>[0], method = 'GET') =>
    (await api.as(user)(method, '/API/admin/forgetful')).status;
  expect(await call(null)).toBe(401);
  expect(await call(aUser())).toBe(403);
  expect(await call(anAdmin({ rights: 'viewer' }), 'POST')).toBe(403);
  expect(await call(anAdmin({ rights: 'viewer' }))).toBe(200);
  expect(await call(anAdmin(), 'POST')).toBe(200);
});
