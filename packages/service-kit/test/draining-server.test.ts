import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDrainingServer, type DrainingServer } from '../src/draining-server.ts';

type Taken = { request: IncomingMessage; response: ServerResponse };

let draining: DrainingServer;
let port: number;
/** What the server has taken and not answered, by path. */
let received: Map<string, Taken>;
let onTaken: (() => void)[];
let sockets: Socket[];

beforeEach(async () => {
  received = new Map();
  onTaken = [];
  sockets = [];
  draining = createDrainingServer((request, response) => {
    received.set(request.url ?? '', { request, response });
    for (const tell of onTaken) tell();
  });
  draining.server.listen(0, '127.0.0.1');
  await once(draining.server, 'listening');
  ({ port } = draining.server.address() as AddressInfo);
});
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
  draining.server.closeAllConnections();
});

/** Opens a connection that the server has taken too: one that it has not when it begins to drain is refused. */
async function open(): Promise<Socket> {
  const accepted = once(draining.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await Promise.all([accepted, once(socket, 'connect')]);
  return socket;
}

/** Asks without waiting for the answer; resolves when the server has taken the request. */
async function ask(socket: Socket, path: string): Promise<Taken> {
  const arrival = new Promise<void>((resolve) => onTaken.push(() => received.has(path) && resolve()));
  socket.write(`GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`);
  await arrival;
  return received.get(path) as Taken;
}

test('a request in progress is answered, with the notice that its connection closes', async () => {
  const socket = await open();
  const { response } = await ask(socket, '/order');
  const drained = draining.drain();
  response.end('bought');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK\r\n.*connection: close\r\n.*bought/is);
  await drained;
});

test('a request that comes on an open connection while the server drains is answered too', async () => {
  const socket = await open();
  // What is idle is not closed before the clock says so.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const drained = draining.drain();
  const { response } = await ask(socket, '/late');
  response.end('bought');
  expect(await text(socket)).toMatch(/connection: close\r\n.*bought/is);
  vi.runOnlyPendingTimers();
  await drained;
});

test('a connection that becomes idle while the server drains is closed, whatever else is under way', async () => {
  const [streaming, second] = [await open(), await open()];
  const { response } = await ask(streaming, '/stream');
  const held = await ask(second, '/held');
  // The visitor has been told to keep this connection before anybody knew of the stop.
  response.writeHead(200, { 'content-length': 4 });
  response.write('wo');
  let isDrained = false;
  const drained = draining.drain().then(() => (isDrained = true));
  await expect.poll(() => draining.server.listening).toBe(false);
  response.end('ol');
  expect(await text(streaming)).toMatch(/wool$/);
  expect(isDrained).toBe(false);
  held.response.end();
  await drained;
});

test('a connection that was never used does not keep the server', async () => {
  const socket = await open();
  const ended = text(socket);
  await draining.drain();
  expect(await ended).toBe('');
});

test('an answer whose end its reader has not taken yet arrives whole', async () => {
  const socket = await open();
  const { response } = await ask(socket, '/large');
  const size = 30_000_000;
  response.writeHead(200, { 'content-length': size });
  response.end(Buffer.alloc(size, 'w'));
  const drained = draining.drain();
  await expect.poll(() => draining.server.listening).toBe(false);
  const answer = await text(socket);
  expect(answer.length - answer.indexOf('\r\n\r\n') - 4).toBe(size);
  await drained;
});

test('the address behind a proxy does not decide whether its connection is kept', async () => {
  const socket = await open();
  const { response } = await ask(socket, '/proxied');
  const drained = draining.drain();
  response.setHeader('connection', 'keep-alive');
  response.end('page');
  const answer = await text(socket);
  expect(answer).toMatch(/connection: close/i);
  expect(answer).not.toMatch(/keep-alive/i);
  await drained;
});

test('a server that is to stop later takes new connections until then, and ends them with their answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const drained = draining.drain(5_000);
  expect(draining.isStopping()).toBe(true);
  const early = await open();
  (await ask(early, '/early')).response.end('asked');
  expect(await text(early)).toMatch(/connection: close\r\n.*asked/is);
  const socket = await open();
  const { response } = await ask(socket, '/new');
  vi.advanceTimersByTime(5_000);
  await expect.poll(() => draining.server.listening).toBe(false);
  response.end('bought');
  expect(await text(socket)).toMatch(/connection: close\r\n.*bought/is);
  await drained;
});

test('a connection is used for about ten seconds, so that its caller finds new copies', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const socket = await open();
  let answers = '';
  socket.on('data', (bytes: Buffer) => (answers += bytes.toString()));
  vi.advanceTimersByTime(7_900);
  (await ask(socket, '/young')).response.end('first');
  await expect.poll(() => answers).toContain('first');
  expect(answers).toMatch(/connection: keep-alive/i);
  vi.advanceTimersByTime(4_200);
  const closed = once(socket, 'close');
  (await ask(socket, '/old')).response.end('second');
  await closed;
  expect(answers).toMatch(/connection: close\r\n.*second/is);
});
