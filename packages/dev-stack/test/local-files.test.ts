import { createPrivateKey, createPublicKey } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepAccounts } from '../src/accounts.ts';
import { run } from '../src/commands.ts';
import { environment, root } from '../src/config.ts';
import { keepToOwner } from '../src/own-folder.ts';
import { freePort, isFree } from '../src/ports.ts';
import { keepSecrets } from '../src/secrets.ts';
import { StartError } from '../src/start-error.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('secrets are drawn once, kept, and readable by their owner alone [sec-36]', () => {
  const file = join(folder, 'secrets.json');
  const first = keepSecrets(file);
  expect(keepSecrets(file)).toEqual(first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(first.SESSION_SECRET.length).toBeGreaterThanOrEqual(32);
  expect(first.SESSION_SECRET).not.toBe(first.SERVICE_TOKEN_SECRET);
});

test('the key pair is one of P-256, as PEM in base64', () => {
  const secrets = keepSecrets(join(folder, 'secrets.json'));
  const text = (base64: string) => Buffer.from(base64, 'base64').toString();
  const derived = createPublicKey(createPrivateKey(text(secrets.USER_TOKEN_PRIVATE_KEY)));
  expect(derived.asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
  expect(derived.export({ type: 'spki', format: 'pem' })).toBe(text(secrets.USER_TOKEN_PUBLIC_KEY));
});

/** Keeps the secrets in a process that can write nothing into any file, as on a full disk. */
function keepOnFullDisk(file: string) {
  const module = JSON.stringify(join(root, 'packages/dev-stack/src/secrets.ts'));
  const script = `import { keepSecrets } from ${module}; keepSecrets(${JSON.stringify(file)})`;
  const args = ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath, '--input-type=module', '-e', script];
  return run({ file: '/bin/sh', args, env: { PATH: environment['PATH'] } });
}

test.runIf(process.platform === 'linux')(
  'a start on a full disk leaves the secrets as they are',
  async () => {
    const file = join(folder, 'secrets.json');
    const first = keepSecrets(file);
    expect((await keepOnFullDisk(file)).code).toBe(0);
    expect(keepSecrets(file)).toEqual(first);
    const other = join(folder, 'other', 'secrets.json');
    expect(await keepOnFullDisk(other)).toMatchObject({ stderr: expect.stringContaining('EFBIG') });
    expect(readdirSync(dirname(other))).toEqual([]);
    expect(keepSecrets(file)).toEqual(first);
    expect(readdirSync(folder).toSorted()).toEqual(['other', 'secrets.json']);
  },
);

test.each([
  ['secrets.json', keepSecrets],
  ['accounts.json', keepAccounts],
])('a damaged %s is named, and nothing takes its place unasked', (name, keep) => {
  const file = join(folder, name);
  writeFileSync(file, '{"SESSION_SECRET": "abc');
  expect(() => keep(file)).toThrow(StartError);
  expect(() => keep(file)).toThrow(`${file} is damaged.`);
  expect(readFileSync(file, 'utf8')).toBe('{"SESSION_SECRET": "abc');
});

test('the demo logins are drawn once and kept as JSON', () => {
  const file = join(folder, 'accounts.json');
  const first = keepAccounts(file);
  expect(keepAccounts(file)).toEqual(first);
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toEqual(['admin', 'customer']);
  expect(first.admin.password).not.toBe(first.customer.password);
  expect(first.admin.password.length).toBeGreaterThanOrEqual(12);
});

test('a free port is free, below the range of outgoing connections, and given once', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
  expect(new Set(ports).size).toBe(20);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test('a port with a listener is not free', async () => {
  const server = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await isFree(port, '127.0.0.1')).toBe(false);
  await new Promise((resolve) => server.close(resolve));
  expect(await isFree(port, '127.0.0.1')).toBe(true);
});

test('a data folder is its owner’s alone, also one that was open before [asvs-53]', () => {
  const made = join(folder, 'made', 'deep');
  keepToOwner(made);
  expect(statSync(made).mode & 0o777).toBe(0o700);
  chmodSync(made, 0o755);
  keepToOwner(made);
  expect(statSync(made).mode & 0o777).toBe(0o700);
});

test('no shop’s data get into git or into the image, whatever their folder’s number [asvs-54]', () => {
  for (const file of ['.gitignore', '.dockerignore', '.prettierignore']) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    expect(lines.some((line) => matchesGlob('.data-2', line.replace(/\/$/, '')))).toBe(true);
  }
});
