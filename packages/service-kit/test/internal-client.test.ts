import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { cartLookupSchema } from '@shop/contracts';
import {
  aCart,
  aProduct,
  closeServer,
  createInternalTokens,
  listen,
  openServiceApi,
  PATIENCE_MS,
  startStandIn,
} from '@shop/testing';
import type { ServiceApi, StandIn } from '@shop/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import {
  createServiceApp,
  internalClients,
  KEEP_ALIVE_MS,
  refuseAtSocket,
  ShopError,
  type Logger,
} from '../src/index.ts';

const logger = { error: vi.fn(), warn: vi.fn(), debug: vi.fn() };
const tokens = createInternalTokens();
const stored = aCart([aProduct()]);
let answer: () => unknown = () => stored;
let cart: StandIn;
let order: ServiceApi;

beforeAll(async () => {
  cart = await startStandIn('cart', tokens, {
    'GET /internal/carts/:userID': () => answer(),
    'POST /internal/carts/:userID/apply': () => answer(),
  });
  const client = internalClients('order', { ...tokens.settings, CART_URL: cart.url }, PATIENCE_MS)('cart');
  const app = createServiceApp({
    name: 'order',
    logger: logger as unknown as Logger,
    config: tokens.settings,
    ready: () => true,
    routes: (routes) => {
      routes.get('/asked', async (_request, response) => {
        response.json({ success: true, data: await client.get('/internal/carts/u', cartLookupSchema) });
      });
      routes.get('/done', async (_request, response) => {
        const posting = { body: { orders: [] }, answer: cartLookupSchema };
        response.json({ success: true, data: await client.post('/internal/carts/u/apply', posting) });
      });
    },
  });
  order = await openServiceApi('order', app, tokens);
});
beforeEach(() => vi.clearAllMocks());
afterAll(async () => {
  await order.close();
  await cart.close();
});

/** How many connections three calls take, one after another, to a server that keeps an unused one so long. */
async function connectionsOf(keepAliveTimeout: number): Promise<number> {
  const server = createServer((_request, response) => response.end('{"success":true,"data":{}}'));
  let count = 0;
  server.on('connection', () => (count += 1));
  const url = await listen(server);
  server.keepAliveTimeout = keepAliveTimeout;
  const client = internalClients('order', { ...tokens.settings, CART_URL: url }, PATIENCE_MS)('cart');
  for (let calls = 0; calls < 3; calls += 1) await client.get('/internal/x', z.object({}));
  await closeServer(server);
  return count;
}

test('a connection is used again, unless the server may close it at any moment', async () => {
  expect(await connectionsOf(KEEP_ALIVE_MS)).toBe(1);
  expect(await connectionsOf(20_000)).toBe(3);
});

test('an unused connection is let go before the server closes it', async () => {
  let open = 0;
  const server = createServer((_request, response) => response.end('{"success":true,"data":{}}'));
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => (open -= 1));
  });
  const url = await listen(server);
  // A second longer than the half minute by which the client is to be the first.
  server.keepAliveTimeout = 31_000;
  const client = internalClients('order', { ...tokens.settings, CART_URL: url }, PATIENCE_MS)('cart');
  await client.get('/internal/x', z.object({}));
  await expect.poll(() => open, { timeout: PATIENCE_MS }).toBe(0);
  await closeServer(server);
});

const call = (path: string) => order.as(null)('GET', path);

test('unknown fields of a newer service are left out', async () => {
  answer = () => ({
    ...stored,
    colour: 'moss',
    lines: stored.lines.map((line) => ({ ...line, gift: true })),
  });
  expect((await call('/asked')).body.data).toEqual(stored);
  expect((await call('/done')).body.data).toEqual(stored);
});

test.each(['/asked', '/done'])(
  'an answer that is none is a 502 at %s, and the log names the field',
  async (path) => {
    const [line] = stored.lines;
    answer = () => ({ ...stored, lines: [{ ...line, quantity: 'two' }], version: undefined });
    const { status, body } = await call(path);
    expect([status, body.code]).toEqual([502, 'upstream-failed']);
    expect(JSON.stringify(body)).not.toContain('quantity');
    const [{ err }] = logger.error.mock.calls[0] as [{ err: ShopError }];
    expect(err.details).toMatch(/^cart answered something else to \/internal\/carts\/u/);
    expect(err.details).toMatch(/lines\.0\.quantity: /);
    expect(err.details).toMatch(/version: /);
  },
);

test('a refusal comes through as it is, in its own language', async () => {
  answer = () => {
    throw new ShopError({ code: 'maximum-stock', errors: { quantity: 'Enintään 3.' }, data: { stock: 3 } });
  };
  expect(await call('/asked')).toMatchObject({
    status: 409,
    body: {
      code: 'maximum-stock',
      message: 'Maximum stock reached',
      language: 'en',
      errors: { quantity: 'Enintään 3.' },
      data: { stock: 3 },
    },
  });
});

test('a failure of the other service’s own is no failure of this one’s', async () => {
  answer = () => {
    throw new Error('broken');
  };
  const { status, body } = await call('/asked');
  expect([status, body.code]).toEqual([503, 'unavailable']);
});

test('a request that was not received in time is answered as retryable', async () => {
  const late = createServer({ headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 10 });
  refuseAtSocket(late, {});
  late.listen(0, '127.0.0.1');
  await once(late, 'listening');
  const socket = connect((late.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /internal/carts/u HTTP/1.1\r\n');
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  late.close();
  expect(head).toMatch(/^HTTP\/1\.1 408 /);
  expect(JSON.parse(body)).toMatchObject({ success: false, code: 'unavailable' });
});

test.each([
  ['never comes', () => undefined],
  [
    'breaks off',
    (response: ServerResponse) =>
      void response.writeHead(200).write('{"success":true,', () => response.destroy()),
  ],
])('an answer that %s counts as none', async (_how, answerBy) => {
  const otherServer = createServer((_request, response) => answerBy(response)).listen(0, '127.0.0.1');
  await once(otherServer, 'listening');
  const { port } = otherServer.address() as AddressInfo;
  const settings = { ...tokens.settings, CART_URL: `http://127.0.0.1:${port}` };
  const client = internalClients('order', settings, 200)('cart');
  await expect(client.get('/internal/carts/u', cartLookupSchema)).rejects.toMatchObject({
    code: 'unavailable',
    details: 'cart did not answer',
  });
  otherServer.closeAllConnections();
  otherServer.close();
});

test('a machine that stands still for longer than a call may take ends no call', async () => {
  const server = createServer((_request, response) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_700);
    setTimeout(() => response.end('{"success":true,"data":{}}'), 10);
  });
  const url = await listen(server);
  const client = internalClients('order', { ...tokens.settings, CART_URL: url }, 1_500)('cart');
  await expect(client.post('/internal/x', { body: {}, answer: z.object({}) })).resolves.toEqual({});
  await closeServer(server);
});

/** Breaks off the first call. */
async function callsUntilAnswered(method: 'get' | 'post') {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    if (calls === 1) request.socket.destroy();
    else response.end('{"success":true,"data":{}}');
  });
  const client = internalClients(
    'order',
    { ...tokens.settings, CART_URL: await listen(server) },
    PATIENCE_MS,
  )('cart');
  const posting = { body: {}, answer: z.object({}) };
  const answered =
    method === 'get' ? client.get('/internal/x', posting.answer) : client.post('/internal/x', posting);
  const isAnswered = await answered.then(
    () => true,
    () => false,
  );
  await closeServer(server);
  return { calls, isAnswered };
}

test('a read whose connection breaks is sent once more, a change is not', async () => {
  expect(await callsUntilAnswered('get')).toEqual({ calls: 2, isAnswered: true });
  expect(await callsUntilAnswered('post')).toEqual({ calls: 1, isAnswered: false });
});

test('a change whose connection is refused is sent once more', async () => {
  let calls = 0;
  const server = createServer((_request, response) => {
    calls += 1;
    response.end('{"success":true,"data":{}}');
  });
  const url = await listen(server);
  await closeServer(server);
  const comeBack = () => void server.listen(Number(new URL(url).port));
  subscribe('http.client.request.error', comeBack);
  const client = internalClients('order', { ...tokens.settings, CART_URL: url }, PATIENCE_MS)('cart');
  await client.post('/internal/x', { body: {}, answer: z.object({}) });
  unsubscribe('http.client.request.error', comeBack);
  await closeServer(server);
  expect(calls).toBe(1);
});

test('a call without time left is not made: its answer would be discarded', async () => {
  answer = () => stored;
  const client = internalClients('order', { ...tokens.settings, CART_URL: cart.url }, PATIENCE_MS)('cart');
  const posting = { body: { orders: [] }, answer: cartLookupSchema, timeoutMs: 0 };
  const before = cart.calls.length;
  await expect(client.post('/internal/carts/u/apply', posting)).rejects.toMatchObject({
    code: 'unavailable',
  });
  await client.get('/internal/carts/u', cartLookupSchema);
  expect(cart.calls.slice(before)).toEqual(['GET /internal/carts/u']);
});
