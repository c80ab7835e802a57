import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anAdmin, aUser, createInternalTokens, openServiceApi, type ServiceApi } from '@shop/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createServiceApp, type Logger } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-app-'));
const logger = { error: vi.fn(), warn: vi.fn(), debug: vi.fn() };
let isAway = false;
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
    figures: [
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

test('a call that breaks is told and answered', async () => {
  const { status, body } = await api.as(null)('GET', '/broken');
  expect([status, body.code]).toEqual([500, 'internal']);
  expect(logger.error).toHaveBeenCalledOnce();
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

test('a route of the back office that forgets to ask who is calling is closed all the same', async () => {
  const call = async (user: Parameters<ServiceApi['as']>[0], method = 'GET') =>
    (await api.as(user)(method, '/API/admin/forgetful')).status;
  expect(await call(null)).toBe(401);
  expect(await call(aUser())).toBe(403);
  expect(await call(anAdmin({ rights: 'viewer' }), 'POST')).toBe(403);
  expect(await call(anAdmin({ rights: 'viewer' }))).toBe(200);
  expect(await call(anAdmin(), 'POST')).toBe(200);
});
