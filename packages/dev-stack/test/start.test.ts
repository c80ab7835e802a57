import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '../src/config.ts';
import { freePort } from '../src/ports.ts';
import { birthOf } from '../src/process-records.ts';
import { buildFirst } from './build-first.ts';

let dataDir: string;
const shops: { killAll: () => void }[] = [];
buildFirst();
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shop-start-'));
});
afterEach(() => {
  // A test that failed must not leave a shop behind either.
  for (const shop of shops.splice(0)) shop.killAll();
  rmSync(dataDir, { recursive: true, force: true });
});

/** `npm start` without npm, in a folder of its own, with every process that it ever recorded. */
async function startShop(port: number, folder = dataDir) {
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, MONGO_URL: '', REDIS_URL: '' };
  const child = spawn(process.execPath, ['packages/dev-stack/src/start.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const seen = new Map<number, { name: string; born: string }>();
  const run = join(folder, 'run');
  const watching = setInterval(() => {
    for (const file of readDirectory(run)) {
      const record = readRecord(join(run, file));
      if (record && record.pid !== child.pid) seen.set(record.pid, { name: file, born: record.born });
    }
  }, 50);
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  void ended.then(() => clearInterval(watching));
  let over = false;
  void ended.then(() => (over = true));
  const alive = () => [...seen].filter(([pid, { born }]) => birthOf(pid) === born);
  const shop = {
    child,
    ended,
    /** Waits until so many processes have been seen. */
    async hasStarted(count: number): Promise<void> {
      await vi
        .waitUntil(() => over || seen.size >= count, { timeout: 100_000 })
        .catch(() => {
          throw new Error(`only ${seen.size} processes were seen: ${said}`);
        });
      if (over) throw new Error(`the start ended early: ${said}`);
    },
    said: () => said,
    /** By name. */
    survivors: () => alive().map(([, { name }]) => name),
    killAll(): void {
      child.kill('SIGKILL');
      for (const [pid] of alive()) process.kill(pid, 'SIGKILL');
    },
  };
  shops.push(shop);
  return shop;
}

function readDirectory(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Null while it is being written, or gone already. */
function readRecord(file: string): { pid: number; born: string } | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { pid: number; born: string };
  } catch {
    return null;
  }
}

test('Ctrl-C while the stores start leaves no process behind', async () => {
  const shop = await startShop(await freePort());
  await shop.hasStarted(1);
  shop.child.kill('SIGINT');
  expect(await shop.ended).toBe(0);
  expect(shop.said()).toContain('Stopped.');
  expect(shop.survivors()).toEqual([]);
});

test('SIGTERM while the services start, twice, leaves no process behind', async () => {
  const shop = await startShop(await freePort());
  await shop.hasStarted(6);
  shop.child.kill('SIGTERM');
  setTimeout(() => shop.child.kill('SIGTERM'), 1_200);
  expect(await shop.ended).toBe(0);
  expect(shop.survivors()).toEqual([]);
});

test('a start that is killed outright leaves no process behind', async () => {
  const shop = await startShop(await freePort());
  await shop.hasStarted(6);
  shop.child.kill('SIGKILL');
  await expect.poll(shop.survivors).toEqual([]);
});

test('a taken port is one sentence with what to do', async () => {
  const port = await freePort();
  const occupant = createServer().listen(port, '127.0.0.1');
  const shop = await startShop(port);
  expect(await shop.ended).toBe(1);
  expect(shop.said().trim()).toBe(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  );
  occupant.close();
});

test('a second start on one port ends with a sentence while the first is still starting', async () => {
  const port = await freePort();
  const first = await startShop(port, join(dataDir, 'first'));
  await first.hasStarted(1);
  const second = await startShop(port, join(dataDir, 'second'));
  expect(await second.ended).toBe(1);
  expect(second.said().trim()).toBe(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  );
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
});

test.each(['a file', 'below a file', 'not writable'])(
  'a data folder that is %s is one sentence',
  async (kind) => {
    const file = join(dataDir, 'notes.txt');
    writeFileSync(file, '');
    const given =
      { 'a file': file, 'below a file': join(file, 'shop'), 'not writable': '/sys/shop' }[kind] ?? '';
    const shop = await startShop(await freePort(), given);
    expect(await shop.ended).toBe(1);
    const why = kind === 'not writable' ? String.raw`cannot be written \([A-Z]+\)` : 'is not a folder';
    expect(shop.said().trim()).toMatch(
      new RegExp(`^DATA_DIR ${given} ${why}\\. Choose another: DATA_DIR=my-shop npm start$`),
    );
  },
);

test('a second shop from the same folder is refused in one sentence', async () => {
  const first = await startShop(await freePort());
  await first.hasStarted(1);
  const second = await startShop(await freePort());
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain(`A shop already runs from ${dataDir}`);
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
});
