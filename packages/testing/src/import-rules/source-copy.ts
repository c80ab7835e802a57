import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../../..');

const leftOut = new Set(['node_modules', 'dist', '.astro', '.turbo', 'originals']);
const configurations = [
  '.dependency-cruiser.cjs',
  '.oxlintrc.json',
  'knip.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.ts',
];

export type SourceCopy = { folder: string; remove: () => void };

/**
 * Copies sources and tool settings into the checkout, where tools may change them. Libraries resolve to the installed
 * ones, own packages to the copies.
 */
export function copySources(): SourceCopy {
  const folder = mkdtempSync(join(root, '.import-rules-'));
  const filter = (path: string) => !leftOut.has(basename(path));
  for (const name of [...configurations, 'storefront', 'admin', 'services', 'packages'])
    cpSync(join(root, name), join(folder, name), { recursive: true, filter });
  const installed = join(root, 'node_modules', '@shop');
  const links = join(folder, 'node_modules', '@shop');
  mkdirSync(links, { recursive: true });
  for (const name of readdirSync(installed)) {
    const workspace = ['packages', 'services', '.']
      .map((parent) => join(folder, parent, name))
      .find((path) => readdirSync(join(path, '..')).includes(name));
    if (!workspace) continue;
    symlinkSync(relative(links, workspace), join(links, name), 'dir');
    const own = join(root, relative(folder, workspace), 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(workspace, 'node_modules'), 'dir');
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
