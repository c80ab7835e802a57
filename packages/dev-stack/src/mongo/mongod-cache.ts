import { existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FallbackContext } from '../store-server.ts';

/** A folder per major version. */
export function cachedMongod(
  { cacheFolder }: FallbackContext,
  major: number,
): { folder: string; binary: string } {
  const folder = join(cacheFolder, `mongod-${major}`);
  return { folder, binary: join(folder, process.platform === 'win32' ? 'mongod.exe' : 'mongod') };
}

/** Newest first. */
export function cachedMajors({ cacheFolder }: FallbackContext): number[] {
  const names = existsSync(cacheFolder) ? readdirSync(cacheFolder) : [];
  const majors = names.map((name) => Number(/^mongod-(\d+)$/.exec(name)?.[1] ?? 0));
  return majors.filter((major) => major > 0).toSorted((a, b) => b - a);
}

/** On the cache's disk; the caller removes it. */
export function newStagingFolder({ cacheFolder }: FallbackContext): string {
  mkdirSync(cacheFolder, { recursive: true });
  return mkdtempSync(join(cacheFolder, 'fetch-'));
}
