import { get, type ServerResponse } from 'node:http';
import { createInternalTokens, openServiceApi, type ServiceApi } from '@shop/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createServiceApp, sendCsv, ShopError, type CsvCell, type Logger } from '../src/index.ts';

const logger = { error: vi.fn(), warn: vi.fn(), debug: vi.fn() };
const tokens = createInternalTokens();
let api: ServiceApi;
/** What the next file is made of. */
let lines: () => AsyncGenerator<CsvCell[]>;
/** What it goes out on. */
let answer: ServerResponse | undefined;

async function* some(count: number, failure?: Error): AsyncGenerator<CsvCell[]> {
  for (let n = 0; n < count; n += 1) yield [`rivi ${n}`];
  if (failure) throw failure;
}

beforeAll(async () => {
  const app = createServiceApp({
    name: 'test',
    logger: logger as unknown as Logger,
    config: tokens.settings,
    ready: () => true,
    routes: (routes) => {
      routes.get('/list.csv', async (_request, response) => {
        answer = response;
        await sendCsv(response, { name: 'list.csv', head: ['Nimi'], lines: lines() });
      });
    },
  });
  api = await openServiceApi('test', app, tokens);
});
beforeEach(() => vi.clearAllMocks());
afterAll(() => api.close());

const list = () => api.as(null)('GET', '/list.csv');

test('a file goes out whole, under its name', async () => {
  lines = () => some(250);
  const { status, headers, body } = await list();
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers.get('content-disposition')).toContain('list.csv');
  expect(String(body).split('\r\n')).toHaveLength(252);
});

test.each([
  [new ShopError({ code: 'unavailable' }), 503],
  [new Error('the store is broken'), 500],
])('a list that cannot be read is answered like any other failure: %s', async (failure, wanted) => {
  lines = () => some(0, failure);
  const { status, headers, body } = await list();
  expect([status, body.success]).toEqual([wanted, false]);
  expect(headers.get('content-type')).toMatch(/json/);
  expect(headers.get('content-disposition')).toBeNull();
});

test('a file that fails in the middle is cut off, and logged', async () => {
  lines = () => some(150, new Error('the store is broken'));
  await expect(list()).rejects.toThrow();
  expect(logger.error).toHaveBeenCalledOnce();
});

test('a visitor who leaves before the first row ends the export', async () => {
  const begun = vi.fn();
  const closed = vi.fn();
  let go: () => void = () => undefined;
  const isThere = new Promise<void>((done) => {
    go = done;
  });
  lines = async function* () {
    begun();
    try {
      await isThere;
      yield* some(150);
    } finally {
      closed();
    }
  };
  const headers = { 'x-user-token': tokens.forUser('test', null) };
  const asking = get(`${api.url}/list.csv`, { headers }).on('error', () => undefined);
  await expect.poll(() => begun.mock.calls.length).toBe(1);
  asking.destroy();
  await expect.poll(() => answer?.destroyed).toBe(true);
  go();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  expect(logger.error).not.toHaveBeenCalled();
});
