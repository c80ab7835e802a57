import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root } from '@shop/dev-stack';
import { expect } from 'vitest';
import { readAdvisories } from '../../../src/advisories.ts';
import { lockFlaws } from '../../../src/lockfile.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
type Locked = { integrity?: string; resolved?: string; link?: boolean; inBundle?: boolean; version?: string };
type Lock = { packages: Record<string, Locked> };
const lock = () => JSON.parse(read('package-lock.json')) as Lock;

/** Security-relevant random values come from the system's generator. */
export async function soundChance(): Promise<void> {
  const files = globSync(
    '{services,packages/{service-kit,events,audit-log,contracts,shop-rules}}/**/src/**/*.ts',
    {
      cwd: root,
    },
  );
  const sources = files.filter((file) => !/node_modules|\.test\.ts$/.test(file));
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.filter((file) => read(file).includes('Math.random'))).toEqual([]);
}

/** Every package has the locked checksum, and none runs an install script. */
export async function lockedPackages(): Promise<void> {
  const { packages } = lock();
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(lockFlaws(packages)).toEqual([]);
  const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
  expect(Object.values(allowScripts)).toEqual(Object.values(allowScripts).map(() => false));
  expect(Number(packages['node_modules/@astrojs/node']?.version?.split('.')[0])).toBeGreaterThanOrEqual(10);
}

const REGISTRY_TIMEOUT_MS = 15_000;

/**
 * No runtime dependency has a known high or critical flaw; an unreachable registry is reported.
 * Fails only at full strength, because a new advisory makes no earlier commit worse.
 */
export async function noKnownFlaws(): Promise<void> {
  const args = [
    'audit',
    '--omit=dev',
    '--json',
    '--fetch-retries=0',
    `--fetch-timeout=${REGISTRY_TIMEOUT_MS}`,
  ];
  const options = { cwd: root, env: environment, timeout: REGISTRY_TIMEOUT_MS, maxBuffer: 50_000_000 };
  const text = await new Promise<string>((done) =>
    execFile('npm', args, options, (_failed, stdout) => done(stdout)),
  );
  const advisories = readAdvisories(text);
  if (advisories.isChecked && process.env['FULL_STRENGTH']) expect(advisories.grave).toEqual([]);
  const notice = advisories.isChecked
    ? `Known flaws of packages: ${advisories.grave.join(', ') || 'none'}.`
    : `Known flaws of packages cannot be checked here: ${advisories.why}.`;
  process.stdout.write(`${notice}\n`);
}
