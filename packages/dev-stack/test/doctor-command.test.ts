import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run, type Env } from '../src/commands.ts';
import { environment, root } from '../src/config.ts';
import { processRecords } from '../src/process-records.ts';
import { allInOne, gateway, services } from '../src/processes.ts';
import { writePorts } from '../src/shop-processes.ts';
import { startStores, type Stores } from '../src/stores.ts';

let dataDir: string;
let stores: Stores;
/** In place of every process. */
let server: Server;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'doctor-command-'));
  const env = { ...environment, MONGO_URL: '', REDIS_URL: '' };
  stores = await startStores({ dataDir, say: () => undefined, env });
  const metrics = [
    'shop_queue_jobs',
    'shop_orders_in_review',
    'shop_letters',
    'nodejs_eventloop_lag_p99_seconds',
  ];
  server = createServer((_request, response) => response.end(metrics.map((name) => `${name} 0\n`).join('')));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const names = [gateway, ...services].map(({ name }) => name);
  writePorts({ dataDir }, Object.fromEntries([...names, 'gateway-metrics'].map((name) => [name, port])));
});
afterAll(async () => {
  server.close();
  await stores.stop();
  rmSync(dataDir, { recursive: true });
});

const doctor = (env: Env, ...args: string[]) =>
  run({
    file: process.execPath,
    args: [join(root, 'packages/dev-stack/src/doctor-command.ts'), ...args],
    cwd: tmpdir(),
    env: { PATH: environment['PATH'] ?? '', UPLOADS_DIR: dataDir, MAIL_DIR: dataDir, ...env },
  });

test('it finds the stores, processes and folders of the shop of this folder', async () => {
  const { stdout } = await doctor({ DATA_DIR: dataDir }, '--json');
  const { findings, fine, notExamined } = JSON.parse(stdout) as Record<string, { area: string }[]>;
  // The disk is that of the machine.
  expect(findings?.filter(({ area }) => area !== 'disk')).toEqual([]);
  expect(notExamined).toEqual([]);
  const processes = services.length;
  expect(fine).toContainEqual({ area: 'processes', checked: `${processes} processes answer` });
});

test('with PROCESSES=few the image worker, which runs on demand, may be away', async () => {
  const runs = processRecords(join(dataDir, 'run'));
  runs.write(allInOne.name, process.pid);
  const { stdout } = await doctor({ DATA_DIR: dataDir });
  runs.remove(allInOne.name);
  expect(stdout).toContain(`processes (${services.length - 1} processes answer`);
});

test('it ends with 1 when something is wrong', async () => {
  const { code, stdout } = await doctor({ DATA_DIR: dataDir, REDIS_URL: 'redis://127.0.0.1:1' });
  expect(code).toBe(1);
  expect(stdout).toMatch(/^Wrong \(\d\)\n {2}redis: Redis \(127.0.0.1:1\) does not answer: /);
});

test('in production it names what is missing, and takes no secret of the demo', async () => {
  const { code, stdout } = await doctor({ DATA_DIR: dataDir, SHOP_MODE: 'production' });
  expect(code).toBe(1);
  expect(stdout).toContain('settings: These settings are missing: SESSION_SECRET, SERVICE_TOKEN_SECRET,');
  expect(stdout).not.toMatch(/SANDBOX_URL|LIMITS/);
});

test('where no shop is known, and for wrong arguments, it ends with 2 and one sentence', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'doctor-command-'));
  const none = await doctor({ DATA_DIR: empty });
  rmSync(empty, { recursive: true });
  expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('No shop runs here')]);
  const wrong = await doctor({ DATA_DIR: dataDir }, '--nonsense');
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('npm run doctor')]);
});
