import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  request as send,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { writeResponse } from 'astro/app/node';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from './app.ts';

const body = `<!doctype html>${'villaa '.repeat(400)}`;
const asked: (string | undefined)[] = [];
let server: Server;
let clientDir: string;
let stopping = false;
let broken: string[] = [];
const logged: string[] = [];

/** Sends a page in pieces through the adapter's own writer; the last one may be missing. */
async function handler(request: IncomingMessage, response: ServerResponse): Promise<void> {
  asked.push(request.headers.cookie);
  const isBroken = broken.includes(request.url ?? '');
  const pieces = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode(body)),
    pull: (stream) => (isBroken ? stream.error(new TypeError('no such rate')) : stream.close()),
  });
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  await writeResponse(new Response(pieces, { headers }), response);
}

beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'storefront-'));
  writeFileSync(join(clientDir, 'favicon.svg'), '<svg/>');
  writeFileSync(join(clientDir, 'favicon.ico'), 'ico');
  const logger = pino({ level: 'error' }, { write: (line) => logged.push(line) });
  server = createServer(createApp({ handler, clientDir, logger, isStopping: () => stopping }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/** `fetch` would normalise the path and decode the body. */
function call(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    send({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('a public page is rendered without the visitor and sent compressed, once [spec-150]', async () => {
  const first = await call('/shop/home?utm_source=x', {
    'accept-encoding': 'gzip, br',
    cookie: 'sid=secret',
  });
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  expect(String(brotliDecompressSync(first.body))).toBe(body);
  expect(asked).toEqual([undefined]);
  const again = await call('/shop/home', { 'if-none-match': String(first.headers.etag) });
  expect(again.status).toBe(304);
  expect(asked).toHaveLength(1);
});

test('a personal page is rendered for its visitor and not cached', async () => {
  asked.length = 0;
  const { headers } = await call('/shop/profile', { cookie: 'sid=mine' });
  expect(asked).toEqual(['sid=mine']);
  expect(headers['cache-control']).toBe('private, no-cache');
});

test.each(['/shop/products/rikki', '/shop/profile'])(
  'a page that breaks off half-way is never shown half: %s',
  async (path) => {
    const bare = vi.spyOn(console, 'error');
    logged.length = 0;
    broken = [path];
    const failed = await call(path, { 'accept-encoding': 'br' });
    expect(failed).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } });
    // The complete error page.
    expect(String(brotliDecompressSync(failed.body))).toBe(body);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(/no such rate.*page failed/);
    broken = [path, '/500'];
    expect(String((await call(path)).body)).toBe('Vika on meillä. Yritä hetken kuluttua uudelleen.');
    broken = [];
    expect((await call(path)).status).toBe(200);
    expect(bare).not.toHaveBeenCalled();
  },
);

test('an older page replaces one whose rendering fails, and the log says so', async () => {
  expect((await call('/shop/faq')).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  logged.length = 0;
  broken = ['/shop/faq'];
  const { status, body: sent } = await call('/shop/faq');
  expect([status, String(sent)]).toEqual([200, body]);
  expect(logged.join('')).toMatch(/no such rate.*an older one is shown/);
  broken = [];
});

test.each(['/shop/withdrawal', '/shop/track'])(
  '%s answers a posted form, for its visitor and not cached',
  async (page) => {
    asked.length = 0;
    for (const cookie of ['sid=first', 'sid=second'])
      expect(await call(page, { cookie }, 'POST')).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'private, no-cache' },
      });
    expect(asked).toEqual(['sid=first', 'sid=second']);
    expect((await call(page, {}, 'PUT')).headers.allow).toBe('GET, HEAD, POST');
  },
);

test('no other page answers a posted form', async () => {
  for (const path of ['/shop/terms', '/shop/checkout', '/shop/withdrawal/x'])
    expect((await call(path, {}, 'POST')).status).toBe(405);
});

test('an invalid path is refused and the server goes on', async () => {
  for (const path of ['//', '//evil.example/x', '/\\evil.example'])
    expect((await call(path)).status).toBe(400);
  expect((await call('/_image?href=/favicon.svg&w=3000')).status).toBe(404);
  expect((await call('/shop/home', {}, 'POST')).status).toBe(405);
  expect((await call('/health')).status).toBe(200);
});

test('HEAD answers with the length and no body', async () => {
  const { status, headers, body: sent } = await call('/shop/home', {}, 'HEAD');
  expect(status).toBe(200);
  expect(Number(headers['content-length'])).toBe(Buffer.byteLength(body));
  expect(sent).toHaveLength(0);
});

test('files of the build are served before pages, each with its type', async () => {
  expect(String((await call('/favicon.svg')).body)).toBe('<svg/>');
  expect((await call('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
  expect((await call('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
});

test.each(['bytes=2-1', 'bytes=0-18446744073709551615'])(
  'a file is sent whole whatever part is asked for, and the server goes on: %s',
  async (range) => {
    const { status, body: sent } = await call('/favicon.svg', { range });
    expect([status, String(sent)]).toEqual([200, '<svg/>']);
    expect((await call('/health')).status).toBe(200);
  },
);

test('a file of a later build is served, and one that went is a page that is not there', async () => {
  const late = join(clientDir, 'late.svg');
  expect(String((await call('/late.svg')).body)).toBe(body);
  writeFileSync(late, '<svg/>');
  expect(String((await call('/late.svg')).body)).toBe('<svg/>');
  rmSync(late);
  expect(String((await call('/late.svg')).body)).toBe(body);
});

test('a server that is stopping says so to who asks whether it is ready', async () => {
  expect((await call('/ready')).status).toBe(200);
  stopping = true;
  expect((await call('/ready')).status).toBe(503);
});
