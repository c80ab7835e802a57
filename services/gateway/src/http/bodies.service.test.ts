import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as rawRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { setUpGatewayHarness } from '../../test/gateway-harness.ts';

const gateway = setUpGatewayHarness();
const FILES = '/api/admin/product/image-upload';
const connectionsTo = (name: string) => gateway.behind.connected.filter((service) => service === name);

/** Sends a body in pieces, without saying how long it is, and answers what came of it. */
async function sendChunked(path: string, pieces: Buffer[], headers: Record<string, string> = {}) {
  const sending = rawRequest(gateway.url + path, { method: 'POST', headers });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  for (const piece of pieces) sending.write(piece);
  sending.end();
  const [answer] = await answered;
  return { status: answer.statusCode, body: await text(answer) };
}

test.each([
  ['cart', '/api/shop/cart/add', 'Content-Length: 1', '/api/shop/cart/get/1'],
  ['email', '/api/admin/rest/letters', 'Transfer-Encoding: chunked', '/api/admin/rest/letters'],
  ['storefront', '/shop/home', 'Content-Length: 1', '/shop/home'],
  ['catalog', '/api/admin/rest/products/import', 'Content-Length: 1', '/uploads/1.webp'],
])(
  'bodies that are announced and never come take no connection to %s',
  async (service, path, header, plain) => {
    let chunks = 0;
    const all = new Promise<void>((resolve) => {
      const count = () => {
        chunks += 1;
        if (chunks < 300) return;
        gateway.server.off('request', count);
        resolve();
      };
      gateway.server.on('request', count);
    });
    const { port } = new URL(gateway.url);
    const sockets = Array.from({ length: 300 }, () =>
      connect(Number(port), '127.0.0.1').on('error', () => undefined),
    );
    for (const socket of sockets)
      socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${header}\r\n\r\n`);
    await all;
    expect((await gateway.get(plain)).status).toBe(200);
    expect(connectionsTo(service).length).toBeLessThanOrEqual(1);
    for (const socket of sockets) socket.destroy();
  },
);

test('a webhook’s bytes arrive as they were sent, however they came', async () => {
  const bytes = randomBytes(200_000);
  const pieces = [bytes.subarray(0, 1), bytes.subarray(1, 70_000), bytes.subarray(70_000)];
  const headers = { expect: '100-continue', trailer: 'x-sum', 'content-encoding': 'gzip' };
  const sent = await sendChunked('/api/webhooks/stripe', pieces, headers);
  expect(sent.status).toBe(200);
  const seen = gateway.behind.seen.at(-1);
  expect(seen?.headers).toMatchObject({ 'content-length': '200000', 'content-encoding': 'gzip' });
  expect(seen?.headers).not.toHaveProperty('transfer-encoding');
  expect(Buffer.concat(seen?.chunks ?? []).equals(bytes)).toBe(true);
});

test('a body of nothing, and none, pass on as such', async () => {
  expect((await sendChunked('/api/shop/cart/add', [])).status).toBe(200);
  expect(gateway.behind.seen.at(-1)).toMatchObject({ headers: { 'content-length': '0' }, chunks: [] });
  expect((await gateway.get('/shop/home')).status).toBe(200);
  expect(gateway.behind.seen.at(-1)?.headers).not.toHaveProperty('content-length');
});

test('a body that no service accepts is refused, with a length or without', async () => {
  const long = Buffer.alloc(256 * 1024 + 1);
  const answer = await fetch(`${gateway.url}/api/shop/cart/add`, { method: 'POST', body: long });
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'body-too-large' }]);
  const withoutLength = await sendChunked('/api/shop/cart/add', [long]);
  expect([withoutLength.status, JSON.parse(withoutLength.body)]).toMatchObject([
    413,
    { code: 'body-too-large' },
  ]);
  expect(gateway.behind.seen).toEqual([]);
});

test('a long file is passed on for an admin only', async () => {
  const file = randomBytes(300_000);
  expect((await sendChunked(FILES, [file], { cookie: gateway.cookie() })).status).toBe(200);
  const seen = gateway.behind.seen.at(-1);
  expect(Buffer.concat(seen?.chunks ?? []).equals(file)).toBe(true);
  const guest = await sendChunked(FILES, [file]);
  expect([guest.status, JSON.parse(guest.body)]).toMatchObject([401, { code: 'login-required' }]);
  expect(gateway.behind.seen).toHaveLength(1);
});
