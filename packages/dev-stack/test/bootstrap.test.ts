import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../src/config.ts';

/** A checkout with nothing but the bootstrap and a lock, and an npm that only notes how it was called. */
let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'shop-bootstrap-'));
  mkdirSync(join(checkout, 'packages/dev-stack'), { recursive: true });
  mkdirSync(join(checkout, 'bin'));
  copyFileSync(
    join(root, 'packages/dev-stack/bootstrap.mjs'),
    join(checkout, 'packages/dev-stack/bootstrap.mjs'),
  );
  writeLock({ 'node_modules/zod': { version: '4.6.7' } });
  writeNpm('mkdir -p node_modules');
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function writeLock(packages: object): void {
  writeFileSync(join(checkout, 'package-lock.json'), JSON.stringify({ packages }));
}

function writeNpm(action: string): void {
  const file = join(checkout, 'bin/npm');
  writeFileSync(file, `#!/bin/sh\necho "$* workspace=$npm_config_workspace" >> calls.txt\n${action}\n`);
  chmodSync(file, 0o755);
}

const calls = (): string[] => {
  const file = join(checkout, 'calls.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};

/**
 * @param hear is told what it has said so far
 * @param before what the process does first that becomes the bootstrap
 */
function bootstrap(
  hear: (said: string) => void = () => undefined,
  before = '',
): Promise<{ code: number | null; said: string }> {
  const PATH = [join(checkout, 'bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(':');
  const script = join(checkout, 'packages/dev-stack/bootstrap.mjs');
  const env = { PATH, TMPDIR: checkout, npm_config_workspace: 'x' };
  const shell = `${before}\nexec "$0" "$1"`;
  const child = spawn('/bin/sh', ['-c', shell, process.execPath, script], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => hear((said += text.toString())));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

test('a fresh clone installs the locked packages and says so, and the next start does nothing', async () => {
  const { code, said } = await bootstrap();
  expect(code).toBe(0);
  expect(said).toContain('Installing the packages');
  expect(calls()).toEqual([
    'ci --include=dev --include=optional --no-audit --no-fund --loglevel=error --no-update-notifier workspace=',
  ]);
  expect(await bootstrap()).toEqual({ code: 0, said: '' });
  expect(calls()).toHaveLength(1);
});

test('a changed lock installs again', async () => {
  await bootstrap();
  writeLock({ 'node_modules/zod': { version: '4.7.0' } });
  await bootstrap();
  expect(calls()).toHaveLength(2);
});

test('what npm itself has installed from this lock is not installed again', async () => {
  mkdirSync(join(checkout, 'node_modules'));
  const packages = { 'node_modules/zod': { version: '4.6.7' } };
  writeFileSync(join(checkout, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  expect((await bootstrap()).code).toBe(0);
  expect(calls()).toEqual([]);
});

test('a new package of the checkout is linked, and nothing is installed for it', async () => {
  mkdirSync(join(checkout, 'node_modules'));
  writeFileSync(join(checkout, 'node_modules/.package-lock.json'), JSON.stringify({ packages: {} }));
  writeFileSync(join(checkout, 'packages/dev-stack/package.json'), '{ "name": "@shop/dev-stack" }');
  writeLock({ 'node_modules/@shop/dev-stack': { resolved: 'packages/dev-stack', link: true } });
  expect((await bootstrap()).code).toBe(0);
  const linked = readFileSync(join(checkout, 'node_modules/@shop/dev-stack/package.json'), 'utf8');
  expect(linked).toContain('@shop/dev-stack');
  expect(calls()).toEqual([]);
});

test("a lock without this platform's binaries is not forced on it", async () => {
  const optionalDependencies = { [`@turbo/${process.platform}-${process.arch}`]: '2.11.9' };
  writeLock({ 'node_modules/turbo': { version: '2.11.9', optionalDependencies } });
  const { said } = await bootstrap();
  expect(said).toContain(`no binaries for ${process.platform}-${process.arch}`);
  expect(calls()[0]).toMatch(/^install --no-package-lock /);
});

test('a failed install says what to do, and the next start tries again', async () => {
  writeNpm('exit 7');
  const { code, said } = await bootstrap();
  expect(code).toBe(7);
  expect(said).toContain('Check the network and run it again.');
  await bootstrap();
  expect(calls()).toHaveLength(2);
});

test('two starts at once install once', async () => {
  // The install lasts until the other one has said that it waits.
  writeNpm('until [ -e waits ]; do sleep 0.05; done; mkdir -p node_modules');
  const hear = (said: string) => {
    if (said.includes('waiting for it')) writeFileSync(join(checkout, 'waits'), '');
  };
  const [first, second] = await Promise.all([bootstrap(hear), bootstrap(hear)]);
  expect([first.code, second.code]).toEqual([0, 0]);
  expect(calls()).toHaveLength(1);
  expect(first.said + second.said).toContain('waiting for it');
});

test('a killed start’s lock is taken over, even if its pid is in use again', async () => {
  writeNpm('mkdir -p node_modules left && cp -R shop-install-* left/');
  await bootstrap();
  const [lock = ''] = readdirSync(join(checkout, 'left'));
  const killAndGive = (text: string) => {
    rmSync(join(checkout, 'node_modules'), { recursive: true });
    mkdirSync(join(checkout, lock));
    writeFileSync(join(checkout, lock, 'pid'), text);
  };
  const owner = readFileSync(join(checkout, 'left', lock, 'pid'), 'utf8');
  killAndGive(owner.replace(/^\d+/, String(process.pid)));
  expect((await bootstrap()).code).toBe(0);

  // Where births are not told.
  killAndGive('');
  expect((await bootstrap(undefined, `printf $$ > ${lock}/pid`)).code).toBe(0);
  expect(calls()).toHaveLength(3);
});
