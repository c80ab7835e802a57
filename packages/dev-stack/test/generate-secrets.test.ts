import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { afterAll, afterEach, expect, test } from 'vitest';
import { gateway, services } from '../src/processes.ts';
import { compose, problemsOf } from './compose-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
const file = join(folder, '.env');
const command = fileURLToPath(new URL('../src/generate-secrets.ts', import.meta.url));
const draw = (...args: string[]) =>
  spawnSync(process.execPath, [command, ...args], { cwd: folder, encoding: 'utf8' });

afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test('secrets are drawn into a file that only its owner reads, and never over one that is there', () => {
  expect(draw()).toMatchObject({ status: 0, stderr: '' });
  const drawn = readFileSync(file, 'utf8');
  expect(drawn.match(/^\w+(?==.{32,}$)/gm)).toEqual([
    'SESSION_SECRET',
    'SERVICE_TOKEN_SECRET',
    'USER_TOKEN_PRIVATE_KEY',
    'USER_TOKEN_PUBLIC_KEY',
    'MONGO_PASSWORD',
    'MONGO_ACCOUNT_PASSWORD',
    'MONGO_CATALOG_PASSWORD',
    'MONGO_CART_PASSWORD',
    'MONGO_ORDER_PASSWORD',
    'MONGO_PAYMENT_PASSWORD',
    'MONGO_LETTERS_PASSWORD',
    'MONGO_AUDIT_PASSWORD',
    'REDIS_PASSWORD',
  ]);
  expect(statSync(file).mode % 0o1000).toBe(0o600);
  expect(draw()).toMatchObject({ status: 1, stdout: '' });
  expect(readFileSync(file, 'utf8')).toBe(drawn);
});

test.each([...services, gateway])(
  '$name starts in a container with what is drawn for a demo',
  async (row) => {
    expect(draw('--demo')).toMatchObject({ status: 0, stderr: '' });
    const drawn = parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
    expect(await problemsOf(row, drawn)).toEqual([]);
    expect(drawn).toMatchObject({
      SHOP_MODE: 'demo',
      COMPOSE_PROJECT_NAME: 'shop-demo',
      COMPOSE_PROFILES: compose.services['payment-sandbox']?.profiles?.join(),
    });
  },
);
