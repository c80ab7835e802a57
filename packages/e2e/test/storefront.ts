import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { freePort } from '@shop/dev-stack';
import { waitFor } from '@shop/testing';

export type Storefront = { url: string; stop: () => void };

/**
 * A separate process of the built storefront, with another address as its gateway.
 * @param settings over those of the tests' own environment
 */
export async function startStorefront(
  gateway: string,
  settings: Record<string, string> = {},
): Promise<Storefront> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['storefront/src/server.ts'], {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      GATEWAY_URL: gateway,
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: 'ignore',
  });
  await waitFor(
    'the storefront',
    async () => (await fetch(`${address}/ready`).catch(() => undefined))?.ok === true,
  );
  return { url: address, stop: () => void child.kill() };
}
