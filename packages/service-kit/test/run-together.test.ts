import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { closeServer, listen } from '@shop/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';

const file = fileURLToPath(new URL('fixtures/two-services.ts', import.meta.url));
let entry: URL;
let behind: URL;
let both: ChildProcess;
let log: string;

/** On ports that were free; another process may take one in between, and then this one ends. */
async function start(): Promise<void> {
  const free = [createServer(), createServer()];
  const [first, second] = await Promise.all(free.map(listen));
  [entry, behind] = [new URL(first as string), new URL(second as string)];
  await Promise.all(free.map(closeServer));
  log = '';
  both = spawn(process.execPath, [file, entry.port, behind.port], { stdio: ['ignore', 'pipe', 'inherit'] });
  both.stdout?.on('data', (line: Buffer) => (log += line.toString()));
  await expect.poll(() => log).toMatch(/"entry".*"msg":"ready"|EADDRINUSE/);
}

beforeEach(async () => {
  do await start();
  while (log.includes('EADDRINUSE'));
});
afterEach(() => void both.kill('SIGKILL'));

test('services in one process have their own ports, and log under their own names, the entry last', async () => {
  const answers = await Promise.all([entry, behind].map(async (url) => (await fetch(url)).text()));
  expect(answers).toEqual(['entry', 'behind']);
  const lines = log.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { service: 'behind', msg: 'ready', port: Number(behind.port) },
    { service: 'entry', msg: 'ready', port: Number(entry.port) },
  ]);
});

test('at SIGTERM the entry finishes what it has begun, with the services behind it, and all end', async () => {
  const socket = connect(Number(entry.port), entry.hostname);
  let answer = '';
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
  socket.write('GET /slow HTTP/1.1\r\nhost: shop\r\n\r\n');
  await expect.poll(() => answer).toContain('begun');
  const exit = once(both, 'exit');
  both.kill('SIGTERM');
  await expect.poll(() => log).toContain('"msg":"stopping"');
  socket.write('GET /ready HTTP/1.1\r\nhost: shop\r\n\r\n');
  await expect.poll(() => answer).toMatch(/begun [^]*behind/);
  expect(await exit).toEqual([0, null]);
});

test('an error in one service ends the process', async () => {
  const exit = once(both, 'exit');
  await fetch(new URL('/crash', behind));
  expect(await exit).toEqual([1, null]);
});
