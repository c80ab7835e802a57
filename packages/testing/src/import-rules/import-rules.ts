import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-copy.ts';

const cruiser = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');

/** Frontmatter and browser scripts. */
export function typescriptOf(component: string): string {
  const [, frontmatter = ''] = /^---\r?\n([\s\S]*?)\n---/.exec(component) ?? [];
  const scripts = component.matchAll(/<script(?![^>]*\bis:inline\b)[^>]*>([\s\S]*?)<\/script>/g);
  return [frontmatter, ...Array.from(scripts, ([, script]) => script)].join('\n');
}

/**
 * Runs dependency-cruiser on a copy of the sources, with each `.astro` file replaced by its TypeScript.
 * @param output reporter
 */
export function checkImports(folder: string, output: 'err' | 'json'): SpawnSyncReturns<string> {
  for (const component of globSync('storefront/src/**/*.astro', { cwd: folder })) {
    const file = join(folder, component);
    writeFileSync(`${file}.ts`, typescriptOf(readFileSync(file, 'utf8')));
    rmSync(file);
  }
  const sources = ['storefront/src', 'admin/src', 'services', 'packages'];
  const args = [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', output, ...sources];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
}
