import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { closeServer, listen } from '@shop/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';

const file = fileURLToPath(new URL('fixtures/slow-service.ts', import.meta.url));
let url: URL;
let service: ChildProcess;
let log: string;

/** Starts the process on a port that was free; another process may take it in between, and then this one ends. */
async function start(stopDelay = 0): Promise<void> {
  const free = createServer();
  url = new URL(await listen(free));
  await closeServer(free);
  log = '';
  service = spawn(process.execPath, [file, url.port, String(stopDelay)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  service.stdout?.on('data', (line: Buffer) => (log += line.toString()));
  await expect.poll(() => log).toMatch(/"msg":"ready"|EADDRINUSE/);
}

const startOnFreePort = async (stopDelay?: number) => {
  do await start(stopDelay);
  while (log.includes('EADDRINUSE'));
};

beforeEach(() => startOnFreePort());
afterEach(() => void service.kill('SIGKILL'));

const says = (words: string) => expect.poll(() => log).toContain(`"msg":"${words}"`);
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`;

test('a process that is stopping is not ready, finishes what it has begun, and ends', async () => {
  expect((await fetch(new URL('/ready', url))).status).toBe(200);
  const socket = connect(Number(url.port), url.hostname);
  socket.write(get('/slow'));
  let answer = '';
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
  await expect.poll(() => answer).toContain('begun');

  const exit = once(service, 'exit');
  service.kill('SIGTERM');
  await says('stopping');
  socket.write(get('/ready'));
  const closed = once(socket, 'close');
  await expect.poll(() => answer).toContain('ended');
  await closed;
  expect(answer).toMatch(/HTTP\/1.1 503 .*connection: close\r\n.*retry-after: 2\r\n.*"message":"Stopping"/is);
  expect(await exit).toEqual([0, null]);
});

test('a process that has crashed ends, also where something of it never closes', async () => {
  const exit = once(service, 'exit');
  await fetch(new URL('/crash', url));
  await says('unhandled rejection');
  expect(await exit).toEqual([1, null]);
});

test('a stopping process counts as alive, so that it is not killed before it has ended', async () => {
  const socket = connect(Number(url.port), url.hostname);
  socket.write(get('/slow'));
  await once(socket, 'data');
  service.kill('SIGTERM');
  await says('stopping');
  socket.write(get('/health'));
  expect(await text(socket)).toMatch(/ended.*HTTP\/1.1 200 /is);
});

test('a process that is asked to migrate opens, closes and ends without serving', async () => {
  const migrating = spawn(process.execPath, [file, url.port, '--migrate'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(migrating, 'exit');
  const lines = await text(migrating.stdout);
  expect(lines).toContain('"msg":"migrated"');
  expect(lines).not.toContain('"msg":"ready"');
  expect(await exit).toEqual([0, null]);
});

test('a process that is stopping says so, and stays open for those that have not heard of it', async () => {
  service.kill('SIGKILL');
  // Longer than any test.
  await startOnFreePort(60);
  service.kill('SIGTERM');
  await says('stopping');
  const answers = await Promise.all(['/ready', '/other'].map((path) => fetch(new URL(path, url))));
  expect(answers.map(({ status }) => status)).toEqual([503, 200]);
});
