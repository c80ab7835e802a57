import { once } from 'node:events';
import { request as rawRequest, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { MAX_IMPORT_BYTES } from '@shop/shop-rules';
import { expect, test } from 'vitest';
import { setUpGatewayHarness } from '../../test/gateway-harness.ts';

const gateway = setUpGatewayHarness();

/** fetch tidies paths and headers; this does not. */
const rawGet = (path: string, method = 'GET'): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(gateway.url);
    rawRequest({ host: '127.0.0.1', port, path, method }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

test('crooked paths and methods end at the gateway [sec-5]', async () => {
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
  expect(gateway.behind.seen).toEqual([]);
  expect(await rawGet('/api/shop/search/50%2F50')).toBe(200);
  expect(await rawGet('/api/shop/search/50%2F50/suggestions')).toBe(200);
  expect(await rawGet('/api/shop/search/50%2F50/%2e%2e')).toBe(404);
});

test('every answer carries the safe headers and a request id [sec-8 asvs-49]', async () => {
  for (const path of ['/shop/home', '/api/nothing', '/api/auth/check', '/shop/%2e%2e/x', '/shop/%E0%A4%A']) {
    const { headers } = await gateway.get(path);
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
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1', () => socket.write(text));
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
])(
  'a request with %s is refused as JSON with the safe headers [spec-209 sec-5 asvs-50]',
  async (_, text, status) => {
    const [head = '', body = ''] = (await say(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/^x-content-type-options: nosniff$/im);
    expect(head).toMatch(/^x-frame-options: DENY$/im);
    expect(head).toMatch(/^content-type: application\/json/im);
    expect(JSON.parse(body)).toMatchObject({ success: false, message: 'Pyyntöä ei voitu lukea.' });
    expect(gateway.behind.seen).toEqual([]);
  },
);

const visit = (target: string, accept = 'text/html,application/xhtml+xml,*/*;q=0.8') =>
  say(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept: ${accept}\r\n\r\n`);

test.each([
  '/shop/100%',
  '/shop/products/h%E4my',
  '/admin/100%',
  '/uploads/%E0%A4%A',
  '/shop/a%2Fb',
  '//shop',
])(
  'a browser that opens the unreadable address %s is shown the page that is not found; a program gets JSON',
  async (target) => {
    await visit(target);
    const query = new URLSearchParams({ path: target }).toString();
    expect(gateway.behind.seen).toMatchObject([{ service: 'storefront', url: `/404?${query}` }]);
    expect(await visit(target, 'application/json')).toMatch(/^HTTP\/1.1 40[04] [^]*"success":false/);
    expect(gateway.behind.seen).toHaveLength(1);
  },
);

test.each([12_001, 15_900, 17_000, 70_000])(
  'an address of %i signs is refused with a page in a browser, and with JSON elsewhere [spec-13]',
  async (length) => {
    const address = (start: string) => start.padEnd(length, 'a');
    const answer = await visit(address('/shop/'));
    expect(answer).toMatch(/^HTTP\/1.1 414 /);
    expect(answer).toMatch(/^content-type: text\/html/im);
    expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
    expect(answer).toContain('<p>Osoite on liian pitkä.</p>');
    expect(await visit(address('/api/shop/search/'))).toMatch(/^HTTP\/1.1 4(?:14|31) [^]*"success":false/);
    expect(gateway.behind.seen).toEqual([]);
  },
);

test('a program that asks for a page by too long an address gets JSON', async () => {
  const answer = await visit('/shop/'.padEnd(13_000, 'a'), 'application/json');
  expect(answer).toMatch(/^HTTP\/1.1 414 [^]*"message":"Osoite on liian pitkä."/);
});

test('what follows a request that is being answered is not answered in its middle [sec-5]', async () => {
  const said = await say('GET /shop/home HTTP/1.1\r\nHost: localhost\r\n\r\nnot http\r\n\r\n');
  expect(said).not.toContain(' 400 ');
});

test('a file of products that says to be too large is refused before a byte of it is taken, any other goes on', async () => {
  const send = (bytes: number, body = '') =>
    say(
      `POST /api/admin/rest/products/import HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: text/csv\r\nContent-Length: ${bytes}\r\n\r\n${body}`,
    );
  const [head = '', answer = ''] = (await send(MAX_IMPORT_BYTES + 1)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1.1 413 /);
  expect(answer).toContain('"code":"import-too-large"');
  expect(gateway.behind.seen).toEqual([]);
  expect(await send(4, 'Nimi')).toMatch(/^HTTP\/1.1 200 /);
  expect(gateway.behind.seen).toMatchObject([{ service: 'catalog', method: 'POST' }]);
});

test('a call whose visitor left while account was asked for the session reaches no service', async () => {
  let releaseSession: () => void = () => undefined;
  gateway.behind.sessionsHeld = new Promise((resolve) => (releaseSession = resolve));
  const path = '/api/admin/rest/letters';
  const headers = { cookie: gateway.cookie() };
  const abandoned = rawRequest(gateway.url + path, { headers }).on('error', () => undefined);
  const received = once(gateway.server, 'request');
  abandoned.end();
  const [, response] = (await received) as [unknown, ServerResponse];
  abandoned.destroy();
  await once(response, 'close');
  // It waits for the same answer, and goes on after the abandoned one.
  const takenToo = once(gateway.server, 'request');
  const patient = gateway.get(path, headers);
  await takenToo;
  releaseSession();
  expect((await patient).status).toBe(200);
  expect(gateway.behind.connected.filter((service) => service === 'email')).toHaveLength(1);
});

test('a trailer that is announced without a body for it is no matter', async () => {
  const said = await say(`${page}Host: localhost\r\nTrailer: x-sum\r\n\r\n`);
  expect(said).toMatch(/^HTTP\/1.1 200 /);
  expect(gateway.behind.seen.at(-1)?.headers).not.toHaveProperty('trailer');
});
