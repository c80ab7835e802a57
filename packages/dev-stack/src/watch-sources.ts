import { watch } from 'node:fs';
import { join, sep } from 'node:path';
import { build } from './build.ts';
import { environment, root } from './config.ts';
import { machineEnvironment } from './environment.ts';
import { affectedBy } from './affected.ts';
import type { Shop } from './start-shop.ts';

// "Save all" and branch switches count as one change.
const SETTLE_MS = 300;
const WATCHED = ['services', 'packages', 'storefront', 'admin'];
const NEVER = /(^|[\\/])(node_modules|dist|test|\.astro|\.turbo)([\\/]|$)|\.test\.tsx?$/;

/** Restarts services and rebuilds screens on save. */
export function watchSources(shop: Shop): void {
  const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
  let changed = new Set<string>();
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function takeUp(files: string[]): Promise<void> {
    const { screens, processes } = affectedBy(files);
    if (screens) {
      say('Building the storefront and the back office …');
      const env = machineEnvironment(environment);
      const built = build({ env, signal: new AbortController().signal, fromSource: true });
      const failed = await built.then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      if (failed) return say(failed);
      say('Built: reload the page.');
    }
    const affected = shop.processes.filter(({ name }) => processes.includes(name));
    await Promise.all(affected.map((process) => process.replace()));
  }

  for (const folder of WATCHED) {
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (!name || NEVER.test(name)) return;
      changed.add([folder, ...name.split(sep)].join('/'));
      clearTimeout(timer);
      timer = setTimeout(() => {
        const files = [...changed];
        changed = new Set();
        running = running.then(() => takeUp(files));
      }, SETTLE_MS);
    }).unref();
  }
  say('Watching the sources: services restart, the storefront and the back office are built again.');
}
