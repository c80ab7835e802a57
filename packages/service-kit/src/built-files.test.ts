import { once } from 'node:events';
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as send, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { builtFiles } from './built-files.ts';

const script = 'export const villa = 1;';
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'built-files-'));
  mkdirSync(join(folder, 'assets', '.git'), { recursive: true });
  writeFileSync(join(folder, 'assets', '.git', 'config.json'), '{}');
  writeFileSync(join(folder, 'assets', 'a.js'), script);
  writeFileSync(join(folder, 'assets', 'a.js.br'), 'as br');
  writeFileSync(join(folder, 'assets', 'a.js.gz'), 'as gzip');
  writeFileSync(join(folder, 'picture.webp'), 'picture');
  const files = builtFiles(folder, (path) => `public, max-age=${path.startsWith('/assets/') ? 2 : 1}`);
  server = createServer((request, response) =>
    files(request, response, (error) => response.writeHead(error ? 500 : 404).end('no file')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

type Answer = { status: number; headers: IncomingMessage['headers']; body: string };

/** `fetch` would tidy the path and the encoding away. */
async function call(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const asked = send({ host: '127.0.0.1', port, path, method, headers }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response.setEncoding('utf8')) body += chunk as string;
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

test.each([
  ['br, gzip', 'as br', 'br'],
  ['gzip', 'as gzip', 'gzip'],
  ['identity', script, undefined],
])('who accepts %s is sent %s, with the type of the file itself', async (accepted, body, encoding) => {
  const answer = await call('/assets/a.js?v=1', { 'accept-encoding': accepted });
  expect([answer.status, answer.body, answer.headers['content-encoding']]).toEqual([200, body, encoding]);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript',
    'content-length': String(body.length),
    'cache-control': 'public, max-age=2',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
    'last-modified': expect.any(String),
  });
  const again = await call('/assets/a.js', {
    'accept-encoding': accepted,
    'if-none-match': String(answer.headers.etag),
  });
  expect([again.status, again.body]).toEqual([304, '']);
  const head = await call('/assets/a.js', { 'accept-encoding': accepted }, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body]).toEqual([200, String(body.length), '']);
});

test.each(['bytes=2-1', 'bytes=0-18446744073709551615', 'bytes=99-', 'bytes=0-1', 'nonsense'])(
  'the range %s gets the whole file',
  async (range) => {
    const { status, body } = await call('/picture.webp', { range });
    expect([status, body]).toEqual([200, 'picture']);
  },
);

test.each([
  '/',
  '/assets',
  '/assets/',
  '/assets/b.js',
  '/assets/a.js/',
  '/assets/.git/config.json',
  '/../picture.webp/../a.js',
  '/..%2f..%2fa.js',
  '/%00.js',
  '/%E0%A4%A.js',
  `/${'a'.repeat(300)}.js`,
])('%s is no file', async (path) => {
  expect(await call(path, { 'accept-encoding': 'br' })).toMatchObject({ status: 404, body: 'no file' });
});

test('a folder that is called like a file is none', async () => {
  mkdirSync(join(folder, 'folder.js'));
  expect((await call('/folder.js')).status).toBe(404);
});

test('a file counts from when it is made until it goes', async () => {
  const file = join(folder, 'assets', 'late.js');
  expect((await call('/assets/late.js')).status).toBe(404);
  writeFileSync(file, script);
  expect((await call('/assets/late.js', { 'accept-encoding': 'br' })).body).toBe(script);
  rmSync(file);
  expect((await call('/assets/late.js')).status).toBe(404);
});

test('a file that goes between the look and the reading leaves nothing of itself in the answer', async () => {
  const open = vi.spyOn(fs, 'createReadStream').mockImplementationOnce((_path, options) => {
    open.mockRestore();
    return fs.createReadStream(join(folder, 'gone'), options);
  });
  const { status, headers, body } = await call('/picture.webp');
  expect([status, body]).toEqual([404, 'no file']);
  expect(headers).not.toHaveProperty('etag');
  expect(headers).not.toHaveProperty('cache-control');
});

test('a file that changed since a visitor saw it is not sent to who wants that one alone', async () => {
  expect(await call('/picture.webp', { 'if-match': '"older"' })).toMatchObject({ status: 412, body: '' });
});

test('a file whose reader leaves is closed', async () => {
  writeFileSync(join(folder, 'large.webp'), Buffer.alloc(20_000_000));
  const open = vi.spyOn(fs, 'createReadStream');
  const { port } = server.address() as AddressInfo;
  const asked = send({ host: '127.0.0.1', port, path: '/large.webp' }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const file = open.mock.results[0]?.value as fs.ReadStream;
  open.mockRestore();
  const closed = once(file, 'close');
  response.destroy();
  await closed;
  expect(file.readableEnded).toBe(false);
});
