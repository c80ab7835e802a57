import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInsideTokens, openDoor, type ServiceDoor } from '@shop/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createServiceApp, type Logger } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-app-'));
const logger = { error: vi.fn(), debug: vi.fn() };
const tokens = createInsideTokens();
let door: ServiceDoor;

beforeAll(async () => {
  const file = join(folder, 'large');
  writeFileSync(file, Buffer.alloc(20_000_000));
  const app = createServiceApp({
    name: 'test',
    logger: logger as unknown as Logger,
    config: tokens.settings,
    ready: () => true,
    routes: (routes) => {
      routes.get('/large', (_request, response, next) => response.sendFile(file, next));
      routes.get('/broken', () => {
        throw new Error('broken');
      });
    },
  });
  door = await openDoor('test', app, tokens);
});
beforeEach(() => vi.clearAllMocks());
afterAll(async () => {
  await door.close();
  rmSync(folder, { recursive: true });
});

test('a visitor who leaves in the middle of a file is no error', async () => {
  const headers = { 'x-user-token': tokens.forUser('test', null) };
  get(`${door.url}/large`, { headers }, (response) => response.once('data', () => response.destroy()));
  await expect
    .poll(() => logger.debug.mock.calls.map(([, words]) => String(words)))
    .toEqual(['the visitor left before the answer']);
  expect(logger.error).not.toHaveBeenCalled();
});

test('a call that breaks is told and answered', async () => {
  const { status, body } = await door.as(null)('GET', '/broken');
  expect([status, body.code]).toEqual([500, 'internal']);
  expect(logger.error).toHaveBeenCalledOnce();
});
