import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@shop/dev-stack';
import { expect } from 'vitest';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
type Locked = { integrity?: string; link?: boolean; inBundle?: boolean; version?: string };
type Lock = { packages: Record<string, Locked> };
const lock = () => JSON.parse(read('package-lock.json')) as Lock;

/** What is drawn by chance where it matters comes from the system's own source. */
export async function soundChance(): Promise<void> {
  const files = globSync('{services,packages/{service-kit,events,contracts}}/**/src/**/*.ts', { cwd: root });
  const sources = files.filter((file) => !/node_modules|\.test\.ts$/.test(file));
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.filter((file) => read(file).includes('Math.random'))).toEqual([]);
}

/** Every package is, byte for byte, the one that was locked; none runs a program when it is installed. */
export async function lockedPackages(): Promise<void> {
  const packages = Object.entries(lock().packages).filter(([path]) => path.includes('node_modules/'));
  const foreign = packages.filter(([, { link, inBundle, integrity = '' }]) => {
    return !link && !inBundle && !integrity.startsWith('sha512-');
  });
  expect(foreign.map(([path]) => path)).toEqual([]);
  const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
  expect(Object.values(allowScripts)).toEqual(Object.values(allowScripts).map(() => false));
  expect(
    Number(lock().packages['node_modules/@astrojs/node']?.version?.split('.')[0]),
  ).toBeGreaterThanOrEqual(10);
}
