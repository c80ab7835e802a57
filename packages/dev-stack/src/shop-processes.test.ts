import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { environment } from './config.ts';
import { readPorts } from './shop-processes.ts';

const source = fileURLToPath(new URL('shop-processes.ts', import.meta.url));

/**
 * Chooses a shop's ports in a process of its own, as each start does. What it claims it claims in its own folder: between
 * two starts nobody holds these ports, and another test may be choosing.
 * @param end how that process ends
 */
async function choosePorts(dataDir: string, end = ''): Promise<Record<string, number>> {
  const config = JSON.stringify({ dataDir, port: 3000, sandbox: true, env: {} });
  const script = `
    const { choosePorts } = await import(${JSON.stringify(source)});
    await choosePorts(${config});
    ${end}
  `;
  const env = { ...environment, TMPDIR: dataDir };
  const child = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { env });
  await (end ? child.catch(() => undefined) : child);
  return readPorts(dataDir);
}

test('a start keeps the earlier ports, except those taken by another process', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-ports-of-'));
  const first = await choosePorts(dataDir, "process.kill(process.pid, 'SIGKILL')");
  expect(first).toMatchObject({ gateway: 3000, order: expect.any(Number) });
  expect(await choosePorts(dataDir)).toEqual(first);

  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(first['order'], '127.0.0.1', resolve));
  const { order, ...others } = await choosePorts(dataDir);
  await new Promise((resolve) => blocker.close(resolve));
  expect({ ...others, order: first['order'] }).toEqual(first);
  expect(order).not.toBe(first['order']);
  rmSync(dataDir, { recursive: true });
});
