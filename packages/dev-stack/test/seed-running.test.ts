import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../src/commands.ts';
import { environment, root } from '../src/config.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'seed-running-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const seed = (env: Record<string, string>, ...args: string[]) =>
  run({
    file: process.execPath,
    args: [join(root, 'packages/dev-stack/src/seed-running.ts'), ...args],
    cwd: root,
    env: { PATH: environment['PATH'] ?? '', DATA_DIR: dataDir, ...env },
  });

test('where no shop was started, the seed says what to do first', async () => {
  const { code, stdout } = await seed({}, '--large');
  expect(code).toBe(1);
  expect(stdout).toContain('run npm start first');
  expect((await seed({})).stdout).toContain('npm start brings the demo catalogue in by itself');
});

test('the seed logs in to the running shop with its own admin, and says why it cannot go on', async () => {
  const admin = { email: 'admin@example.com', password: 'kanervikko' };
  writeFileSync(join(dataDir, 'accounts.json'), JSON.stringify({ admin }));
  const bodies: unknown[] = [];
  const server = createServer((request, response) => void refuse(request, response));
  const refuse = async (request: IncomingMessage, response: ServerResponse) => {
    bodies.push(JSON.parse(await read(request)));
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"success":false}');
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { code, stdout } = await seed({ PORT: String((server.address() as AddressInfo).port) }, '--large');
  server.close();
  expect(bodies).toEqual([admin]);
  expect(code).toBe(2);
  expect(stdout).toContain('The shop refused the admin login');
});

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const chunk of request) parts.push(chunk as Buffer);
  return Buffer.concat(parts).toString();
}
