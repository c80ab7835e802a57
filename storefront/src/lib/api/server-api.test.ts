import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkSession } from '@shop/shop-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createServerApi } from './server-api.ts';

const gateway = vi.hoisted(() => ({ url: '' }));
vi.mock('../../config.ts', () => ({
  config: {
    get GATEWAY_URL() {
      return gateway.url;
    },
  },
}));

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const asked: IncomingMessage[] = [];
const server = createServer((request, response) => {
  asked.push(request);
  answer(request, response);
});
const json = (status: number, body: unknown, headers = {}) => {
  answer = (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
};

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a page asks the gateway with its visitor’s cookie, and others without', async () => {
  const user = { id: '1', userName: 'Aino', role: 'customer' };
  json(200, { success: true, user });
  const api = createServerApi({ cookie: 'sid=a' });
  expect(await checkSession(api)).toEqual({ outcome: 'ok', data: user });
  expect(asked.at(-1)).toMatchObject({ method: 'GET', url: '/api/auth/check', headers: { cookie: 'sid=a' } });
  await createServerApi().call('GET', '/api/shop/settings');
  expect(asked.at(-1)?.headers.cookie).toBeUndefined();
});

test('a refusal keeps its words and its wait', async () => {
  json(429, { success: false, message: 'Odota hetki', code: 'too-many' }, { 'retry-after': '7' });
  expect(await createServerApi().call('GET', '/x')).toMatchObject({
    outcome: 'failed',
    status: 429,
    message: 'Odota hetki',
    retryAfterSeconds: 7,
  });
});

test('what is no answer of the shop, comes too late or not at all is no answer', async () => {
  answer = (_, response) => response.end('<h1>Bad gateway</h1>');
  expect(await createServerApi().call('GET', '/x')).toEqual({ outcome: 'network' });
  answer = () => undefined;
  expect(await createServerApi({ timeoutMs: 20 }).call('GET', '/x')).toEqual({ outcome: 'network' });
  answer = (request) => request.socket.destroy();
  expect(await createServerApi().call('GET', '/x')).toEqual({ outcome: 'network' });
});
