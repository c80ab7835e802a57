import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Command } from '../src/commands.ts';
import { answersOk } from '../src/http-ready.ts';
import { exitingWithParent, exitWithParentFlags } from '../src/exit-with-parent.ts';
import { type ManagedProcess, manageProcess } from '../src/managed-process.ts';
import { freePort } from '../src/ports.ts';
import { birthOf, processRecords } from '../src/process-records.ts';

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));

let folder: string;
let said: string[];
let tiny: ManagedProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-process-'));
  said = [];
});
afterEach(async () => {
  await tiny?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const tinyCommand = (env: Record<string, string>): Command => ({
  file: process.execPath,
  args: [...exitWithParentFlags(), fixture('tiny-service.mjs')],
  env,
});

/** @param hangMs long, because a busy machine is not to be taken for a frozen process */
async function tinyService(
  env: Record<string, string> = {},
  bounds = {},
  pausesMs = [50, 200],
  hangMs = 60_000,
) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const records = processRecords(join(folder, 'run'));
  tiny = manageProcess(
    {
      name: 'tiny',
      parentWatch: 'channel',
      command: () => tinyCommand({ PORT: String(port), ...env }),
      ready: (signal) => answersOk(url, signal),
      alive: (signal) => answersOk(url, signal),
      ...bounds,
    },
    { logFolder: folder, records, say: (sentence) => said.push(sentence), pausesMs, hangMs },
  );
  return { process: tiny, url, records };
}

const isAlive = (pid: number | undefined) => pid !== undefined && birthOf(pid) !== null;

test('a start resolves when the process answers, and its log is in a file, warnings on the console', async () => {
  const { process, url } = await tinyService({ READY_AFTER_MS: '300' });
  await process.start();
  expect((await fetch(url)).status).toBe(200);
  await vi.waitFor(() => expect(said).toEqual(['tiny: warning: the wool is wet']), 60_000);
  await process.stop();
  expect(readFileSync(join(folder, 'tiny.log'), 'utf8')).toContain('listening');
});

test('a process that dies is started again after growing pauses, and that is said [asvs-16]', async () => {
  const { process, url } = await tinyService();
  await process.start();
  for (const pause of ['0.05', '0.2', '0.2']) {
    const before = process.pid();
    await fetch(`${url}/crash`).catch(() => undefined);
    await vi.waitFor(() => expect(said.at(-1)).toBe('tiny is back.'), 60_000);
    expect(said.join('\n')).toContain(`tiny stopped (code 3); starting it again in ${pause} s.`);
    expect(process.pid()).not.toBe(before);
    said.length = 0;
  }
});

test('a killed process comes back on the same address', async () => {
  const { process, url } = await tinyService();
  await process.start();
  process.kill();
  await vi.waitFor(() => expect(said.at(-1)).toBe('tiny is back.'), 60_000);
  expect((await fetch(url)).status).toBe(200);
  expect(said.join('\n')).toContain('tiny stopped (SIGKILL)');
});

test.each([
  ['has no program', (): Command => ({ file: join(folder, 'nowhere'), args: [] })],
  [
    'cannot be made ready',
    () => {
      throw new Error('ENOSPC: no space left on device');
    },
  ],
])('a process that, when it is to come back, %s is tried again after growing pauses', async (_, broken) => {
  const PORT = String(await freePort());
  const url = `http://127.0.0.1:${PORT}`;
  let spawns = 0;
  const command = () => ([1, 5].includes((spawns += 1)) ? tinyCommand({ PORT }) : broken());
  const ready = (signal: AbortSignal) => answersOk(url, signal);
  const { process } = await tinyService({}, { command, ready, alive: ready }, [10, 20, 30]);
  await process.start();
  process.kill();
  await vi.waitFor(() => expect(said.at(-1)).toBe('tiny is back.'), 60_000);
  const pauses = said.flatMap((sentence) => /again in ([\d.]+) s/.exec(sentence)?.[1] ?? []);
  expect(pauses).toEqual(['0.01', '0.02', '0.03', '0.03']);
  expect((await fetch(url)).status).toBe(200);
});

test('a process record that cannot be written stops nothing, and is written later', async () => {
  const run = join(folder, 'run');
  // Where a folder is, no file can be written: an error like that of a full disk, for as long as it is there.
  mkdirSync(join(run, 'tiny.json'), { recursive: true });
  const records = processRecords(run, { retryMs: 20 });
  records.write('tiny', process.pid);
  expect(records.living('tiny')).toBeNull();
  rmdirSync(join(run, 'tiny.json'));
  await expect.poll(() => records.living('tiny')).toMatchObject({ pid: process.pid });
});

test('a process record that was not written before its process ended is dropped', async () => {
  const run = join(folder, 'run');
  mkdirSync(join(run, 'tiny.json'), { recursive: true });
  vi.useFakeTimers();
  try {
    const records = processRecords(run);
    records.write('tiny', process.pid);
    records.remove('tiny');
    rmdirSync(join(run, 'tiny.json'));
    await vi.runAllTimersAsync();
    expect(records.names()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('a frozen process is ended and started again', async () => {
  const { process, url } = await tinyService({}, {}, [50, 200], 1_500);
  await process.start();
  const frozen = process.pid();
  process.kill('SIGSTOP');
  await vi.waitFor(() => expect(said.at(-1)).toBe('tiny is back.'), 60_000);
  expect(said).toContain('tiny has not answered for 1.5 s; ending it.');
  expect(isAlive(frozen)).toBe(false);
  expect((await fetch(url)).status).toBe(200);
});

const WAITS = 'tiny is alive, but not ready yet; waiting for it.';

/** Comes back from a kill alive, but not ready. @returns it, with its address */
async function comeBackUnready(hangMs?: number) {
  const PORT = String(await freePort());
  const url = `http://127.0.0.1:${PORT}`;
  let spawns = 0;
  const bounds = {
    command: () => tinyCommand({ PORT, ...((spawns += 1) === 1 ? {} : { UNREADY: 'yes' }) }),
    // The short bound is for the return alone.
    ready: (signal: AbortSignal) =>
      answersOk(`${url}/ready`, spawns === 1 ? AbortSignal.timeout(60_000) : signal),
    alive: (signal: AbortSignal) => answersOk(`${url}/health`, signal),
    readyBoundMs: 300,
  };
  const { process } = await tinyService({}, bounds, [50, 200], hangMs);
  await process.start();
  process.kill();
  await vi.waitFor(() => expect(said).toContain(WAITS), 60_000);
  return { process, url };
}

test('a process that came back alive and waits for another one before it is ready is left to wait', async () => {
  const { process, url } = await comeBackUnready();
  const pid = process.pid();
  await fetch(`${url}/mend`);
  await vi.waitFor(() => expect(said.at(-1)).toBe('tiny is back.'), 60_000);
  expect(process.pid()).toBe(pid);
  expect(said.filter((sentence) => sentence.includes('starting it again'))).toHaveLength(1);
});

test('a process that freezes while it waits is ended and started again', async () => {
  const { process } = await comeBackUnready(1_500);
  process.kill('SIGSTOP');
  await vi.waitFor(() => expect(said).toContain('tiny has not answered for 1.5 s; ending it.'), 60_000);
  await vi.waitFor(() => expect(said.at(-1)).toBe(WAITS), 60_000);
});

test('a process that cannot start fails the start with the end of its log', async () => {
  const { process } = await tinyService({ BROKEN: 'yes' });
  await expect(process.start()).rejects.toThrow(/tiny stopped while starting.*missing or wrong: COLOUR/s);
});

test('a process that does not answer in time fails the start, and a stop leaves nothing of it', async () => {
  const { process } = await tinyService({ READY_AFTER_MS: '60000' }, { readyBoundMs: 700 });
  await expect(process.start()).rejects.toThrow('tiny did not answer within 0.7 s');
  const pid = process.pid();
  await process.stop();
  expect(isAlive(pid)).toBe(false);
});

test('a process that ignores SIGTERM is killed after the bound', async () => {
  const { process } = await tinyService({ STUBBORN: 'yes' }, { stopBoundMs: 500 });
  await process.start();
  const pid = process.pid();
  await process.stop();
  expect(isAlive(pid)).toBe(false);
});

test('a stop half-way through the start, and a second one, leave nothing', async () => {
  const { process, records } = await tinyService({ READY_AFTER_MS: '60000' });
  const starting = process.start().catch(() => 'not started');
  await vi.waitFor(() => expect(process.pid()).toBeDefined(), 60_000);
  const pid = process.pid();
  await Promise.all([process.stop(), process.stop()]);
  expect(await starting).toBe('not started');
  expect(isAlive(pid)).toBe(false);
  expect(records.living('tiny')).toBeNull();
});

test('a stop during the pause before a restart keeps it stopped', async () => {
  const { process, url } = await tinyService({}, {}, [60_000]);
  await process.start();
  await fetch(`${url}/crash`).catch(() => undefined);
  await vi.waitFor(() => expect(said.join()).toContain('starting it again'), 60_000);
  await process.stop();
  expect(process.pid()).toBeUndefined();
  expect(said.join()).not.toContain('is back');
});

test.each(['channel', 'shell'])(
  'a process (%s) ends when its starter is killed outright',
  async (parentWatch) => {
    await endsWithItsStarter([parentWatch]);
  },
);

test('a service that is stuck in its stop is cut short when its starter is gone', async () => {
  await endsWithItsStarter(['channel', '1'], { STUCK: 'yes' });
});

/** Starts a tiny service by a starter that is then killed. */
async function endsWithItsStarter(args: string[], extra: Record<string, string> = {}): Promise<void> {
  const env = { ...process.env, ...extra, PORT: String(await freePort()) };
  const starter = spawn(process.execPath, [fixture('tiny-starter.ts'), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = (await once(starter.stdout, 'data')) as [Buffer];
  const pid = Number(text.toString());
  await answersOk(`http://127.0.0.1:${env.PORT}`, AbortSignal.timeout(60_000));
  starter.kill('SIGKILL');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 60_000);
}

test('a server that does not stop is cut short when its starter is gone', async () => {
  const deaf = {
    file: '/bin/sh',
    args: ['-c', 'trap "" TERM; echo deaf; while :; do sleep 0.1; done'],
    cwd: folder,
    env: {},
  };
  const { file, args } = exitingWithParent(deaf, 1);
  const server = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(server.stdout, 'data');
  // What the starter's death does to the pipe.
  server.stdin.destroy();
  const [, signal] = (await once(server, 'exit')) as [number | null, string];
  expect(signal).toBe('SIGKILL');
});

test('processes of a crashed start are ended by the next one; a foreign process with the same pid is not', async () => {
  const records = processRecords(join(folder, 'run'));
  const env = { PORT: String(await freePort()) };
  const orphan = spawn(process.execPath, [fixture('tiny-service.mjs')], {
    env,
    detached: true,
    stdio: 'ignore',
  });
  records.write('tiny', orphan.pid as number);
  records.write('other', process.pid);
  const file = join(folder, 'run', 'other.json');
  writeFileSync(file, JSON.stringify({ pid: process.pid, born: 'another time' }));
  await records.endOrphans(['tiny', 'other']);
  expect(isAlive(orphan.pid)).toBe(false);
  expect(records.names()).toEqual([]);
});
