import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@shop/dev-stack';
import { afterEach, expect, test } from 'vitest';

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
let child: ChildProcess;
let output = '';

afterEach(() => void child.kill('SIGKILL'));

/** @returns its address */
async function start(endpoint?: string): Promise<string> {
  output = '';
  const port = await freePort();
  const args = ['--import', fixture('log-loaded.mjs'), fixture('small-service.ts'), String(port)];
  child = spawn(process.execPath, [...args, ...(endpoint ? [endpoint] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  await expect.poll(() => output).toContain('"msg":"ready"');
  return `http://127.0.0.1:${port}`;
}

/** prom-client has the interfaces, without an SDK. */
const loaded = () =>
  output.match(/^loaded .*$/gm)?.filter((line) => !line.includes('@opentelemetry/api/')) ?? [];

test('without an endpoint no module of OpenTelemetry is loaded', async () => {
  const url = await start();
  expect((await fetch(url)).status).toBe(200);
  expect(loaded()).toEqual([]);
});

test('an endpoint that is away costs one warning, and the process ends as always', async () => {
  const url = await start(`http://127.0.0.1:${await freePort()}`);
  expect(loaded()).not.toEqual([]);
  const warnings = () => output.match(/"msg":"traces could not be sent and are dropped"/g) ?? [];
  const call = async () => {
    expect((await fetch(url)).status).toBe(200);
    return warnings();
  };
  await expect.poll(call).toHaveLength(1);
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(warnings()).toHaveLength(1);
});
